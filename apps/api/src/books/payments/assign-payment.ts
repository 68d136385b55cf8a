import { type ActionContext, unlessRefused } from '../../staff/action.ts';
import { changeGiver, correctGift } from '../gifts.ts';

/** Whom a payment is from. */
export interface Assignment {
  donorId: number;
  /** The pledge that the payment is, if any. */
  pledgeId: number | undefined;
  /** The newest entry of the payment that whoever acts has seen. */
  basedOn: number;
}

/**
 * Gives a payment to a donor. If it is a pledge, cancels the pledge, and a payment without a campaign gets the one of the
 * pledge. Throws an `ActionError` when the payment was changed since.
 */
export async function assignPayment(
  context: ActionContext,
  id: number,
  { basedOn, donorId, pledgeId }: Assignment,
): Promise<void> {
  await changeGiver(context, id, { giver: { donorId }, reason: 'matched with its donor' }, { basedOn });
  if (pledgeId === undefined) return;
  const pledge = await pledgeOf(context, donorId, pledgeId);
  if (!pledge) return;
  // If somebody has changed the pledge meanwhile, that change stays.
  await unlessRefused(
    correctGift(context, pledgeId, {
      changes: { paymentStatus: 'canceled' },
      reason: `paid with donation ${id}`,
    }),
  );
  const { campaign_id: campaignId } = pledge;
  if (campaignId === null || (await campaignOf(context, id)) !== null) return;
  await unlessRefused(
    correctGift(context, id, { changes: { campaignId }, reason: `pledged with donation ${pledgeId}` }),
  );
}

const pledgeOf = ({ database }: ActionContext, donorId: number, id: number) =>
  database
    .selectFrom('donations')
    .select('campaign_id')
    .where('id', '=', id)
    .where('donor_id', '=', donorId)
    .where('payment_status', '=', 'pending')
    .executeTakeFirst();

async function campaignOf({ database }: ActionContext, id: number): Promise<number | null> {
  const { campaign_id: campaign } = await database
    .selectFrom('donations')
    .select('campaign_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return campaign;
}
