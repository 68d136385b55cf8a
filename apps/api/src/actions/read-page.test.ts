import { setFormats, usEnglish } from '@hearthlight/domain';
import { afterEach, expect, test } from 'vitest';

import { instantsOf } from './read-page.ts';

afterEach(() => setFormats(() => usEnglish));

test('a range of days starts and ends at midnight of the foundation', () => {
  setFormats(() => ({ ...usEnglish, timeZone: 'Asia/Kolkata' }));
  expect(instantsOf({ from: '2026-11-20', to: '2026-11-21' })).toEqual({
    start: Date.parse('2026-11-20T00:00:00+05:30'),
    end: Date.parse('2026-11-22T00:00:00+05:30'),
  });
});
