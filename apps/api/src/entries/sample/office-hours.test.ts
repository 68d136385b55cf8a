import { expect, test } from 'vitest';

import { inOfficeHours } from './office-hours.ts';

test('moves a moment outside office hours to the next ones', () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const at = Date.UTC(2026, 10, 24, hour, 43);
    const moved = inOfficeHours(at, 'America/Los_Angeles');
    const local = new Date(moved).toLocaleTimeString('en-GB', { timeZone: 'America/Los_Angeles' });
    expect([local >= '09:00', local < '17:00', local.slice(3, 5)]).toEqual([true, true, '43']);
    expect((moved - at) / 3_600_000).toBeLessThanOrEqual(21);
    expect(moved === at).toBe(hour >= 17 || hour === 0);
  }
});
