import { randomUUID } from 'node:crypto';

import type { Command } from 'commander';

import { countOf } from '../count-of.ts';
import { isoInstant } from '../iso-time.ts';
import { MailFailure, type MailTransport } from '../mail/mailer.ts';
import { type MailContent, testMail } from '../mail/messages.ts';
import { type ActionContext, ActionError, type Listing } from '../staff/action.ts';
import {
  printListing,
  printOutput,
  type ProgramEnvironment,
  type SharedOptions,
  withJson,
} from './command.ts';

/** Adds the commands that list mails and check the mail server. */
export function addMailCommands(program: Command, environment: ProgramEnvironment): void {
  const group = program.command('mail').description('check the mail server and list unsent mails');
  const list = group.command('list').description('list the mails that are queued or could not be sent');
  withJson(list)
    .option('--failed', 'list only the mails that could not be sent')
    .action(async (options: SharedOptions & { failed?: true }) => {
      const listing = await environment.withContext((context) => listMails(context, options));
      printListing(environment, options, listing);
    });
  const test = group.command('test <address>').description('send a test mail to an address');
  withJson(test).action(async (address: string, options: SharedOptions) => {
    await sendTestMail(await environment.createTransport(), environment.readContent(), address);
    const text = `The mail server accepted a mail to ${address}.`;
    printOutput(environment, options, { json: { sent: address }, text });
  });
}

/** Lists the 200 newest mails in the outbox. Sent mails are no longer in it. */
export async function listMails(
  { database }: ActionContext,
  { failed = false }: { failed?: boolean },
): Promise<Listing> {
  const mails = await database
    .selectFrom('outbox')
    .select(['kind', 'recipient', 'state', 'attempts', 'created_at', 'error'])
    .$if(failed, (query) => query.where('state', '=', 'failed'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  const rows = mails.map((mail) => ({ ...mail, created_at: isoInstant(mail.created_at) }));
  const lines = rows.map(({ created_at, kind, recipient, state, attempts, error }) =>
    [created_at, recipient, kind, state, countOf(attempts, 'attempt'), error ?? ''].join('\t'),
  );
  return { rows, lines, empty: failed ? 'No mails have failed.' : 'No mails are queued.' };
}

/** Makes one attempt to send a mail. Throws an `ActionError` with the server's reason. */
export async function sendTestMail(
  transport: MailTransport,
  content: MailContent,
  address: string,
): Promise<void> {
  try {
    await transport.deliver(testMail(content, { to: address }), randomUUID());
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    throw new ActionError(`The mail was not accepted (${error.reason}): ${error.message}`);
  } finally {
    transport.close();
  }
}
