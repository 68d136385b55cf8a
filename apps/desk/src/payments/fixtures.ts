import type { GiftChange, UnmatchedPayment } from '@hearthlight/domain/desk';

/** A payment that one donor probably made, and another may have. */
export const aPayment = (changes: Partial<UnmatchedPayment> = {}): UnmatchedPayment => ({
  id: 4120,
  date: '2026-11-12',
  amount: 120,
  payer: 'FRANÇOIS, ADA',
  text: 'Ref 79 0000 0056 0000 0375 1398, for the wells',
  campaign: null,
  newest_entry: 910,
  likely: [
    {
      id: 56,
      name: 'Ada François',
      email: 'ada@example.org',
      reason: 'reference',
      pledge: { id: 4098, amount: 120, date: '2026-11-02' },
    },
    { id: 71, name: 'Zoe Ada', email: 'zoe@example.org', reason: 'amount', pledge: null },
  ],
  people: [],
  ...changes,
});

/** A payment that is less than its donor pledged. */
export const lessThanPledged = aPayment({
  likely: aPayment().likely.map((donor) => ({
    ...donor,
    pledge: donor.pledge && { ...donor.pledge, amount: 150 },
  })),
});

const entry = { date: '2026-11-12', campaign: null };

/** What `lessThanPledged` makes if the rest stays open. */
export const aSplit: GiftChange = {
  id: 4120,
  entries: [
    { ...entry, kind: 'reversed', amount: -120 },
    { ...entry, kind: 'corrected', amount: 120 },
    { ...entry, kind: 'corrected', amount: 0 },
  ],
  in_closed_month: false,
};

/** A payment of a payer whose earlier one was given to somebody without an account. */
export const ofPerson = aPayment({
  likely: [],
  people: [{ gift_id: 4017, name: 'Ida Lund', email: null, gifts: 2 }],
});

/** A payment that no donor seems to have made. */
export const ofNobody = aPayment({
  id: 4119,
  amount: 15.5,
  payer: null,
  text: 'Donation',
  campaign: { id: 4, title: 'Water for Garbatula' },
  likely: [],
});

/** Texts as banks write them, and a long name. */
export const longPayment = aPayment({
  payer: 'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff',
  text: `SVWZ+${'79000000560000037513980'.repeat(8)}`,
  likely: [
    {
      id: 1,
      name: 'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff',
      email: 'hubert.wolfeschlegelsteinhausenbergerdorff@a-long-domain.example.org',
      reason: 'payer',
      pledge: null,
    },
  ],
});

/** 456 payments: one payer with a hundred, others with a few, one or no name. */
export const hundreds: UnmatchedPayment[][] = [100, ...Array.from({ length: 89 }, () => 4)].map((size, group) =>
  Array.from({ length: size }, (_, index) =>
    aPayment({
      id: 10_000 - group * 100 - index,
      amount: index + 1,
      payer: group % 9 === 8 ? null : `Payer ${group}`,
      text: `Purpose ${group}`,
      likely: group % 3 === 0 ? [] : aPayment().likely.map((donor) => ({ ...donor, pledge: null })),
    }),
  ),
);
