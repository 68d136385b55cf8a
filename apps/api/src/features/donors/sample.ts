import type { Donation, PaymentStatus } from '@hearthlight/domain';

import type { RemoveSample } from '../../actions/feature.ts';
import type { Database } from '../../database/schema.ts';
import { emailKey } from '../../lib/email-key.ts';
import { demoEmails } from '../accounts/demo-accounts.ts';
import { makeGiftsAnonymous } from '../books/give-gifts.ts';

/** A sample donation. Its date is relative to the day the data is added. */
interface SampleDonation extends Omit<Donation, 'date_of_donation' | 'payment_status'> {
  payment_status: PaymentStatus;
  days_ago: number;
  /** The title of the campaign that it was given to. */
  campaign?: string;
}

/** The demo donor, with data in every dashboard pane. */
export interface SampleDonor {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
  client_goal: number;
  created_days_ago: number;
  /** Titles of the sample campaigns that the donor joined. */
  joined_campaigns: readonly string[];
  /** Newest first. */
  donations: readonly SampleDonation[];
}

const well = 'A deep well for the four villages of Garbatula';
const roofs = 'Twelve roofs before the rains in Conakry';
const school = 'A year of school for the children of Sololá';
const lamps = 'Three hundred solar lamps for the river islands of Kurigram';
const kitchen = 'A soup kitchen by the harbor of Tripoli';
const terraces = 'Seed and stone terraces for forty farms above Huancavelica';

const card = 'Credit/Debit Card';
const paypal = 'Paypal service';
const bitcoin = 'Bitcoin/Usdt';

/** The demo donor: 14 donations of $2,480 in total, $2,220 of it completed, toward a goal of $4,000. */
export const sampleDonor: SampleDonor = {
  first_name: 'Zainab',
  last_name: 'Okonkwo',
  email: demoEmails.donor,
  password: 'Lantern-Street-14',
  client_goal: 4_000,
  created_days_ago: 655,
  joined_campaigns: [well, roofs],
  donations: [
    {
      days_ago: 3,
      amount_donated: 60,
      donation_cause: 'A pump for the second village of Garbatula',
      campaign: well,
      payment_method: card,
      payment_status: 'pending',
    },
    {
      days_ago: 17,
      amount_donated: 120,
      donation_cause: 'One of the last two roofs on the hill in Conakry',
      campaign: roofs,
      payment_method: paypal,
      payment_status: 'completed',
    },
    {
      days_ago: 32,
      amount_donated: 60,
      donation_cause: 'Two shirts for a child of the next class in Sololá',
      campaign: school,
      payment_method: card,
      payment_status: 'completed',
    },
    {
      days_ago: 79,
      amount_donated: 200,
      donation_cause: 'Well in Garbatula',
      campaign: well,
      payment_method: bitcoin,
      payment_status: 'failed',
    },
    {
      days_ago: 81,
      amount_donated: 93,
      donation_cause: 'Three solar lamps for Kurigram',
      campaign: lamps,
      payment_method: paypal,
      payment_status: 'completed',
    },
    {
      days_ago: 124,
      amount_donated: 95,
      donation_cause: 'A month of bread for the kitchen in Tripoli',
      campaign: kitchen,
      payment_method: card,
      payment_status: 'completed',
    },
    {
      days_ago: 171,
      amount_donated: 306,
      donation_cause: 'A school year for one child in Sololá',
      campaign: school,
      payment_method: card,
      payment_status: 'completed',
    },
    {
      days_ago: 216,
      amount_donated: 37.5,
      donation_cause: 'Screws with washers for one roof in Conakry',
      campaign: roofs,
      payment_method: paypal,
      payment_status: 'completed',
    },
    {
      days_ago: 268,
      amount_donated: 250,
      donation_cause: 'Well in Garbatula, from the whole family',
      campaign: well,
      payment_method: card,
      payment_status: 'completed',
    },
    {
      days_ago: 330,
      amount_donated: 365,
      donation_cause: 'One terrace wall above Huancavelica',
      campaign: terraces,
      payment_method: card,
      payment_status: 'completed',
    },
    {
      days_ago: 391,
      amount_donated: 138,
      donation_cause: 'Cable and planks for the footbridge at Khare',
      payment_method: paypal,
      payment_status: 'completed',
    },
    {
      days_ago: 468,
      amount_donated: 150,
      donation_cause: 'The last year of nursing school for Esnart Phiri',
      payment_method: bitcoin,
      payment_status: 'completed',
    },
    {
      days_ago: 553,
      amount_donated: 105.5,
      donation_cause: 'Textbooks for the evening classes of Beed',
      payment_method: card,
      payment_status: 'completed',
    },
    {
      days_ago: 648,
      amount_donated: 500,
      donation_cause: 'A first gift, wherever it is needed most',
      payment_method: card,
      payment_status: 'completed',
    },
  ],
};

/**
 * Removes the demo donor, whose password is public. Its gifts stay without a name, so that the sums of the books stay.
 * Foreign keys delete the donor's other rows. Call it in a transaction. Returns the number of removed donors.
 */
export async function removeDemoDonor(transaction: Database): Promise<number> {
  const key = emailKey(sampleDonor.email);
  const donor = await transaction.selectFrom('donors').select('id').where('email_key', '=', key).executeTakeFirst();
  if (!donor) return 0;
  await makeGiftsAnonymous(transaction, { donorId: donor.id, emailKey: key });
  await transaction.deleteFrom('codes').where('email_key', '=', key).execute();
  await transaction.deleteFrom('donors').where('id', '=', donor.id).execute();
  return 1;
}

/** Removes the demo donor with the sample. */
export const removeSampleDonor: RemoveSample = async (transaction) => ({
  donors: await removeDemoDonor(transaction),
});
