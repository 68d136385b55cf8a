import { expect, test } from 'vitest';

import { warnOfOpenStart } from './start-report.ts';

const smtp = { url: 'smtps://mail.example', from: 'site@example.org' };
const [https, http] = ['https://roofs.example', 'http://192.0.2.2:8000'];

test.each([
  [{ isLocal: true, publicUrl: undefined, smtp: undefined }, []],
  [{ isLocal: false, publicUrl: https, smtp }, []],
  [{ isLocal: false, publicUrl: http, smtp }, ['no-https']],
  [{ isLocal: false, publicUrl: http, smtp: undefined }, ['no-https', 'no-mail']],
])('a start with %j warns of %j', (config, expected) => {
  const events: unknown[] = [];
  warnOfOpenStart(config, { warn: (fields: { event?: string }) => events.push(fields.event) });
  expect(events).toEqual(expected);
});
