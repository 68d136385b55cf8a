import { afterAll, beforeAll, expect, test } from 'vitest';

import { recordGift } from '../features/gifts/record-gift.ts';
import { createOutbox } from '../platform/mail/outbox.ts';
import { adminContextOf } from '../testing/admin.ts';
import { aSignedInDonor } from '../testing/donors.ts';
import { newFolder, sqlite } from '../testing/engines.ts';
import { gift } from '../testing/gifts.ts';
import { aSignedInStaff, deskCall } from '../testing/staff.ts';
import { createTestContext, type TestContext } from '../testing/test-context.ts';

const anUpdate = {
  title: 'Wells',
  description: 'The pump runs.',
  place: '',
  image_url: '/pictures/well.svg',
  date_published: '2026-10-01',
};

/** Without a mail server, nothing is 'on its way'. */

let context: TestContext;
let cookie: string;
const kept = (mail: string) =>
  `No mail server is set up: the ${mail} to ruth@example.org is kept on the server and not sent.`;
const record = (email: string) => recordGift(adminContextOf(context), { ...gift, giver: { email } });

beforeAll(async () => {
  const outbox = createOutbox(newFolder(), { now: Date.now, onMail: () => undefined });
  context = await createTestContext(sqlite, { outbox });
  ({ cookie } = await aSignedInStaff(context, 'owner', 'ruth@example.org'));
});
afterAll(() => context.close());

test('the desk knows it', async () => {
  expect(await deskCall(context, 'deskSession', { cookie })).toMatchObject({ keeps_mails: true });
});

test('a test mail of an update says so', async () => {
  const body = { ...anUpdate, campaign_id: null };
  const { id, version } = await deskCall(context, 'createUpdate', { cookie, body });
  const { message } = await deskCall(context, 'testUpdate', { cookie, params: { id }, body: { version } });
  expect(message).toBe(kept('test mail'));
});

test('a test mail of a yearly statement says so', async () => {
  const { message } = await deskCall(context, 'testStatement', { cookie, params: { year: 2025 }, body: {} });
  expect(message).toBe(kept('test mail'));
});

test('a receipt says so to staff and to its donor', async () => {
  const { access_token: token } = await aSignedInDonor(context, 'ruth@example.org');
  const { id } = await record('ruth@example.org');
  const { records } = (await context.request('dashboard', { token })).json();
  const number = records.donation_history[0].receipt;
  const sent = await context.request('mailReceipt', { token, params: { number }, body: {} });
  expect(sent.json().message).toBe(kept(`mail with receipt ${number}`));
  await context.database.deleteFrom('outbox').execute();
  const { message } = await deskCall(context, 'sendReceipt', { cookie, params: { id } });
  expect(message).toBe(kept(`mail with receipt ${number}`));
});
