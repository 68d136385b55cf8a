import type { Command } from 'commander';

import {
  confirmed,
  printOutput,
  type ProgramEnvironment,
  type RemovalOptions,
  withRemoval,
} from '../../actions/command.ts';
import { countOf } from '../../lib/count-of.ts';
import { type RemovedSampleData, removeSampleData } from './remove-sample-data.ts';

/** Adds the command that removes the sample data. */
export function addSampleCommands(program: Command, environment: ProgramEnvironment): void {
  const group = program.command('sample').description('remove the sample data');
  const remove = group
    .command('remove')
    .description('remove the sample news, campaigns and impact updates, and the demo donor');
  withRemoval(remove).action(async (options: RemovalOptions) => {
    const dryRun = options.dryRun ?? false;
    const counts = await environment.withContext((context) =>
      confirmed(
        options,
        (changes) => removeSampleData(context, changes),
        (found) => reportOf(found, 'This removes'),
      ),
    );
    const report = reportOf(counts, dryRun ? 'Would remove' : 'Removed');
    const text = report === undefined ? 'There is no sample data.' : `${report}.`;
    const { gifts: donations, ...others } = counts;
    printOutput(environment, options, { json: { ...others, donations, dry_run: dryRun }, text });
  });
}

/** Returns a sentence without its full stop, or `undefined` if there is no sample data. */
function reportOf(removed: RemovedSampleData, verb: string): string | undefined {
  if (Object.values(removed).every((count) => count === 0)) return undefined;
  const { articles, campaigns, donors, updates } = removed;
  const donor = donors === 0 ? '' : ' and the demo donor';
  const what = `${countOf(articles, 'news article')}, ${countOf(campaigns, 'campaign')}, ${countOf(updates, 'impact update')}${donor}`;
  const dependent = [
    countOf(removed.comments, 'comment'),
    countOf(removed.registrations, 'registration'),
    countOf(removed.gifts, 'gift'),
    countOf(removed.receipts, 'receipt'),
    countOf(removed.bills, 'bill'),
    countOf(removed.ledgers, 'closed month'),
    countOf(removed.staff, 'demo owner of the desk', 'demo owners of the desk'),
  ];
  return `${verb} ${what}, with ${dependent.join(', ')}`;
}
