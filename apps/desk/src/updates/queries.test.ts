import { expect, test } from 'vitest';

import { failedMailsQuery, pollInterval, pollWhileWaiting } from './queries.ts';

test('asks for the progress only while mails wait', () => {
  expect(pollWhileWaiting({ mailing: { waiting: 2 } })).toBe(pollInterval);
  for (const data of [undefined, null, { mailing: null }, { mailing: { waiting: 0 } }])
    expect(pollWhileWaiting(data)).toBe(false);
});

test('asks for the failed mails only if there are any', () => {
  expect([failedMailsQuery(4, 0).enabled, failedMailsQuery(4, 1).enabled]).toEqual([false, true]);
});
