import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

import { contentDirectory } from '@hearthlight/content';
import type { Foundation } from '@hearthlight/domain';
import { CommanderError } from 'commander';

import { type ActionContext, ActionError, factsForActions } from '../actions/action.ts';
import { unreadable } from '../actions/document.ts';
import type { DatabaseTarget } from '../database/open.ts';
import { requireCurrency } from '../features/books/currency.ts';
import { mailKinds, pictureUses } from '../features/index.ts';
import { describeTarget, openCurrent } from '../features/operations/open-existing.ts';
import { followLanguage } from '../lib/formats.ts';
import { operatorName } from '../lib/operator-name.ts';
import type { MailTransport } from '../platform/mail/mailer.ts';
import { uploadsOf } from '../platform/uploads/uploads-of.ts';
import { findSecret, readDatabaseTarget, readDeskUrl, readMailing, readSmtp } from './config.ts';
import { readContent, readFoundation } from './content.ts';
import { messageFor } from './error-message.ts';
import { createProgram } from './program.ts';

const actor = operatorName();
const args = process.argv.slice(2);
/** Read before parsing, because errors of parsing are printed as JSON too. */
const wantsJson = args.includes('--json');
const foundation = readFoundationOrExit();
followLanguage(foundation);

/** Reads the facts about the foundation, on which the descriptions of the options depend. */
function readFoundationOrExit(): Foundation {
  try {
    return readFoundation();
  } catch (error) {
    printError(error);
    return process.exit(1);
  }
}

/** Returns the environment with the variables from `--env-file`. */
function readEnvironment(): NodeJS.ProcessEnv {
  const { envFile } = program.opts<{ envFile?: string }>();
  if (envFile === undefined) return process.env;
  try {
    return { ...parseEnv(readFileSync(envFile, 'utf8')), ...process.env };
  } catch (error) {
    throw new ActionError(`The file ${envFile} of --env-file ${unreadable(error)}`);
  }
}

/** Returns the database that the variables select. Prints its name to stderr, except with `--json`. */
function selectTarget(): DatabaseTarget {
  const target = readDatabaseTarget(readEnvironment());
  if (!wantsJson) process.stderr.write(`Database: ${describeTarget(target)}\n`);
  return target;
}

async function withContext<T>(work: (context: ActionContext) => Promise<T>): Promise<T> {
  const target = selectTarget();
  const database = await openCurrent(target);
  const folders = { uploads: uploadsOf(target), content: contentDirectory(readEnvironment()) };
  try {
    const mailing = () => ({ content: readContent(), kinds: mailKinds, ...readMailing(readEnvironment()) });
    await requireCurrency(database);
    return await work({
      database,
      now: Date.now,
      actor,
      folders,
      mailing,
      pictureUses,
      ...factsForActions(foundation),
    });
  } finally {
    await database.destroy();
  }
}

async function createTransport(): Promise<MailTransport> {
  const smtp = readSmtp(readEnvironment());
  if (smtp === undefined) throw new ActionError('No mail server is configured: set SMTP_URL and MAIL_FROM.');
  const { smtpTransport } = await import('../platform/mail/smtp-transport.ts');
  return smtpTransport(smtp, foundation.supportEmail);
}

/** Prints the message for an error to stderr, as JSON with `--json`. */
function printError(error: unknown): void {
  const message = messageFor(error);
  process.stderr.write(`${wantsJson ? JSON.stringify({ error: message }) : message}\n`);
}

// A reader such as `head` may close the pipe early.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const print = (text: string) => process.stdout.write(`${text}\n`);
const program = createProgram({
  withContext,
  selectTarget,
  findSecret: () => findSecret(readEnvironment()),
  createTransport,
  deskUrl: () => readDeskUrl(readEnvironment()),
  product: foundation.product,
  readContent,
  actor,
  print,
});
try {
  await program.parseAsync(args.length === 0 ? ['--help'] : args, { from: 'user' });
} catch (error) {
  const isHelp = error instanceof CommanderError && error.exitCode === 0;
  if (!isHelp) {
    printError(error);
    process.exitCode = 1;
  }
}
