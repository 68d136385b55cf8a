import { fromCents, parseMoney } from '@hearthlight/domain';
import type {
  CorrectionEntered,
  Gift,
  GiftEntered,
  GiverEntry,
  OtherGiverEntered,
  RefundEntered,
} from '@hearthlight/domain/desk';

import { queryClient } from '../api/query-client.ts';
import { type DeskResult, send, toResult } from '../api/send.ts';
import type { ChangeResult } from './use-previewed-change.ts';

/** Returns the amount that was typed. The form's rules accept no other text. */
const amountOf = (typed: string) => fromCents(parseMoney(typed) ?? 0);
const campaignOf = (id: string) => (id === '' ? null : Number(id));

function giverOf({ donor_id, email, giver, name }: Omit<OtherGiverEntered, 'reason'>): GiverEntry {
  if (giver === 'donor') return { kind: 'donor', donor_id: Number(donor_id) };
  return giver === 'person' ? { kind: 'person', name, email } : { kind: 'anonymous' };
}

type GiftChangeCall = 'recordGift' | 'correctGift' | 'changeGiver' | 'refundGift' | 'previewRefund';

/** Returns the result for a form. Fetches gifts and what derives from them again once a change is made. */
async function done(result: DeskResult<GiftChangeCall>, preview: boolean): Promise<ChangeResult> {
  if (!result.ok) return toResult(result);
  if (!preview) await queryClient.invalidateQueries();
  return { ok: true, change: result.response };
}

export async function recordGift(values: GiftEntered, preview: boolean): Promise<ChangeResult> {
  const { cause, date, external_id, method, reason, reference, status } = values;
  if (status === 'refunded' || status === 'canceled') return { ok: false };
  const request = {
    cause,
    date,
    external_id,
    method,
    reason,
    status,
    preview,
    ...(status === 'pending' && reference !== '' && { reference }),
    giver: giverOf(values),
    amount: amountOf(values.amount),
    campaign_id: campaignOf(values.campaign_id),
  };
  return done(await send('recordGift', { request }), preview);
}

/** Sends the fields that differ from the gift as it was shown. */
export async function correctGift(
  gift: Gift,
  values: CorrectionEntered,
  preview: boolean,
): Promise<ChangeResult> {
  const { cause, date, method, reason, status } = values;
  const amount = amountOf(values.amount);
  const campaign = campaignOf(values.campaign_id);
  const request = {
    based_on: gift.newest_entry,
    reason,
    preview,
    ...(amount !== gift.amount && { amount }),
    ...(campaign !== (gift.campaign?.id ?? null) && { campaign_id: campaign }),
    ...(date !== gift.date && { date }),
    ...(cause !== gift.cause && { cause }),
    ...(method !== gift.method && { method }),
    ...(status !== gift.status && status !== 'pending' && status !== 'refunded' && { status }),
  };
  return done(await send('correctGift', { params: { id: gift.id }, request }), preview);
}

export async function changeGiver(
  { id, newest_entry: based_on }: Gift,
  values: OtherGiverEntered,
  preview: boolean,
): Promise<ChangeResult> {
  const request = { based_on, giver: giverOf(values), reason: values.reason, preview };
  return done(await send('changeGiver', { params: { id }, request }), preview);
}

export async function refundGift(
  { id, newest_entry: based_on }: Gift,
  values: RefundEntered,
  preview: boolean,
  password = '',
): Promise<ChangeResult> {
  const request = { based_on, amount: amountOf(values.amount), reason: values.reason };
  const params = { id };
  const sending = preview
    ? send('previewRefund', { params, request })
    : send('refundGift', { params, request: { ...request, password } });
  return done(await sending, preview);
}

export async function readReference(reference: string) {
  const result = await send('readReference', { params: { reference } });
  return result.ok ? result.response : undefined;
}

export async function searchDonors(search: string) {
  const result = await send('searchDonors', { request: { search } });
  return result.ok ? result.response : undefined;
}
