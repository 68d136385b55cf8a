import { expect, test } from 'vitest';

import { isDay } from './days.ts';

test.each(['2026-11-20', '20.11.2026', '11/20/26', '20 Nov 2026', '20.11.', '2026-11-20T09:30:00Z'])(
  '%s is a day',
  (text) => {
    expect(isDay(text)).toBe(true);
  },
);

test.each(['', 'Nov', '2026', '2026-13-40', '1,250.50', `2026-11-20 09:30 ${'Roofs '.repeat(5)}`])(
  '%j is no day',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);
