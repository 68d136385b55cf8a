/**
 * `npm run bench -- books [SQLite|PostgreSQL] [gifts]`: measures the desk's calls about months, donors and yearly
 * statements with a million gifts of 200,000 givers, half of them donors, and all months but two closed. PostgreSQL is
 * that of the tests. Prints the server's time in milliseconds, the median of nine requests.
 */
import type { DeskCallName } from '@hearthlight/domain/desk';

import { engines } from '../../apps/api/src/testing/engines.ts';
import { addManyGifts } from '../../apps/api/src/testing/many-gifts.ts';
import { aSignedInStaff, deskRequest } from '../../apps/api/src/testing/staff.ts';
import { createTestContext } from '../../apps/api/src/testing/test-context.ts';
import { type Figure, reportMissed, textOf } from './goals.ts';
import { medianOf } from './median-of.ts';

const count = Number(process.argv[3] ?? 1_000_000);

type Request = readonly [
  DeskCallName,
  { body?: object; params?: Record<string, number>; query?: Record<string, number> },
];

const requests: readonly Request[] = [
  ['monthList', {}],
  ['deskHome', {}],
  ['searchDonors', { body: { search: '' } }],
  ['searchDonors', { body: { search: 'byron 77' } }],
  ['searchDonors', { body: { search: 'donor-4711@' } }],
  ['searchDonors', { body: { search: 'nobody of this name' } }],
  ['searchGivers', { body: { search: 'giver 19' } }],
  ['searchGivers', { body: { search: 'nobody of this name' } }],
  ['readDonor', { params: { id: 4711 } }],
  ['previewErasure', { params: { id: 4711 } }],
  ['giftList', { query: { donor: 4711 } }],
  ['giftTotals', { query: { donor: 4711 } }],
  ['statementYear', { query: { year: 2025 } }],
  ['giversWithoutAddress', { params: { year: 2025 } }],
  ['billList', {}],
  ['importList', {}],
];

const figures: Figure[] = [];
for (const { createTarget, name } of engines) {
  if (process.argv[2] !== undefined && process.argv[2] !== name) continue;
  const context = await createTestContext({ name, createTarget });
  await addManyGifts(context, count);
  const { cookie } = await aSignedInStaff(context, 'owner');
  for (const [call, options] of requests) {
    const value = await medianOf(async () => {
      const { body, statusCode } = await deskRequest(context, call, { cookie, ...options });
      if (statusCode !== 200) throw new Error(`${call} answered ${statusCode} ${body}`);
    });
    const figure = `${name}: ${call} ${JSON.stringify(options.body ?? options.query ?? {})}`;
    const measured = { figure, value, unit: ' ms', goal: { atMost: 200 } };
    console.log(`${figure}: ${textOf(measured)}`);
    figures.push(measured);
  }
  await context.close();
}
reportMissed(figures);
