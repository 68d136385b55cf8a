import { deskRules } from '@hearthlight/domain/desk';
import { Argument, type Command, Option } from 'commander';
import * as z from 'zod';

import { ActionError } from '../../actions/action.ts';
import {
  parserFor,
  printOutput,
  type ProgramEnvironment,
  type SharedOptions,
  withDryRun,
  withJson,
} from '../../actions/command.ts';
import { readTyped, typedPath } from '../../actions/document.ts';
import type { RowCounts } from '../../database/load-snapshot.ts';
import { countOf } from '../../lib/count-of.ts';
import { type BackupContent, backUpToFile, type Operation } from './backup.ts';
import { checkDatabase } from './check.ts';
import { moveToPostgres } from './move.ts';
import { restore } from './restore.ts';

interface BackupOptions extends SharedOptions {
  force?: true;
  passphraseFile?: string;
}

/** A file, because other users of the machine can see the arguments of a command. */
const passphraseOption = (description: string) => new Option('--passphrase-file <file>', description);

/** Returns the first line of the named file. Throws an `ActionError` if it is no passphrase. */
async function readPassphrase({ passphraseFile: file }: BackupOptions): Promise<string | undefined> {
  if (file === undefined) return undefined;
  const [line = ''] = (await readTyped(file)).split(/\r?\n/);
  const { data, error } = deskRules.passphrase.safeParse(line);
  if (data === undefined)
    throw new ActionError(`${file}: ${error?.issues[0]?.message ?? 'The passphrase is invalid.'}`);
  return data;
}

const postgresUrl = z.url({ protocol: /^postgres(?:ql)?$/, error: 'must begin with postgres://' });
const fileArgument = () => new Argument('<file>', 'the backup');
const countRows = (rows: RowCounts) =>
  countOf(
    Object.values(rows).reduce((sum, count) => sum + count, 0),
    'row',
  );
const contentOf = ({ files, rows }: BackupContent) => `${countRows(rows)} and ${countOf(files.length, 'file')}`;

/** Adds the commands for the whole database: backup, restore, check and move. */
export function addDatabaseCommands(program: Command, environment: ProgramEnvironment): void {
  const { actor, selectTarget } = environment;
  const operation = (): Operation => ({ target: selectTarget(), actor, now: Date.now() });
  withJson(program.command('backup').description('write the database, secret, pictures and scanned bills to a file'))
    .addArgument(fileArgument())
    .option('--force', 'replace the file if it exists')
    .addOption(passphraseOption('encrypt the backup with the passphrase in this file, as age does'))
    .action(async (file: string, options: BackupOptions) => {
      const passphrase = await readPassphrase(options);
      const content = await backUpToFile(operation(), typedPath(file), {
        force: options.force ?? false,
        passphrase,
      });
      printOutput(environment, options, {
        json: { file, ...content },
        text: `Wrote ${contentOf(content)} to ${file}.`,
      });
    });
  addRestoreCommand(program, environment, operation);
  addCheckCommand(program, environment);
  withJson(program.command('move').description('move the SQLite database to an empty PostgreSQL database'))
    .requiredOption('--to <url>', 'postgres://…', parserFor(postgresUrl))
    .action(async (options: SharedOptions & { to: string }) => {
      const { files, rows } = await moveToPostgres(operation(), options.to);
      const text = `Moved ${countRows(rows)} and ${countOf(files, 'file')}. The SQLite database is read-only now. Start the server with DATABASE_URL, and with the content of DATA_DIR/auth-secret as AUTH_SECRET.`;
      printOutput(environment, options, { json: { rows, files }, text });
    });
}

function addRestoreCommand(program: Command, environment: ProgramEnvironment, operation: () => Operation): void {
  const restoreCommand = program.command('restore').description('restore a backup of either engine');
  withDryRun(withJson(restoreCommand), 'restore into a temporary database, which is removed again')
    .addArgument(fileArgument())
    .option('--force', 'replace the existing database; stop the server first')
    .addOption(passphraseOption('open an encrypted backup with the passphrase in this file'))
    .action(async (file: string, options: BackupOptions) => {
      const dryRun = options.dryRun ?? false;
      const passphrase = await readPassphrase(options);
      const force = options.force ?? false;
      const { findSecret } = environment;
      const content = await restore(operation(), typedPath(file), { force, dryRun, passphrase, findSecret });
      const done = `${dryRun ? 'Would restore' : 'Restored'} ${contentOf(content)}. Donors must sign in again.`;
      const next = dryRun ? [] : ['Run “check” and “books check” before you start the server.'];
      const text = [done, ...(content.problem === undefined ? [] : [content.problem]), ...next].join('\n');
      printOutput(environment, options, { json: { file, dry_run: dryRun, ...content }, text });
    });
}

/** Says what was checked: rows can be whole and still contradict one another. */
const soundText = (rows: RowCounts) =>
  `No problem in ${countRows(rows)}: constraints, migrations, references, next ids, pictures and scanned bills. ` +
  'Run “books check” to compare gifts, entries and closed months.';

function addCheckCommand(program: Command, environment: ProgramEnvironment): void {
  withJson(
    program.command('check').description('check files, migrations, references, next ids, pictures and scanned bills'),
  ).action(async (options: SharedOptions) => {
    const { problems, rows } = await checkDatabase(environment.selectTarget(), environment.findSecret());
    const text = problems.length === 0 ? soundText(rows) : problems.join('\n');
    printOutput(environment, options, { json: { problems, rows }, text });
    if (problems.length > 0) throw new ActionError(`The check found ${countOf(problems.length, 'problem')}.`);
  });
}
