import type { Call } from '@hearthlight/domain';
import { type DeskCallName, deskCalls, encodeFileName, may } from '@hearthlight/domain/desk';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createLogger } from '../../platform/logger.ts';
import { adminContextOf } from '../../testing/admin.ts';
import { signUp } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { addCampaign, gift } from '../../testing/gifts.ts';
import { aSignedInStaff, deskRequest } from '../../testing/staff.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { recordGift } from '../gifts/record-gift.ts';

const email = 'zebedee.quagmire@example.org';
const name = 'Zebedee Quagmire';
const phone = '+1 555 010 7788';
/** Personal data of one donor. */
const personal = /zebedee|quagmire|010 7788/i;

const calls = Object.keys(deskCalls).filter((call): call is DeskCallName => Object.hasOwn(deskCalls, call));
const rowOf = (call: DeskCallName): Call => deskCalls[call];

/** Personal data in the fields of as many calls as possible. */
const body = {
  name,
  email,
  first_name: 'Zebedee',
  last_name: 'Quagmire',
  search: 'Quagmire',
  reason: `Zebedee called from ${phone}`,
  giver: { kind: 'person', name, email },
  amount: 25,
  cause: `The roof of ${name}`,
  method: 'Cash',
  status: 'completed',
  date: '2026-10-02',
  campaign_id: null,
  external_id: phone,
  preview: false,
  based_on: 0,
  payee: name,
  kind: 'Roofs',
  comentator_name: name,
  comment: `Call me: ${phone}`,
  password: 'Quagmire-7788',
};
const file = Buffer.from(`Date,Amount,Payer\n2026-10-02,25,${name}`);

describe.each(engines)('personal data on $name', (engine) => {
  let context: TestContext;
  let donor: number;
  let giftId: number;
  const lines: string[] = [];
  beforeAll(async () => {
    const log = createLogger('trace', { write: (line) => lines.push(line) });
    context = await createTestContext(engine, { log });
    await signUp(context, email);
    const row = await context.database
      .updateTable('donors')
      .set({ first_name: 'Zebedee', last_name: 'Quagmire' })
      .returning('id')
      .executeTakeFirstOrThrow();
    donor = row.id;
    const campaignId = await addCampaign(context.database);
    const admin = adminContextOf(context);
    const { cause, reason } = body;
    ({ id: giftId } = await recordGift(admin, { ...gift, giver: { email }, cause, reason, campaignId }));
    await recordGift(admin, { ...gift, giver: { name }, reason });
  });
  afterAll(() => context.close());

  /** Makes a call about the donor or the gift. */
  const ask = (call: DeskCallName, cookie: string) =>
    deskRequest(context, call, {
      cookie,
      params: {
        id: call.includes('Donor') ? donor : giftId,
        number: 1,
        year: 2026,
        language: 'es',
        month: '2026-10',
      },
      body: rowOf(call).upload ? file : body,
      headers: call === 'uploadImport' ? { 'content-type': 'text/csv', 'x-file-name': encodeFileName(name) } : {},
    });

  test('is in no answer to an auditor', async () => {
    const { cookie: auditor } = await aSignedInStaff(context, 'auditor', 'ida@example.net');
    const { cookie: bookkeeper } = await aSignedInStaff(context, 'bookkeeper', 'peter@example.net');
    const named: DeskCallName[] = [];
    for (const call of calls.filter((each) => rowOf(each).method === 'GET')) {
      expect([call, personal.test((await ask(call, auditor)).body)]).toEqual([call, false]);
      if (personal.test((await ask(call, bookkeeper)).body)) named.push(call);
    }
    const forAll = named.filter((call) => rowOf(call).access === 'books.read');
    // The auditor may make these calls too, and gets them without names.
    expect(may('auditor', 'books.read')).toBe(true);
    expect(forAll).toEqual(['giftList', 'giftFile', 'readGift']);
  });

  test('is in no line of the log, whether calls succeed or are refused', async () => {
    const statuses = new Set<number>();
    for (const call of calls) {
      const { cookie } = await aSignedInStaff(context, 'owner', `${call}@example.net`);
      statuses.add((await ask(call, cookie)).statusCode);
    }
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404]));
    await context.request('signIn', { body: { email, password: body.password } });
    await context.request('commentOnNews', { body, params: { id: 999_999 } });
    for (const url of ['/news/Quagmire', '/?name=Quagmire', '/api/news/Quagmire/', '/%Quagmire'])
      await context.app.inject(url);
    expect(lines.length).toBeGreaterThan(calls.length);
    expect(lines.filter((line) => personal.test(line))).toEqual([]);
  });

  test('is in no line of the log about an unexpected error', async () => {
    const { cookie } = await aSignedInStaff(context, 'owner', 'later@example.net');
    const before = lines.length;
    const renamed = ['gifts', 'donors', 'comments'].map((table) => [table, `${table}_away`] as const);
    const rename = (from: string, to: string) =>
      sql`alter table ${sql.table(from)} rename to ${sql.ref(to)}`.execute(context.database);
    for (const [table, away] of renamed) await rename(table, away);
    const failed: string[] = [];
    for (const call of calls.filter((each) => /donor|giver|gift|comment/i.test(each))) {
      // A file that is being sent ends without a status.
      const response = await ask(call, cookie).catch(() => undefined);
      if (response === undefined || response.statusCode === 500) failed.push(call);
    }
    await context.request('signIn', { body: { email, password: body.password } });
    for (const [table, away] of renamed) await rename(away, table);
    expect(failed).toEqual(expect.arrayContaining(['searchDonors', 'readDonor', 'giftList', 'recordGift']));
    const errors = lines.slice(before).filter((line) => line.includes('"level":"error"'));
    const identified = errors.filter((line) => line.includes('"request_id":"'));
    expect(identified.length).toBeGreaterThanOrEqual(failed.length);
    expect(errors.filter((line) => personal.test(line))).toEqual([]);
  });
});
