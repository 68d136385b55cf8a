import type { Services } from '../../actions/services.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { MailContent } from '../../platform/mail/messages.ts';
import { queueMails } from '../../platform/mail/queue-mails.ts';
import { inDonorLanguage } from '../accounts/donor-language.ts';
import { hasOwner } from './has-owner.ts';
import { type AccessChange, accessChangedMail, type StaffRecipient } from './mails.ts';

type MailServices = Pick<Services, 'content' | 'database' | 'languages' | 'logError' | 'mailer'>;

/**
 * Composes a mail to a person in the language of their last sign-in. It names who makes a new link: an owner, or
 * whoever runs the server. Returns `undefined` if the person was removed.
 */
async function composeForStaff(
  { database, languages }: Pick<Services, 'database' | 'languages'>,
  staffId: number,
  compose: (to: StaffRecipient) => Mail,
): Promise<Mail | undefined> {
  const person = await database
    .selectFrom('staff')
    .select(['email', 'name', 'language'])
    .where('id', '=', staffId)
    .executeTakeFirst();
  if (!person) return undefined;
  const to = { to: person.email, firstName: person.name, hasOtherOwner: await hasOwner(database, staffId) };
  return inDonorLanguage(person, { languages }, () => compose(to));
}

/** Mails a person. A failed mail is logged: what it tells of has happened. */
export async function mailStaff(
  { logError, mailer, ...services }: MailServices,
  staffId: number,
  compose: (to: StaffRecipient) => Mail,
): Promise<void> {
  const mail = await composeForStaff(services, staffId, compose);
  if (mail) await mailer.send(mail).catch(logError);
}

/** Queues a mail to a person, so that the call does not wait for a mail server. */
export async function queueForStaff(
  { database, languages, mailing, now }: Pick<Services, 'database' | 'languages' | 'mailing' | 'now'>,
  staffId: number,
  compose: (content: MailContent, to: StaffRecipient) => Mail,
): Promise<void> {
  const { content, kinds, secret } = mailing();
  const mail = await composeForStaff({ database, languages }, staffId, (to) => compose(content, to));
  if (mail) await queueMails(database, [{ mail }], { kinds, now: now(), secret });
}

/** Tells a person by mail that their access to the desk was changed or a recovery code used. */
export const tellOfChange = (services: MailServices, staffId: number, change: AccessChange): Promise<void> =>
  mailStaff(services, staffId, (to) => accessChangedMail(services.content, to, change));
