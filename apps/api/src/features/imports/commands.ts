import { basename } from 'node:path';

import { formatMoney } from '@hearthlight/domain';
import {
  cleanFileName,
  type PledgeOutcome,
  pledgeOutcomes,
  someColumns,
  type SomeColumns,
  withAnswer,
} from '@hearthlight/domain/desk';
import { type Command, Option } from 'commander';

import { ActionError } from '../../actions/action.ts';
import {
  confirmed,
  idArgument,
  parserFor,
  printOutput,
  printPage,
  type ProgramEnvironment,
  type RemovalOptions,
  rowId,
  type SharedOptions,
  withDryRun,
  withJson,
  withPages,
  withRemoval,
} from '../../actions/command.ts';
import { countOf } from '../../lib/count-of.ts';
import { todayOf } from '../books/requirements.ts';
import { giftGroup } from '../gifts/commands.ts';
import { readGiftFile } from './formats/read-file.ts';
import { importListing } from './list-imports.ts';
import { countsOf, importGifts, previewImport, printedTotals } from './planning/import-gifts.ts';
import type { ImportedRow } from './planning/imported-row.ts';
import { undoImport } from './undo-import.ts';

interface ImportCommandOptions extends SharedOptions {
  answer: SomeColumns;
  columns?: string;
  campaign?: number;
  duplicates?: 'record' | 'skip';
  pledges?: PledgeOutcome;
  thank?: true;
}

/** Adds the commands that record the gifts in a file, list imports and undo one. */
export function addImportCommands(program: Command, environment: ProgramEnvironment): void {
  const group = giftGroup(program);
  addImportCommand(group, environment);
  addImportListCommands(group, environment);
}

function addImportCommand(group: Command, environment: ProgramEnvironment): void {
  const description = 'record the gifts in an export of PayPal, Stripe or Benevity, or in a bank statement';
  withDryRun(withJson(group.command('import').description(description)), 'report each row without recording it')
    .argument('<file.csv>', 'the export')
    .option('--columns <file.yaml>', 'the columns of a bank statement, see docs/operating.md')
    .option(
      '--answer <json>',
      'an answer to what the file leaves open, as its message says; repeat it for several',
      (typed: string, earlier: SomeColumns) => withAnswer(earlier, answerIn(typed)),
      {},
    )
    .option('--campaign <number>', 'the campaign of rows that do not name one', parserFor(rowId))
    .option('--thank', 'send a thank-you mail to the givers, once for each gift')
    .addOption(
      new Option('--duplicates <choice>', 'what to do with rows that look like recorded gifts').choices([
        'record',
        'skip',
      ]),
    )
    .addOption(
      new Option(
        '--pledges <choice>',
        'what payments of another sum than pledged do: complete the pledge, or keep its rest open and record a surplus as another gift',
      ).choices(pledgeOutcomes),
    )
    .action((file: string, options: ImportCommandOptions) => importFile(environment, file, options));
}

async function importFile(environment: ProgramEnvironment, file: string, options: ImportCommandOptions): Promise<void> {
  const { answer: answers, campaign: campaignId, columns, dryRun = false, duplicates, pledges, thank } = options;
  const result = await environment.withContext(async (context) => {
    const { knownPayers, timeZone } = context;
    const options = { answers, columns, knownPayers, timeZone, today: todayOf(context) };
    const rows = await readGiftFile(file, options);
    const separate = duplicates && (duplicates === 'record' ? 'all' : 'none');
    const change = dryRun ? previewImport : importGifts;
    return change(context, rows, { campaignId, pledges, separate, thank, fileName: cleanFileName(basename(file)) });
  });
  const { report, thanked } = result;
  const verb = dryRun ? 'Would import' : 'Imported';
  const mails = thank ? [`${countOf(thanked, 'thank-you mail')} queued.`] : [];
  const text = [...report.map(lineOf), `${verb} ${file}: ${countsOf(report)}.`, ...mails].join('\n');
  printOutput(environment, options, {
    json: { id: result.id, rows: report, thanked, ...printedTotals(result), dry_run: dryRun },
    text,
  });
  const refused = report.filter(({ outcome }) => outcome === 'refused').length;
  const read = report.filter(({ outcome }) => ['new', 'changed', 'known'].includes(outcome)).length;
  if (refused > read) throw new ActionError(`${file}: more rows were refused (${refused}) than read (${read}).`);
}

/** Reads an answer to what a file leaves open. Throws an `ActionError` for anything else. */
function answerIn(typed: string): SomeColumns {
  let value: unknown;
  try {
    value = JSON.parse(typed);
  } catch {
    value = undefined;
  }
  const answer = someColumns.safeParse(value);
  if (answer.success) return answer.data;
  throw new ActionError(`--answer ${typed} is not one of the answers that the message about the file lists.`);
}

function addImportListCommands(group: Command, environment: ProgramEnvironment): void {
  withPages(group.command('import-list').description('list imports, newest first')).action((options: SharedOptions) =>
    printPage(environment, options, ({ database }, range) => importListing(database, range)),
  );
  const undo = group.command('import-undo').description('remove the gifts of an import, while its months are open');
  withRemoval(undo)
    .addArgument(idArgument())
    .action(async (id: number, options: RemovalOptions) => {
      const { dryRun = false } = options;
      const { removed } = await environment.withContext((context) =>
        confirmed(
          options,
          (changes) => undoImport(context, id, changes),
          (found) => `This removes ${countOf(found.removed, 'gift')} of import ${id}`,
        ),
      );
      const verb = dryRun ? 'Would remove' : 'Removed';
      const text = `${verb} ${countOf(removed, 'gift')} of import ${id}.`;
      printOutput(environment, options, { json: { id, removed, dry_run: dryRun }, text });
    });
}

const lineOf = ({ amount, date, giver, line, note, outcome }: ImportedRow) =>
  [
    `Line ${line}`,
    outcome,
    ...(amount === undefined ? [] : [date, formatMoney(amount), giver ?? 'anonymous']),
    ...(note === undefined ? [] : [note]),
  ].join('\t');
