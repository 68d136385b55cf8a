import { expect, test } from 'vitest';

import { aDonation } from '../fixtures/index.ts';
import { openPledges } from './open-pledges.ts';
import type { PledgeDraft } from './pledge-draft.ts';

const pledge: PledgeDraft = {
  to: 'finance@example.org',
  subject: 'Pledge',
  body: 'Hello',
  amount: 45,
  transfer: { amount: 45, reference: 'RF79', method: 'Bank transfer' },
  entry: { donation_amount: '45', donation_cause: 'A roof for all', selected_payment_method: 'Credit/Debit Card' },
};
const having = (payment_status: string, payment_reference?: string) => aDonation({ payment_status, payment_reference });

test.each([
  ['no donation', [], true],
  ['a pending donation', [having('pending', 'RF79')], true],
  ['a failed donation', [having('failed', 'RF79')], true],
  ['another completed donation', [having('completed', 'RF11'), having('completed')], true],
  ['a part of it', [having('completed', 'RF79'), having('pending', 'RF79')], true],
  ['a completed donation', [having('failed', 'RF79'), having('completed', 'RF79')], false],
])('with %s, whether the pledge is open', (_, donations, isOpen) => {
  expect(openPledges([pledge], donations)).toEqual(isOpen ? [pledge] : []);
});

test('a pledge without a reference stays', () => {
  const { transfer: _, ...other } = pledge;
  expect(openPledges([other], [having('completed')])).toEqual([other]);
});
