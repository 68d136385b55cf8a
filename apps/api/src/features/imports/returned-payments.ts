import { addDays } from '@hearthlight/domain';

import type { Database } from '../../database/schema.ts';
import { giverName, payerKey } from '../books/giver.ts';
import { type GiftState, knownState } from './gift-state.ts';
import { type KnownGift, partsOf } from './known-gifts.ts';
import type { FileRow } from './read-file.ts';
import type { ReturnedPayment } from './refusal.ts';

/** A gift in the books that the bank may have paid back. */
interface ReturnableGift extends KnownGift {
  reference: string | null;
  payer_key: string | null;
  giver: string | null;
}

/** What a payment that came back may be: a gift of the books or of the file. */
interface Found {
  state: GiftState;
  giver: string | null;
}

/** Days after which banks no longer take back a payment: a direct debit without a mandate for 13 months. */
const longestReturn = 400;

/** Returns a function that finds the gift of a payment that came back, by its reference or else by its payer and amount. */
export async function returnedGifts(
  database: Database,
  rows: readonly FileRow[],
): Promise<(payment: ReturnedPayment, states: Iterable<GiftState>) => Found | undefined> {
  const payments = rows.flatMap(({ returned }) => returned ?? []);
  const known = payments.length === 0 ? [] : await findGifts(database, payments);
  return (payment, given) => {
    const states = [...given];
    const inBooks = known.map((gift) => ({
      state: states.find((state) => state.known?.id === gift.id) ?? knownState(gift),
      reference: gift.reference,
      payer: gift.payer_key,
      date: gift.date,
      giver: gift.giver,
    }));
    const inFile = states.flatMap((state) => {
      const { gift } = state;
      if (!gift || (state.known && !state.isPaid)) return [];
      const payer = gift.name === undefined ? null : payerKey(gift.name);
      const { text = null } = gift.reference ?? {};
      return [{ state, reference: text, payer, date: gift.date, giver: gift.name ?? null }];
    });
    const possible = [...inFile, ...inBooks]
      .filter(({ date, state }) => state.status === 'completed' && isEarlier(date, payment.date))
      .toSorted((one, other) => other.date.localeCompare(one.date));
    const referenced = possible.filter(
      ({ reference, state }) =>
        reference !== null && payment.references.includes(reference) && state.cents >= payment.cents,
    );
    const isWhole = ({ state }: Found) => state.cents === payment.cents;
    const payers = new Set(payment.payers);
    return (
      referenced.find(isWhole) ??
      referenced[0] ??
      possible.find((each) => isWhole(each) && payers.has(each.payer ?? ''))
    );
  };
}

const isEarlier = (date: string, returned: string) =>
  date <= returned && date >= addDays(returned, -longestReturn);

async function findGifts(
  database: Database,
  payments: readonly ReturnedPayment[],
): Promise<ReturnableGift[]> {
  const found: ReturnableGift[] = [];
  for (const [column, values] of [
    ['reference', payments.flatMap(({ references }) => references)],
    ['payer_key', payments.flatMap(({ payers }) => payers)],
  ] as const) {
    for await (const part of partsOf(values)) {
      const rows = await database
        .selectFrom('gifts')
        .leftJoin('donors', 'donors.id', 'gifts.donor_id')
        .select(['gifts.id', 'payment_status', 'amount_cents', 'fee_cents', 'date', 'campaign_id'])
        .select(['payment_method', 'reference', 'payer_key'])
        .select(['giver_name', 'giver_email', 'first_name', 'last_name'])
        .where(column, 'in', part)
        .where('payment_status', '=', 'completed')
        .orderBy('gifts.id')
        .execute();
      for (const { first_name, giver_email, giver_name, last_name, ...gift } of rows) {
        const giver = giverName({ first_name, giver_name, last_name }) ?? giver_email;
        if (!found.some(({ id }) => id === gift.id)) found.push({ ...gift, giver });
      }
    }
  }
  return found;
}
