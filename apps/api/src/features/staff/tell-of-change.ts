import type { Services } from '../../actions/services.ts';
import { inDonorLanguage } from '../accounts/donor-language.ts';
import { type AccessChange, accessChangedMail } from './mails.ts';

/**
 * Tells a person by mail that their access to the desk was changed or a recovery code used. A failed mail is logged: the
 * change is made and in the activity log.
 */
export async function tellOfChange(
  { content, database, logError, mailer }: Pick<Services, 'content' | 'database' | 'logError' | 'mailer'>,
  staffId: number,
  change: AccessChange,
): Promise<void> {
  const person = await database
    .selectFrom('staff')
    .select(['email', 'name', 'language'])
    .where('id', '=', staffId)
    .executeTakeFirst();
  if (!person) return;
  const mail = inDonorLanguage(person, content.foundation, () =>
    accessChangedMail(content, { to: person.email, firstName: person.name }, change),
  );
  await mailer.send(mail).catch(logError);
}
