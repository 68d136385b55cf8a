import { parsePaymentReference } from '@hearthlight/domain';
import type { OccasionEntry } from '@hearthlight/domain/desk';
import { deskRules as rules } from '@hearthlight/words/desk-rules';
import { staff as words } from '@hearthlight/words/staff';

import { type ActionContext, ActionError, audited, type ChangeOptions } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { changeBooks, countedCents, insertGifts } from '../books/entries.ts';
import { giveToNewDonors } from '../books/give-gifts.ts';
import { type Giver, columnsOfGiver } from '../books/giver.ts';
import { keepReceipts } from '../books/keep-receipts.ts';
import { closedMonthWarning } from '../books/months.ts';
import { requireCampaign, requirePast, todayOf } from '../books/requirements.ts';
import { keepOccasion } from '../occasions/keep-occasion.ts';
import { changeOf, entryOf, type MadeEntry, money } from './gift-change.ts';
import { requireFreeReference, requireReference } from './read-reference.ts';

/** Possible statuses of a new gift. */
export const newStatuses = ['completed', 'pending', 'failed'] as const;

/** A gift to record. */
export interface NewGift {
  giver: Giver;
  /** Cents, more than 0. */
  amountCents: number;
  /** What it is for, by default the title of the campaign. */
  cause?: string | undefined;
  paymentMethod: string;
  paymentStatus: (typeof newStatuses)[number];
  /** `YYYY-MM-DD` in the foundation's time zone, today by default. */
  date?: string | undefined;
  campaignId?: number | undefined;
  /** The number that a payment provider or bank gave the gift. A known number is not recorded again. */
  externalId?: string | undefined;
  /** The payment reference of a pledge or of its payment, as typed. A pending gift with one has no external id. */
  reference?: string | undefined;
  /** Whom it is in memory or in honor of. */
  occasion?: OccasionEntry | undefined;
  /** Whether the giver asked to stay anonymous in public for it. */
  staysAnonymous?: boolean | undefined;
  /** A note for the entry. */
  reason?: string | undefined;
}

/** A recorded gift. */
export interface RecordedGift {
  id: number;
  /** The entries that were made, or would be. */
  entries: MadeEntry[];
  /** Whether the external id was already recorded. Then nothing changed. */
  isKnown: boolean;
  /** A sentence, if the day is in a closed month. */
  warning: string | undefined;
}

/**
 * Records a gift. Throws an `ActionError` for a future day, an unknown campaign, neither cause nor campaign, and a
 * payment reference that is wrong or that an open pledge has.
 */
export async function recordGift(
  context: ActionContext,
  gift: NewGift,
  options: ChangeOptions = {},
): Promise<RecordedGift> {
  const date = gift.date ?? todayOf(context);
  requirePast(context, date);
  const reference = referenceOf(gift);
  const { giver, ...recorded } = await audited(
    context,
    'gift add',
    async (database) => {
      await changeBooks(database);
      const campaign = await requireCampaign(database, gift.campaignId);
      const cause = gift.cause ?? campaign?.title;
      if (cause === undefined) throw new ActionError(rules.causeRule, { field: 'cause' });
      await requireNoPledge(database, gift, reference);
      const giver = await columnsOfGiver(database, gift.giver);
      const occasion = gift.occasion && (await keepOccasion(database, gift.occasion));
      const columns = { ...columnsOf(gift, date), cause, reference, occasion_id: occasion ?? null, ...giver };
      const [recorded] = await insertGifts(database, [columns], changeOf(context, gift.reason ?? ''));
      if (recorded) await keepReceipts(database, [recorded.id], todayOf(context));
      const made = recorded ? [entryOf('recorded', recorded, countedCents(recorded))] : [];
      const id = recorded?.id ?? (await knownGift(database, gift.externalId));
      const warning = recorded && (await closedMonthWarning(database, date));
      return {
        subject: { kind: 'gift', id },
        detail: money(gift.amountCents),
        isUnchanged: !recorded,
        result: { giver, id, entries: made, isKnown: !recorded, warning },
      };
    },
    options,
  );
  await giveToNewDonors(context.database, [giver]);
  return recorded;
}

/**
 * Returns the payment reference of a gift without spaces, or `null`. Throws an `ActionError` for a gift that can have
 * none.
 */
function referenceOf({ externalId, paymentStatus, reference: typed }: NewGift): string | null {
  if (typed === undefined) return null;
  if (paymentStatus === 'completed' || (paymentStatus === 'pending' && externalId === undefined))
    return requireReference(typed).text;
  throw new ActionError(words.referenceOfPledge, { field: 'reference' });
}

/** Somebody may also type the reference where the number of the payment belongs. */
async function requireNoPledge(
  database: Database,
  { externalId = '', paymentStatus }: NewGift,
  typed: string | null,
): Promise<void> {
  const reference = typed ?? parsePaymentReference(externalId)?.text;
  if (reference === undefined) return;
  const field = typed === null ? 'external_id' : 'reference';
  await requireFreeReference(database, { reference, field, isPaid: paymentStatus === 'completed' });
}

const columnsOf = (gift: NewGift, date: string) => ({
  stays_anonymous: gift.staysAnonymous ? (1 as const) : (0 as const),
  campaign_id: gift.campaignId ?? null,
  date,
  amount_cents: gift.amountCents,
  payment_method: gift.paymentMethod,
  payment_status: gift.paymentStatus,
  external_id: gift.externalId ?? null,
});

async function knownGift(database: Database, externalId: string | undefined): Promise<number> {
  const { id } = await database
    .selectFrom('gifts')
    .select('id')
    .where('external_id', '=', externalId ?? '')
    .executeTakeFirstOrThrow();
  return id;
}
