import type { Command } from 'commander';

import { ActionError } from '../../actions/action.ts';
import {
  printOutput,
  printPage,
  type ProgramEnvironment,
  type SharedOptions,
  withJson,
  withPages,
} from '../../actions/command.ts';
import { listMails } from './list-mails.ts';
import { sendTestMail } from './send-test-mail.ts';

/** Adds the commands that list mails and check the mail server. */
export function addMailCommands(program: Command, environment: ProgramEnvironment): void {
  const group = program.command('mail').description('check the mail server and list unsent mails');
  const list = group.command('list').description('list the mails that are queued or could not be sent');
  withPages(list)
    .option('--failed', 'list only the mails that could not be sent')
    .action(({ failed, ...options }: SharedOptions & { failed?: true }) =>
      printPage(environment, options, (context, range) => listMails(context, { ...range, failed: failed === true })),
    );
  const test = group.command('test <address>').description('send a test mail to an address');
  withJson(test).action(async (address: string, options: SharedOptions) => {
    const transport = await environment.createTransport();
    const result = await sendTestMail(transport, environment.readContent(), address).finally(() => transport.close());
    if (!result.accepted) throw new ActionError(`The mail was not accepted (${result.reason}): ${result.reply}`);
    const text = `The mail server accepted a mail to ${address}: ${result.reply}`;
    printOutput(environment, options, { json: { sent: address, reply: result.reply }, text });
  });
}
