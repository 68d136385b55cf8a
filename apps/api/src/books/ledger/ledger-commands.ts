import { formatDateTime } from '@hearthlight/domain';
import {
  checkStatement,
  ledgerMonth,
  type LedgerSource,
  type StatementCheck,
} from '@hearthlight/domain/ledger';
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
import { ledgerIndex, ledgerText } from './public-ledger.ts';
import { readCopy } from './published-copy.ts';
import { rotateKey } from './signing-key.ts';

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
        : `Closed ${closed} with ${countOf(result.entries, 'entry', 'entries')}. The hash of its file is ${result.hash}.`;
      const text = earlier.length === 0 ? sentence : `${sentence} It contains:\n${linesOf(earlier)}`;
      // The hash of a dry run is meaningless, because its salts are random and discarded.
      const { hash, ...counts } = result;
      const json = { ...counts, ...(!dryRun && { hash }), dry_run: dryRun };
      printOutput(environment, options, { json, text });
    });
  addRotateCommand(group, environment);
  addVerifyCommand(group, environment);
}

function addRotateCommand(group: Command, environment: ProgramEnvironment): void {
  withJson(group.command('rotate-key').description('sign with a new key from now on'))
    .requiredOption('--reason <text>', 'why, for the audit table')
    .action(async ({ reason, ...options }: SharedOptions & { reason: string }) => {
      const key = await environment.withContext((context) => rotateKey(context, reason));
      const text = `New documents are signed with the key ${key}. Those with earlier keys stay valid.`;
      printOutput(environment, options, { json: { key }, text });
    });
}

function addVerifyCommand(group: Command, environment: ProgramEnvironment): void {
  withJson(group.command('verify').description('check a donor’s statement against the ledger'))
    .argument('<file>', 'the statement, a JSON file')
    .option('--against <folder>', 'a copy of the published files, instead of the database')
    .action(async (file: string, options: SharedOptions & { against?: string }) => {
      const text = await readTyped(file);
      const { against } = options;
      const found = against
        ? await checkStatement(text, await readCopy(against))
        : await environment.withContext(({ database }) => checkStatement(text, sourceOf(database)));
      if (found.status !== 'valid') throw new ActionError(sentenceFor(file, found));
      const { lines, status, untagged, until } = found;
      const json = { status, lines: lines.length, until, untagged };
      printOutput(environment, options, { json, text: validSentences(found) });
    });
}

/** Says what was proven, and what was not. */
const validSentences = ({ lines, statement, untagged, until }: StatementCheck & { status: 'valid' }) =>
  [
    `The statement is valid: ${statement.foundation} signed it on ${formatDateTime(statement.issued_at, 'UTC')} UTC, and ${lines.length === 1 ? 'its line is' : `all ${lines.length} lines are`} in the ledger.`,
    `No later change of these gifts is published up to ${until}. Whether there are other gifts cannot be proven.`,
    ...(untagged > 0
      ? [
          `${countOf(untagged, 'line')} in months of the first format: changes within those months cannot be ruled out.`,
        ]
      : []),
  ].join('\n');

const failures = {
  'no-lines': 'The statement has no lines, so it proves nothing.',
  'too-large': 'The statement has more lines or months than a check accepts.',
  unreachable: 'The ledger cannot be read.',
  unsigned: 'The statement is of an earlier version, without a signature: download a new one.',
};

function sentenceFor(file: string, found: Exclude<StatementCheck, { status: 'valid' }>): string {
  switch (found.status) {
    case 'not-a-statement':
      return `The file ${file} is not a statement.`;
    case 'unknown-month':
      return `There is no ledger of ${found.months.join(', ')}.`;
    case 'foreign':
      return `No listed key signed the statement, which names ${found.foundation}.`;
    case 'changed':
      return `The statement is out of date: the ledger has later entries of the gifts ${found.gifts.join(', ')}.`;
    case 'altered':
      return ['The statement was altered.', ...found.problems].join('\n');
    default:
      return failures[found.status];
  }
}

const sourceOf = (database: Database): LedgerSource => ({
  loadIndex: () => ledgerIndex(database),
  loadMonth: (closed) => ledgerText(database, closed),
});
