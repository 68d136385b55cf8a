import { checkStatement, ledgerDocument, ledgerMonth, type LedgerSource } from '@hearthlight/domain/ledger';
import { Argument, type Command } from 'commander';
import * as z from 'zod';

import {
  addListCommand,
  parserFor,
  printOutput,
  type ProgramEnvironment,
  type SharedOptions,
  withDryRun,
  withJson,
} from '../../admin/command.ts';
import { readTyped } from '../../admin/document.ts';
import { countOf } from '../../count-of.ts';
import type { Database } from '../../database/schema.ts';
import { ActionError } from '../../staff/action.ts';
import { closeMonth, linesOf, listLedgers } from './close-month.ts';
import { sha256 } from './hashing.ts';
import { ledgerText } from './public-ledger.ts';

const month = z
  .string()
  .refine((value) => ledgerMonth.safeParse(value).success, 'must be a month such as 2026-10');

/** Adds the commands for the public ledger. */
export function addLedgerCommands(program: Command, environment: ProgramEnvironment): void {
  const group = program.command('ledger').description('close months and check statements');
  addListCommand(group, environment, 'list the closed months', ({ database }) => listLedgers(database));
  const close = group.command('close').description('publish the ledger of a month, permanently');
  withDryRun(withJson(close), 'show what would be published, without publishing it')
    .addArgument(new Argument('<month>', 'YYYY-MM').argParser(parserFor(month)))
    .option('--yes', 'confirm that the first closed month contains all months before it')
    .action(async (closed: string, options: SharedOptions & { yes?: true }) => {
      const { dryRun = false, yes = false } = options;
      const result = await environment.withContext((context) => closeMonth(context, closed, { dryRun, yes }));
      const { earlier } = result;
      const sentence = dryRun
        ? `Would close ${closed} with ${countOf(result.entries, 'entry', 'entries')}.`
        : `Closed ${closed} with ${countOf(result.entries, 'entry', 'entries')}. Its root is ${result.root}.`;
      const text = earlier.length === 0 ? sentence : `${sentence} It contains:\n${linesOf(earlier)}`;
      // The root of a dry run is meaningless, because its salts are random and discarded.
      const { root, ...counts } = result;
      const json = { ...counts, ...(!dryRun && { root }), dry_run: dryRun };
      printOutput(environment, options, { json, text });
    });
  addVerifyCommand(group, environment);
}

function addVerifyCommand(group: Command, environment: ProgramEnvironment): void {
  withJson(group.command('verify').description('check a donor’s statement against the ledger'))
    .argument('<file>', 'the statement, a JSON file')
    .option('--ledger <files...>', 'published ledgers to check against, instead of those in the database')
    .action(async (file: string, options: SharedOptions & { ledger?: string[] }) => {
      const text = await readTyped(file);
      const verify = (ledgerOf: LedgerSource) => checkStatement(text, { ledgerOf, sha256 });
      const found = options.ledger
        ? await verify(await ledgersIn(options.ledger))
        : await environment.withContext(({ database }) => verify(ledgersOf(database)));
      if (found.status !== 'valid') throw new ActionError(sentenceFor(file, found));
      const { count } = found.statement;
      const valid =
        count === 1
          ? 'The statement is valid: its line is in the ledger.'
          : `The statement is valid: all ${count} lines are in the ledger.`;
      printOutput(environment, options, { json: { status: 'valid', lines: count }, text: valid });
    });
}

function sentenceFor(
  file: string,
  found: Exclude<Awaited<ReturnType<typeof checkStatement>>, { status: 'valid' }>,
): string {
  switch (found.status) {
    case 'not-a-statement':
      return `The file ${file} is not a statement.`;
    case 'unknown-month':
      return `There is no ledger of ${found.months.join(', ')}.`;
    case 'unreachable':
      return 'The ledger cannot be read.';
    default:
      return ['The statement was altered.', ...found.problems.map(({ reason }) => reason)].join('\n');
  }
}

const ledgersOf =
  (database: Database): LedgerSource =>
  async (closed) => {
    const text = await ledgerText(database, closed);
    return text === undefined ? { status: 'unknown' } : { status: 'found', document: JSON.parse(text) };
  };

/** Reads downloaded ledgers, to check a statement without the database. */
async function ledgersIn(files: readonly string[]): Promise<LedgerSource> {
  const documents = new Map<string, unknown>();
  for (const file of files) {
    const { data } = ledgerDocument.safeParse(parsed(await readTyped(file)));
    if (!data) throw new ActionError(`The file ${file} is not a published ledger.`);
    documents.set(data.month, data);
  }
  return (closed) => {
    const document = documents.get(closed);
    return Promise.resolve(document === undefined ? { status: 'unknown' } : { status: 'found', document });
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
