import type { Language } from '@hearthlight/domain';
import type { UpdateMail } from '@hearthlight/domain/desk';
import { inLanguage } from '@hearthlight/words/current-language';

import { type ActionContext, audited } from '../../actions/action.ts';
import { noEntry } from '../../actions/no-entry.ts';
import { requireVersion } from '../../actions/require-version.ts';
import { isOrphan } from '../../database/failures.ts';
import type { Database } from '../../database/schema.ts';
import type { StaffSession } from '../../platform/http/staff-session.ts';
import type { Mail, Mailer } from '../../platform/mail/mailer.ts';
import { testOf } from '../../platform/mail/messages.ts';
import { readMailedUpdate } from './mailed-update.ts';
import { impactUpdateMail } from './mails.ts';
import { countRecipients, factsOf, type MailedUpdate, textsByLanguage } from './queue-update.ts';
import { unsubscribeAddress } from './unsubscribe.ts';

type Reader = StaffSession['staff'];

/** Returns a language of the site by its tag, or the default one. */
const languageOf = ({ languages }: Pick<ActionContext, 'languages'>, tag: string | undefined): Language =>
  languages.find((language) => language === tag) ?? languages[0];

/** Returns the mail of an update as a donor of its campaign would get it. Its link to unsubscribe has no effect. */
async function mailTo(
  context: ActionContext,
  update: MailedUpdate,
  { email, name }: Pick<Reader, 'email' | 'name'>,
  language: Language,
): Promise<Mail> {
  const { content, publicUrl } = context.mailing();
  const texts = await textsByLanguage(context.database, update, context.languages);
  const facts = texts.get(language) ?? factsOf(update);
  const unsubscribe = publicUrl + unsubscribeAddress('test');
  const to = { to: email, firstName: name, publicUrl, unsubscribe };
  return inLanguage(language, () => impactUpdateMail(content, { ...to, ...facts, isOfCampaign: true }));
}

/** Returns the mail of an update in a language, and what must be known before it is sent. */
export async function readUpdateMail(
  context: ActionContext,
  id: number,
  reader: Reader,
  tag: string | undefined,
): Promise<UpdateMail> {
  const { database } = context;
  const update = await readMailedUpdate(database, id);
  const { html, subject } = await mailTo(context, update, reader, languageOf(context, tag));
  return {
    html,
    subject,
    languages: [...context.languages],
    recipients: {
      all: await countRecipients(database, update, 'all'),
      campaign: update.campaign ? await countRecipients(database, update, 'campaign') : null,
    },
    is_tested: await isTested(database, update, reader.id),
  };
}

/** Whether a staff member has got the current version as a test mail. */
export async function isTested(
  database: Database,
  { id, version }: { id: number; version: number },
  staffId: number,
): Promise<boolean> {
  const test = await database
    .selectFrom('update_tests')
    .select('version')
    .where('update_id', '=', id)
    .where('staff_id', '=', staffId)
    .where('version', '=', version)
    .executeTakeFirst();
  return test !== undefined;
}

/** Sends the mail of an update to a staff member, who may then send it to donors. Returns the address. */
export async function testUpdate(
  context: ActionContext,
  mailer: Mailer,
  id: number,
  { language: tag, reader, version }: { language: string | undefined; reader: Reader; version: number },
): Promise<string> {
  const update = await readMailedUpdate(context.database, id);
  requireVersion(update, version);
  const mail = await mailTo(context, update, reader, languageOf(context, tag));
  await mailer.send(testOf(mail, 'update test'));
  return audited(context, 'update test', async (database) => {
    await database
      .insertInto('update_tests')
      .values({ update_id: id, staff_id: reader.id, version })
      .onConflict((conflict) => conflict.columns(['update_id', 'staff_id']).doUpdateSet({ version }))
      .execute()
      .catch((error: unknown) => {
        throw isOrphan(error) ? noEntry() : error;
      });
    return { subject: { kind: 'update', id }, detail: reader.email, result: reader.email };
  });
}
