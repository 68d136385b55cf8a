import { expect, test } from 'vitest';

import { checkStatement, sampleStatement } from './index.ts';

const checked = (altered: boolean) => {
  const { text, source } = sampleStatement({ altered });
  return checkStatement(text, source);
};

test('the sample statement is valid', async () => {
  expect(await checked(false)).toMatchObject({
    isValid: true,
    facts: expect.arrayContaining(['All 2 lines are in the published ledger, unchanged. The total is $75.']),
  });
});

test('the altered sample names the changed line', async () => {
  expect(await checked(true)).toMatchObject({
    isValid: false,
    title: 'This statement was altered',
    facts: expect.arrayContaining(['Line 1 of gift 17 was altered: it is not in the ledger of Sep 2026.']),
  });
});
