import type { Command } from 'commander';

import { countOf } from '../count-of.ts';
import { type RemovedSampleData, removeSampleData } from '../sample/remove-sample-data.ts';
import { printOutput, type ProgramEnvironment, type SharedOptions, withDryRun, withJson } from './command.ts';

/** Adds the command that removes the sample data. */
export function addSampleCommands(program: Command, environment: ProgramEnvironment): void {
  const group = program.command('sample').description('remove the sample data');
  const remove = group
    .command('remove')
    .description('remove the sample news, campaigns and impact updates, and the demo donor');
  withJson(withDryRun(remove)).action(async (options: SharedOptions) => {
    const dryRun = options.dryRun ?? false;
    const counts = await environment.withContext((context) => removeSampleData(context, { dryRun }));
    const text = reportOf(counts, dryRun ? 'Would remove' : 'Removed');
    printOutput(environment, options, { json: { ...counts, dry_run: dryRun }, text });
  });
}

function reportOf(removed: RemovedSampleData, verb: string): string {
  if (Object.values(removed).every((count) => count === 0)) return 'There is no sample data.';
  const { articles, campaigns, donors, updates } = removed;
  const donor = donors === 0 ? '' : ' and the demo donor';
  const what = `${countOf(articles, 'news article')}, ${countOf(campaigns, 'campaign')}, ${countOf(updates, 'impact update')}${donor}`;
  const dependent = [
    countOf(removed.comments, 'comment'),
    countOf(removed.registrations, 'registration'),
    countOf(removed.donations, 'donation'),
    countOf(removed.receipts, 'receipt'),
    countOf(removed.bills, 'bill'),
    countOf(removed.ledgers, 'closed month'),
    countOf(removed.staff, 'demo owner of the desk', 'demo owners of the desk'),
  ];
  return `${verb} ${what}, with ${dependent.join(', ')}.`;
}
