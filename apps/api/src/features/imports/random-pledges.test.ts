import {
  formats,
  makePaymentReference,
  type PaymentReference,
  parsePaymentReference,
  setFormats,
  usEnglish,
} from '@hearthlight/domain';
import { pledgeOutcomes } from '@hearthlight/domain/desk';
import { formatsOf } from '@hearthlight/domain/formats-of';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { adminContextOf } from '../../testing/admin.ts';
import { engines } from '../../testing/engines.ts';
import { gift } from '../../testing/gifts.ts';
import { createPledgeContext, type PledgeContext } from '../../testing/pledges.ts';
import { recordGift } from '../gifts/record-gift.ts';
import { balanceProblems } from '../ledger/check.ts';
import { importGifts } from './planning/import-gifts.ts';
import type { ImportedGift } from './rows/imported-gift.ts';
import { undoImport } from './undo-import.ts';

/** `PLEDGE_RUNS=500` makes about 10,000 payments in all, as `npm run test:deep` does. */
const numRuns = Number(process.env['PLEDGE_RUNS'] ?? 12);
const mostPledges = 4;

/** Pledges of donors with an account, with an address, with a name and of nobody, and payments for some of them. */
const scenario = fc.record({
  pledges: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: mostPledges, maxLength: mostPledges }),
  payments: fc.array(
    fc.record({
      units: fc.integer({ min: 1, max: 20 }),
      of: fc.uniqueArray(fc.integer({ min: 0, max: mostPledges - 1 }), { minLength: 1, maxLength: 3 }),
      decision: fc.constantFrom(...pledgeOutcomes, 'separate', undefined),
    }),
    { minLength: 1, maxLength: 9 },
  ),
  /** Whether all payments are in one file. */
  isOneFile: fc.boolean(),
});

const cases = engines.flatMap((engine) => ['USD', 'JPY'].map((currency) => ({ currency, engine })));

describe.each(cases)('random payments for random pledges in $currency on $engine.name', ({ currency, engine }) => {
  let pledged: PledgeContext;
  let random = 0;
  beforeAll(async () => {
    setFormats(() => formatsOf('en', currency, 'UTC'));
    pledged = await createPledgeContext(engine);
  });
  afterAll(async () => {
    setFormats(() => usEnglish);
    await pledged.context.close();
  });

  const pledgeOf = async (units: number, index: number) => {
    random += 1;
    const { ada, context, wells } = pledged;
    const [donor, email] = [index === 0 ? ada : undefined, `giver-${index}@example.org`];
    const reference = makePaymentReference({ donor, campaign: wells }, random);
    const givers = [{ donorId: ada }, { email, name: 'Charles' }, { name: 'Grace' }, {}];
    await recordGift(adminContextOf(context), {
      ...gift,
      giver: givers[index] ?? {},
      amountCents: 100 * units,
      campaignId: wells,
      paymentStatus: 'pending',
      reference,
      date: '2026-09-01',
    });
    const parsed = parsePaymentReference(reference);
    if (!parsed) throw new Error('a reference is wrong');
    return parsed;
  };

  const paymentOf = (payment: { units: number; of: number[] }, references: readonly PaymentReference[]) => {
    random += 1;
    const some = payment.of.flatMap((index) => references[index] ?? []);
    return {
      externalId: `oak:${random}`,
      date: '2026-10-02',
      feeCents: 0,
      amountCents: 100 * payment.units,
      status: 'completed',
      method: 'Bank transfer',
      cause: 'Thanks',
      email: undefined,
      name: 'Charles Babbage',
      titles: [],
      payment: { iban: undefined, text: 'Thanks' },
      ...(some.length === 1 ? { reference: some[0] } : { references: some }),
    } satisfies ImportedGift;
  };

  /** What everybody sees of the gifts of the donors, the campaigns and their sums. */
  const books = async () => {
    const { database } = pledged.context;
    const gifts = await database.selectFrom('gifts').selectAll().orderBy('id').execute();
    const entries = await database.selectFrom('gift_entries').selectAll().orderBy('id').execute();
    const campaigns = await database.selectFrom('campaigns').selectAll().orderBy('id').execute();
    return { gifts, entries, campaigns };
  };
  const sumOf = ({ entries }: Awaited<ReturnType<typeof books>>) => entries.reduce((sum, { cents }) => sum + cents, 0);

  test('neither lose nor make money, and can be undone', { timeout: 60_000 + numRuns * 4000 }, async () => {
    expect(formats().currency).toBe(currency);
    await fc.assert(
      fc.asyncProperty(scenario, async ({ isOneFile, payments, pledges }) => {
        const { context } = pledged;
        const admin = adminContextOf(context);
        const references: PaymentReference[] = [];
        for (const [index, units] of pledges.entries()) references.push(await pledgeOf(units, index));
        const before = await books();
        const rows = payments.map((payment, index) => ({
          line: index + 1,
          gift: paymentOf(payment, references),
          refusal: undefined,
          isNoGift: false,
        }));
        const decided = payments.map(({ decision }, index) => ({ decision, line: index + 1 }));
        const options = {
          separate: new Set(decided.flatMap(({ decision, line }) => (decision === 'separate' ? line : []))),
          pledges: new Map(
            decided.flatMap(({ decision, line }) =>
              decision === undefined || decision === 'separate' ? [] : [[line, decision] as const],
            ),
          ),
        };
        const imports: number[] = [];
        let recorded = 0;
        for (const file of isOneFile ? [rows] : rows.map((row) => [row])) {
          const { id, report } = await importGifts(admin, file, options);
          if (id !== undefined) imports.push(id);
          const made = new Set(
            report.filter(({ outcome }) => outcome === 'new' || outcome === 'changed').map(({ line }) => line),
          );
          recorded += file.reduce((sum, { gift: each, line }) => sum + (made.has(line) ? each.amountCents : 0), 0);
        }
        const after = await books();
        expect(sumOf(after)).toBe(sumOf(before) + recorded);
        expect(await balanceProblems(context.database)).toEqual([]);
        for (const { text } of references) {
          const open = after.gifts.filter(
            ({ payment_status: status, reference }) => reference === text && status === 'pending',
          );
          expect(open.length).toBeLessThanOrEqual(1);
          expect(open.every(({ amount_cents: cents, external_id: number }) => cents > 0 && number === null)).toBe(true);
        }
        for (const id of imports.toReversed()) await undoImport(admin, id);
        expect(await books()).toEqual(before);
        expect(await balanceProblems(context.database)).toEqual([]);
      }),
      { numRuns, seed: 20_261_129 },
    );
  });
});
