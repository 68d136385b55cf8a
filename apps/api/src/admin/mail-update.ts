import { inDonorLanguage } from '../accounts/donor-language.ts';
import { digest, secureRandom } from '../accounts/secure-random.ts';
import type { Database } from '../database/schema.ts';
import { impactUpdateMail } from '../mail/messages.ts';
import { type NewMail, queueMails } from '../mail/outbox-rows.ts';
import { unsubscribeAddress } from '../mail/unsubscribe.ts';
import type { ActionContext } from '../staff/action.ts';

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
export async function mailUpdate(
  { mailing, now }: ActionContext,
  transaction: Database,
  update: MailedUpdate,
): Promise<number> {
  const { content, publicUrl, secret } = mailing();
  const donors = await donorsToMail(transaction, update);
  const mails: NewMail[] = [];
  const rows = donors.map(({ email, first_name: firstName, id: donorId, language }) => {
    const [id, token] = [crypto.randomUUID(), secureRandom.token()];
    const unsubscribe = publicUrl + unsubscribeAddress(token);
    const { campaign, description, title } = update;
    const facts = { campaign: campaign.title, title, description, unsubscribe };
    const mail = inDonorLanguage({ language }, content.foundation, () =>
      impactUpdateMail(content, { to: email, firstName, ...facts }),
    );
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
