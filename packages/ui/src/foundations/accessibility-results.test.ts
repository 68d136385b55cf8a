import { expect, it } from 'vitest';

import { isOutdated } from './accessibility-results.ts';

it('results are outdated after 90 days', () => {
  expect(isOutdated('2026-01-01', Date.parse('2026-04-01T00:00:00Z'))).toBe(false);
  expect(isOutdated('2026-01-01', Date.parse('2026-04-01T00:00:01Z'))).toBe(true);
});
