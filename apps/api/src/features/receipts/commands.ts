import type { Command } from 'commander';

import { ActionError } from '../../actions/action.ts';
import {
  printOutput,
  printPage,
  type ProgramEnvironment,
  rowId,
  type SharedOptions,
  withJson,
  withPages,
} from '../../actions/command.ts';
import { parseReceiptNumber } from './format-receipt-number.ts';
import { knownReceipt, listReceipts, showReceipt } from './list-receipts.ts';
import { sendReceipt } from './send-receipt.ts';

/** Adds the commands for receipts. */
export function addReceiptCommands(program: Command, environment: ProgramEnvironment): void {
  const group = program.command('receipt').description('list, show and mail the receipts of gifts');
  withPages(group.command('list').description('list receipts, newest first')).action((options: SharedOptions) =>
    printPage(environment, options, ({ database }, range) => listReceipts(database, range)),
  );
  withJson(group.command('show').description('show a receipt'))
    .argument('<number>', 'the number, such as 2026-00042', numberOf)
    .action(async (number: ReturnType<typeof numberOf>, options: SharedOptions) => {
      const output = await environment.withContext(({ database }) => showReceipt(database, number));
      printOutput(environment, options, output);
    });
  withJson(group.command('send').description('mail the valid receipt of a gift to its giver'))
    .argument('<gift>', 'the number of the gift, or of one of its receipts', giftOrReceipt)
    .action(async (which: ReturnType<typeof giftOrReceipt>, options: SharedOptions) => {
      const sent = await environment.withContext(async (context) => {
        const id = typeof which === 'number' ? which : (await knownReceipt(context.database, which)).giftId;
        return sendReceipt(context, id);
      });
      const text = `Receipt ${sent.number} is queued. The server mails it to ${sent.email}.`;
      printOutput(environment, options, { json: sent, text });
    });
}

/** Returns the number of a gift, or that of a receipt. */
function giftOrReceipt(text: string): number | ReturnType<typeof numberOf> {
  const { data: id } = rowId.safeParse(text);
  return id ?? numberOf(text);
}

function numberOf(text: string): { serial: number; year: number } {
  const number = parseReceiptNumber(text);
  if (number) return number;
  throw new ActionError(`“${text}” is not the number of a receipt, such as 2026-00042.`);
}
