import type { Command } from 'commander';

import {
  idArgument,
  parserFor,
  printOutput,
  printPage,
  type ProgramEnvironment,
  type SharedOptions,
  withJson,
  withPages,
} from '../../actions/command.ts';
import { reason as reasonField } from '../../actions/document.ts';
import { giftGroup } from '../gifts/commands.ts';
import { leavePayments } from './settle-payments.ts';
import { unmatchedListing } from './unmatched-payments.ts';

/**
 * Adds the commands that list payments whose donor nobody knows, and leave one without a donor. `gift giver` gives
 * one to its donor.
 */
export function addPaymentCommands(program: Command, environment: ProgramEnvironment): void {
  const group = giftGroup(program);
  const description = 'list payments of imports without a donor, newest first, with donors who may have made them';
  withPages(group.command('unmatched').description(description)).action((options: SharedOptions) =>
    printPage(environment, options, ({ database }, range) => unmatchedListing(database, range)),
  );
  withJson(group.command('leave').description('leave a payment that belongs to nobody known without a donor'))
    .addArgument(idArgument())
    .requiredOption('--reason <text>', 'the reason', parserFor(reasonField))
    .action(async (id: number, options: SharedOptions & { reason: string }) => {
      await environment.withContext((context) => leavePayments(context, options.reason, [{ id }]));
      printOutput(environment, options, { json: { id }, text: `Left gift ${id} without a donor.` });
    });
}
