import type { Command } from 'commander';

import { printListing, type ProgramEnvironment, type SharedOptions, withJson } from '../../admin/command.ts';
import { unmatchedListing } from './unmatched-payments.ts';

/** Adds the command that lists payments whose donor nobody knows. `donation giver` gives one to its donor. */
export function addUnmatchedCommand(group: Command, environment: ProgramEnvironment): void {
  const description =
    'list the newest payments of imports without a donor, with donors who may have made them';
  withJson(group.command('unmatched').description(description)).action(async (options: SharedOptions) => {
    const listing = await environment.withContext(({ database }) => unmatchedListing(database));
    printListing(environment, options, listing);
  });
}
