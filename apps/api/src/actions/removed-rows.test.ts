import { expect, test } from 'vitest';

import { withCounts } from './removed-rows.ts';

test.each([
  [{}, ''],
  [{ registrations: 0, sessions: 0 }, ''],
  [{ registrations: 1, sessions: 0 }, ' with 1 registration'],
  [{ comments: 1204, mails: 1 }, ' with 1,204 comments, 1 mail'],
])('formats %o as “%s”', (counts, text) => {
  expect(withCounts(counts)).toBe(text);
});
