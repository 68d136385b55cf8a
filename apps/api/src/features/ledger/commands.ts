import { checkStatement, ledgerMonth, type LedgerSource } from '@hearthlight/domain/ledger';
import { ledger as words } from '@hearthlight/words/ledger';
import { Argument, type Command } from 'commander';
import * as z from 'zod';

import { ActionError } from '../../actions/action.ts';
import {
  addListCommand,
  parserFor,
  printOutput,
  type ProgramEnvironment,
  type SharedOptions,
  withDryRun,
  withJson,
} from '../../actions/command.ts';
import { readTyped, reason as reasonField } from '../../actions/document.ts';
import type { Database } from '../../database/schema.ts';
import { countOf } from '../../lib/count-of.ts';
import { closeMonth, linesOf } from './close-month.ts';
import { ledgerIndex, ledgerText, listLedgers } from './public-ledger.ts';
import { readCopy } from './published-copy.ts';
import { rotateKey } from './signing-key.ts';

const month = z.string().refine((value) => ledgerMonth.safeParse(value).success, 'must be a month such as 2026-10');

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
    .requiredOption('--reason <text>', 'why, for the audit table', parserFor(reasonField))
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
      const facts = found.facts.map(withoutIsolates);
      if (!found.isValid) throw new ActionError([`${found.title}.`, ...facts].join('\n'));
      const { lines, title, unproven } = found;
      const json = { status: 'valid', lines: lines.length, proven: facts, not_proven: unproven };
      const notProven = unproven.map((sentence) => `${words.notProven}: ${sentence}`);
      const answer = [`${title}.`, ...facts, ...notProven];
      printOutput(environment, options, { json, text: answer.join('\n') });
    });
}

/** Removes the characters that separate a name from the direction of its sentence: terminals print them. */
const withoutIsolates = (sentence: string) => sentence.replaceAll(/[\u2068\u2069]/g, '');

const sourceOf = (database: Database): LedgerSource => ({
  loadIndex: () => ledgerIndex(database),
  loadMonth: (closed) => ledgerText(database, closed),
});
