import type { Language, SiteLanguages } from '@hearthlight/domain';
import type { Audience } from '@hearthlight/domain/desk';
import { currentLanguage, inLanguage } from '@hearthlight/words/current-language';
import { type ExpressionBuilder, sql, type SqlBool } from 'kysely';

import type { ActionContext } from '../../actions/action.ts';
import { inBatches } from '../../database/in-batches.ts';
import type { Database, Schema } from '../../database/schema.ts';
import { digest, secureRandom } from '../../lib/secure-random.ts';
import { type NewMail, queueMails } from '../../platform/mail/queue-mails.ts';
import { inDonorLanguage } from '../accounts/donor-language.ts';
import { campaignTranslations } from '../campaigns/translations.ts';
import { impactUpdateMail, type UpdateFacts } from './mails.ts';
import { updateTranslations } from './translations.ts';
import { unsubscribeAddress } from './unsubscribe.ts';

/** An impact update to mail. */
export interface MailedUpdate {
  id: number;
  campaign: { id: number; title: string } | null;
  /** Empty for an update without a title. */
  title: string;
  description: string;
  image_url: string;
  /** The alternative text of the picture, in the site's default language. */
  image_alt?: string;
}

/** The donors who get an update, and how many of them at a time. */
export interface Recipients {
  audience: Audience;
  /** Only these donors. Default: everybody in the audience. */
  donors?: readonly number[];
  /** Only donors with a higher number. Default: 0. */
  after?: number;
  /** Default: everybody at once. */
  limit?: number;
}

/** Rows per statement. Four columns each stay below SQLite's limit of 32,766 parameters. */
const batchSize = 1000;

/**
 * Queues an impact update for the donors of an audience, except donors who unsubscribed or were already sent this
 * update. The transaction must have locked the books or the update, so that two people do not mail the same donor.
 * Returns the number of mails, and the highest number of a donor who gets one.
 */
export async function queueUpdate(
  { languages, mailing, now }: Pick<ActionContext, 'languages' | 'mailing' | 'now'>,
  transaction: Database,
  update: MailedUpdate,
  recipients: Recipients,
): Promise<{ count: number; last: number }> {
  const { content, kinds, publicUrl, secret } = mailing();
  const donors = await donorsToMail(transaction, update, recipients).execute();
  const mails: NewMail[] = [];
  const texts = await textsByLanguage(transaction, update, languages);
  const rows = donors.map(({ email, first_name: firstName, id: donorId, is_of_campaign, language }) => {
    const [id, token] = [crypto.randomUUID(), secureRandom.token()];
    const unsubscribe = publicUrl + unsubscribeAddress(token);
    const mail = inDonorLanguage({ language }, { languages }, () => {
      const facts = texts.get(currentLanguage()) ?? factsOf(update);
      const isOfCampaign = is_of_campaign === 1;
      const to = { to: email, firstName, publicUrl, unsubscribe };
      return impactUpdateMail(content, { ...to, ...facts, isOfCampaign });
    });
    mails.push({ id, mail, about: update.id });
    return { update_id: update.id, donor_id: donorId, mail_id: id, token_hash: digest(token) };
  });
  for await (const some of inBatches(rows, batchSize))
    await transaction.insertInto('update_mails').values(some).execute();
  await queueMails(transaction, mails, { kinds, now: now(), secret });
  await transaction
    .updateTable('impact_updates')
    .set(({ eb }) => ({ mailed: eb('mailed', '+', mails.length) }))
    .where('id', '=', update.id)
    .execute();
  return { count: mails.length, last: donors.at(-1)?.id ?? 0 };
}

/** Counts the donors of an audience who have not got an update. */
export async function countRecipients(
  database: Database,
  update: Pick<MailedUpdate, 'campaign' | 'id'>,
  audience: Audience,
): Promise<number> {
  const { count } = await database
    .selectFrom(donorsToMail(database, update, { audience }).as('recipients'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

type Facts = Omit<UpdateFacts, 'isOfCampaign' | 'publicUrl' | 'unsubscribe'>;

/** Returns what a mail says about an update in the update's own language. */
export const factsOf = ({ campaign, description, image_alt, image_url: picture, title }: MailedUpdate): Facts => ({
  campaign: campaign?.title,
  title,
  description,
  picture,
  ...(image_alt !== undefined && { pictureAlt: { text: image_alt } }),
});

/** Returns what a mail says about the update in each language of the site. */
export async function textsByLanguage(
  database: Database,
  update: MailedUpdate,
  languages: SiteLanguages,
): Promise<ReadonlyMap<Language, Facts>> {
  const services = { database, languages };
  const texts = languages.map((language) =>
    inLanguage(language, async () => {
      const campaigns = update.campaign ? [update.campaign] : [];
      const [campaign] = await campaignTranslations.translate(services, campaigns);
      const { description, id, title } = update;
      const written = { id, title: title || null, description };
      const [{ id: _id, ...translated } = written] = await updateTranslations.translate(services, [written]);
      const texts = { ...translated, title: translated.title ?? '', campaign: campaign?.title };
      const pictureAlt = update.image_alt !== undefined && {
        text: update.image_alt,
        ...(language !== languages[0] && { language: languages[0] }),
      };
      return [language, { ...texts, picture: update.image_url, ...(pictureAlt && { pictureAlt }) }] as const;
    }),
  );
  return new Map(await Promise.all(texts));
}

/** Whether a donor gave to a campaign or joined it. */
const isOfCampaign = (where: ExpressionBuilder<Schema, 'donors'>, campaignId: number) =>
  where.or([
    where.exists(
      where
        .selectFrom('gifts')
        .select('gifts.id')
        .whereRef('gifts.donor_id', '=', 'donors.id')
        .where('gifts.campaign_id', '=', campaignId)
        .where('gifts.payment_status', '=', 'completed'),
    ),
    where.exists(
      where
        .selectFrom('registrations')
        .select('registrations.donor_id')
        .whereRef('registrations.donor_id', '=', 'donors.id')
        .where('registrations.campaign_id', '=', campaignId),
    ),
  ]);

/** An update without a campaign has no donors of its campaign. */
const ofCampaign = (where: ExpressionBuilder<Schema, 'donors'>, campaign: MailedUpdate['campaign']) =>
  campaign ? isOfCampaign(where, campaign.id) : sql<SqlBool>`1 = 0`;

const donorsToMail = (
  database: Database,
  { campaign, id }: Pick<MailedUpdate, 'campaign' | 'id'>,
  { after = 0, audience, donors, limit }: Recipients,
) => {
  let query = database
    .selectFrom('donors')
    .select(['id', 'email', 'first_name', 'language'])
    .select((where) => sql<number>`case when ${ofCampaign(where, campaign)} then 1 else 0 end`.as('is_of_campaign'))
    .where('updates_refused_at', 'is', null)
    .where('id', '>', after)
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
    .orderBy('id');
  if (audience === 'campaign') query = query.where((where) => ofCampaign(where, campaign));
  // An empty list is no valid SQL.
  if (donors !== undefined) query = query.where('id', 'in', [0, ...donors]);
  return limit === undefined ? query : query.limit(limit);
};
