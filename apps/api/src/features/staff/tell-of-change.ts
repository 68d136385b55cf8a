import type { Services } from '../../actions/services.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { Recipient } from '../../platform/mail/messages.ts';
import { inDonorLanguage } from '../accounts/donor-language.ts';
import { type AccessChange, accessChangedMail } from './mails.ts';

type MailServices = Pick<Services, 'content' | 'logError' | 'mailer'>;

/** Mails a person in the language of their last sign-in. A failed mail is logged: what it tells of has happened. */
export async function mailStaff(
  { content, logError, mailer }: MailServices,
  { email, language, name }: { email: string; language: string | null; name: string },
  compose: (to: Recipient) => Mail,
): Promise<void> {
  const to = { to: email, firstName: name };
  const mail = inDonorLanguage({ language }, content.foundation, () => compose(to));
  await mailer.send(mail).catch(logError);
}

/** Tells a person by mail that their access to the desk was changed or a recovery code used. */
export async function tellOfChange(
  { database, ...services }: MailServices & Pick<Services, 'database'>,
  staffId: number,
  change: AccessChange,
): Promise<void> {
  const person = await database
    .selectFrom('staff')
    .select(['email', 'name', 'language'])
    .where('id', '=', staffId)
    .executeTakeFirst();
  if (person) await mailStaff(services, person, (to) => accessChangedMail(services.content, to, change));
}
