import { describe, expect, test } from 'vitest';

import { makePaymentReference } from './payment-reference.ts';
import { similarPledges } from './similar-pledges.ts';

const reference = 'RF7900000056000003751399';
const pledges = [
  { reference },
  ...Array.from({ length: 300 }, (_, index) => ({
    reference: makePaymentReference({ donor: index + 100, campaign: 3 }, index * 7919),
  })),
];
const find = similarPledges(pledges);
const found = (text: string) => find(text).map(({ mistakes, pledge }) => [pledge.reference, mistakes]);

describe('similarPledges', () => {
  test.each([
    ['no mistake', 'RF79 0000 0056 0000 0375 1399', 0],
    ['letters that look like digits', 'RF79 OOOO 0056 0000 037S I399', 0],
    ['Arabic digits', 'RF٧٩٠٠٠٠٠٠٥٦٠٠٠٠٠٣٧٥١٣٩٩', 0],
    ['other letters before it', 'FR7900000056000003751399', 0],
    ['two wrong digits', 'RF7900000057000003751398', 2],
    ['two wrong letters', 'RF79000000X60000037513A9', 2],
    ['two missing digits', '79000000560000375139', 2],
    ['a missing and an additional digit', 'RF790000005600003751399 9', 1],
    ['an additional digit and a wrong one', 'RF78000000560000037513929', 2],
    ['swapped digits twice', 'RF9700000065000003751399', 2],
    ['swapped digits between parts and a wrong one', 'RF8900000056000030751399', 2],
    ['a sign instead of a digit', 'RF79?0000056000003751398', 2],
  ])('finds a pledge by its reference with %s', (_, text, mistakes) => {
    expect(found(`Thanks ${text} 2026-10-02`)).toEqual([[reference, mistakes]]);
  });

  test('finds none in other numbers', () => {
    expect(found('DE89 3704 0044 0532 0130 00, 2026-11-20, 1,250.50')).toEqual([]);
    expect(found('RF7900000057000004751398 with three mistakes')).toEqual([]);
    expect(found('')).toEqual([]);
  });

  test('returns the pledge with the fewest mistakes first', () => {
    const [near, nearer] = [{ reference: 'RF0000000056000003751300' }, { reference: 'RF0000000056000003751301' }];
    const both = similarPledges([near, nearer])('RF00 0000 0056 0000 0375 1301');
    expect(both.map(({ pledge }) => pledge)).toEqual([nearer, near]);
  });
});
