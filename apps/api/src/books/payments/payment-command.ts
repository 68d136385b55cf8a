import type { Command } from 'commander';

import {
  idArgument,
  parserFor,
  printListing,
  printOutput,
  type ProgramEnvironment,
  type SharedOptions,
  withJson,
} from '../../admin/command.ts';
import { text as textField } from '../../admin/document.ts';
import { leavePayment } from './leave-payment.ts';
import { unmatchedListing } from './unmatched-payments.ts';

/**
 * Adds the commands that list payments whose donor nobody knows, and leave one without a donor. `donation giver` gives
 * one to its donor.
 */
export function addUnmatchedCommands(group: Command, environment: ProgramEnvironment): void {
  const description =
    'list the newest payments of imports without a donor, with donors who may have made them';
  withJson(group.command('unmatched').description(description)).action(async (options: SharedOptions) => {
    const listing = await environment.withContext(({ database }) => unmatchedListing(database));
    printListing(environment, options, listing);
  });
  withJson(group.command('leave').description('leave a payment that belongs to nobody known without a donor'))
    .addArgument(idArgument())
    .requiredOption('--reason <text>', 'the reason', parserFor(textField))
    .action(async (id: number, options: SharedOptions & { reason: string }) => {
      await environment.withContext((context) => leavePayment(context, id, options));
      printOutput(environment, options, { json: { id }, text: `Left donation ${id} without a donor.` });
    });
}
