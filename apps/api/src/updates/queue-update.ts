import type { Language, SiteLanguages } from '@hearthlight/domain';
import { currentLanguage, inLanguage } from '@hearthlight/words/current-language';

import { inDonorLanguage } from '../accounts/donor-language.ts';
import { digest, secureRandom } from '../accounts/secure-random.ts';
import type { Database } from '../database/schema.ts';
import { impactUpdateMail, type UpdateFacts } from '../mail/messages.ts';
import { type NewMail, queueMails } from '../mail/outbox-rows.ts';
import { unsubscribeAddress } from '../mail/unsubscribe.ts';
import type { ActionContext } from '../staff/action.ts';
import { languageOfTranslations } from '../translations/in-current-language.ts';
import { campaignTranslations } from '../translations/translated-campaigns.ts';
import { updateTranslations } from '../translations/translated-updates.ts';

/** An impact update to mail. */
export interface MailedUpdate {
  id: number;
  campaign: { id: number; title: string };
  /** Empty for an update without a title. */
  title: string;
  description: string;
}

/** Rows per statement. Four columns each stay below SQLite's limit of 32,766 parameters. */
const batchSize = 1000;

/**
 * Queues an impact update for each donor who gave to its campaign or joined it, except donors who unsubscribed or were
 * already sent this update. The transaction must have locked the books, so that two commands do not mail the same
 * donor. Returns the number of mails.
 */
export async function queueUpdate(
  { languages, mailing, now }: ActionContext,
  transaction: Database,
  update: MailedUpdate,
): Promise<number> {
  const { content, publicUrl, secret } = mailing();
  const donors = await donorsToMail(transaction, update);
  const mails: NewMail[] = [];
  const texts = await textsByLanguage(transaction, update, languages);
  const rows = donors.map(({ email, first_name: firstName, id: donorId, language }) => {
    const [id, token] = [crypto.randomUUID(), secureRandom.token()];
    const unsubscribe = publicUrl + unsubscribeAddress(token);
    const mail = inDonorLanguage({ language }, { languages }, () => {
      const facts = texts.get(currentLanguage()) ?? factsOf(update);
      return impactUpdateMail(content, { to: email, firstName, ...facts, unsubscribe });
    });
    mails.push({ id, mail });
    return { update_id: update.id, donor_id: donorId, mail_id: id, token_hash: digest(token) };
  });
  for (let start = 0; start < rows.length; start += batchSize) {
    await transaction
      .insertInto('update_mails')
      .values(rows.slice(start, start + batchSize))
      .execute();
  }
  await queueMails(transaction, mails, { now: now(), secret });
  return mails.length;
}

const factsOf = ({ campaign, description, title }: MailedUpdate) => ({
  campaign: campaign.title,
  title,
  description,
});

/** Returns what a mail says about the update in each language of the site. */
async function textsByLanguage(
  transaction: Database,
  update: MailedUpdate,
  languages: SiteLanguages,
): Promise<ReadonlyMap<Language, Omit<UpdateFacts, 'unsubscribe'>>> {
  const texts = languages.map((language) =>
    inLanguage(language, async () => {
      const [campaign] = await campaignTranslations(transaction, languages, [update.campaign.id]);
      const [translation] = await updateTranslations(transaction, languages, [update.id]);
      const ownLanguage = languageOfTranslations(languages) && !translation && { language: languages[0] };
      const { description, title } = translation ?? update;
      const facts = { campaign: (campaign ?? update.campaign).title, title: title ?? '', description };
      return [language, { ...facts, ...ownLanguage }] as const;
    }),
  );
  return new Map(await Promise.all(texts));
}

const donorsToMail = (transaction: Database, { campaign, id }: MailedUpdate) =>
  transaction
    .selectFrom('donors')
    .select(['id', 'email', 'first_name', 'language'])
    .where('updates_refused_at', 'is', null)
    .where((where) =>
      where.or([
        where.exists(
          where
            .selectFrom('donations')
            .select('donations.id')
            .whereRef('donations.donor_id', '=', 'donors.id')
            .where('donations.campaign_id', '=', campaign.id)
            .where('donations.payment_status', '=', 'completed'),
        ),
        where.exists(
          where
            .selectFrom('registrations')
            .select('registrations.donor_id')
            .whereRef('registrations.donor_id', '=', 'donors.id')
            .where('registrations.campaign_id', '=', campaign.id),
        ),
      ]),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('update_mails')
            .select('update_mails.update_id')
            .whereRef('update_mails.donor_id', '=', 'donors.id')
            .where('update_mails.update_id', '=', id),
        ),
      ),
    )
    .orderBy('id')
    .execute();
