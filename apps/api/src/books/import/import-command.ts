import { formatMoney } from '@hearthlight/domain';
import { type Command, Option } from 'commander';

import {
  parserFor,
  printOutput,
  type ProgramEnvironment,
  rowId,
  type SharedOptions,
  withDryRun,
  withJson,
} from '../../admin/command.ts';
import { ActionError } from '../../staff/action.ts';
import { countsOf, type ImportedRow, importGifts } from './import-gifts.ts';
import { readGiftFile } from './read-file.ts';

interface ImportCommandOptions extends SharedOptions {
  columns?: string;
  campaign?: number;
  duplicates?: 'record' | 'skip';
}

/** Adds the command that records the gifts in a file. */
export function addImportCommand(group: Command, environment: ProgramEnvironment): void {
  const description = 'record the donations in an export of PayPal or Stripe, or in a bank statement';
  withDryRun(
    withJson(group.command('import').description(description)),
    'report each row without recording it',
  )
    .argument('<file.csv>', 'the export')
    .option('--columns <file.yaml>', 'the columns of a bank statement, see docs/operating.md')
    .option('--campaign <number>', 'the campaign of rows that do not name one', parserFor(rowId))
    .addOption(
      new Option('--duplicates <choice>', 'what to do with equal rows without a number').choices([
        'record',
        'skip',
      ]),
    )
    .action(async (file: string, options: ImportCommandOptions) => {
      const { campaign: campaignId, columns, dryRun = false, duplicates } = options;
      const report = await environment.withContext(async (context) => {
        const rows = await readGiftFile(file, { columns, timeZone: context.timeZone });
        return importGifts(context, rows, { campaignId, dryRun, duplicates });
      });
      const verb = dryRun ? 'Would import' : 'Imported';
      const text = [...report.map(lineOf), `${verb} ${file}: ${countsOf(report)}.`].join('\n');
      printOutput(environment, options, { json: { rows: report, dry_run: dryRun }, text });
      const refused = report.filter(({ outcome }) => outcome === 'refused').length;
      const read = report.filter(({ outcome }) => outcome === 'new' || outcome === 'known').length;
      if (refused > read)
        throw new ActionError(`${file}: more rows were refused (${refused}) than read (${read}).`);
    });
}

const lineOf = ({ amount, date, giver, line, note, outcome }: ImportedRow) =>
  [
    `Line ${line}`,
    outcome,
    ...(amount === undefined ? [] : [date, formatMoney(amount), giver ?? 'anonymous']),
    ...(note === undefined ? [] : [note]),
  ].join('\t');
