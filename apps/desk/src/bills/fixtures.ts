import type { BillDetail, DeskBill } from '@hearthlight/domain/desk';

/** An open bill of a colleague that waits for approval. */
export const aBill = (changes: Partial<DeskBill> = {}): DeskBill => ({
  id: 4,
  payee: 'Kofi Mensah, carpenter',
  kind: 'Roofs, stoves and rent',
  campaign: 'Twelve roofs before the rain',
  campaign_id: 8,
  amount: 640.5,
  date: '2026-11-12',
  state: 'open',
  paid_on: null,
  scan: 'pdf',
  published: false,
  recorded_by: 'Peter Otieno',
  is_own: false,
  is_approved: false,
  approved_by: null,
  approved_at: null,
  ...changes,
});

const approved = { is_approved: true, approved_by: 'Ruth Wanjiru', approved_at: '2026-11-13T09:00:00.000Z' };

/** An open bill that can be paid. */
export const anApprovedBill = (changes: Partial<DeskBill> = {}): DeskBill =>
  aBill({ id: 3, payee: 'Amina Pumps Ltd', kind: 'Wells and pumps', amount: 2_180, ...approved, ...changes });

/** A bill in each state. */
export const someBills: readonly DeskBill[] = [
  aBill(),
  anApprovedBill(),
  anApprovedBill({
    id: 2,
    payee: 'Kariuki Hardware',
    state: 'paid',
    paid_on: '2026-11-02',
    published: true,
  }),
  aBill({ id: 1, payee: 'Kariuki Hardware', state: 'canceled' }),
];

/** A payee and a purpose that must wrap. */
export const longBill = aBill({
  payee: 'Llanfairpwllgwyngyllgogerychwyrndrobwll Building Supplies',
  kind: 'Roofs, stoves, rent, and everything else that a house needs before the rain comes '.repeat(2).trim(),
  campaign: 'Twelve roofs before the rain, and as many stoves as the workshop can make in a year',
});

/** A bill with a scan of two pages, in books that can pay for it. */
export const aBillDetail = (changes: Partial<BillDetail> = {}): BillDetail => ({
  bill: aBill(),
  scan_pages: 2,
  not_spent: 12_400,
  campaign_not_spent: 3_100,
  ...changes,
});
