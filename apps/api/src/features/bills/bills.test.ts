import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { calls } from '@hearthlight/domain';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { adminContextOf, runAdmin } from '../../testing/admin.ts';
import { engines, newFolder } from '../../testing/engines.ts';
import { addCampaign, gift } from '../../testing/gifts.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { recordGift } from '../gifts/record-gift.ts';
import { refundGift } from '../gifts/refund-gift.ts';

/** A PDF with one empty page. */
const pdf = await (async () => {
  const document = await PDFDocument.create();
  document.addPage([200, 100]);
  return Buffer.from(await document.save());
})();

function aFile(name: string, content: string | Buffer): string {
  const file = join(newFolder(), name);
  writeFileSync(file, content);
  return file;
}

describe.each(engines)('bills on $name', (engine) => {
  let context: TestContext;
  beforeAll(async () => {
    context = await createTestContext(engine);
  });
  beforeEach(async () => {
    await context.database.deleteFrom('bills').execute();
  });
  afterAll(() => context.close());

  const admin = (...args: string[]) => runAdmin(context, args);
  const json = async (...args: string[]) => JSON.parse(await admin(...args, '--json'));
  const add = (...more: string[]) =>
    json('bill', 'add', 'Kofi Mensah, carpenter', '--amount', '640', '--kind', 'Roofs', ...more);
  const publicBooks = async () => calls.books.response.parse((await context.request('books')).json());
  const scan = (id: number) => context.app.inject(`/bills/${id}`);

  test('are recorded, listed and paid', async () => {
    const campaign = await addCampaign(context.database, { title: 'Twelve roofs' });
    const { id } = await add('--campaign', String(campaign), '--date', '2026-10-02');
    expect(await json('bill', 'list')).toMatchObject([
      { id, payee: 'Kofi Mensah, carpenter', kind: 'Roofs', amount: 640, state: 'open', paid_on: null },
    ]);
    expect(await admin('bill', 'pay', String(id), '--date', '2026-11-03')).toBe(
      `Paid bill ${id} of Kofi Mensah, carpenter: $640.00.`,
    );
    expect(await admin('bill', 'list', '--state', 'paid')).toContain('paid 2026-11-03');
    await expect(admin('bill', 'pay', String(id))).rejects.toThrow('This bill is no longer open.');
    await expect(admin('campaign', 'remove', String(campaign), '--yes')).rejects.toThrow(
      'This campaign has donations or bills',
    );
    expect(await admin('audit', 'list')).toMatch(/bill pay\tbill \d+\t\$640/);
  });

  test.each([
    [['--campaign', '999'], 'This campaign no longer exists.'],
    [['--date', '2027-01-01'], 'Choose today or a day before.'],
    [['--publish'], 'Only a scanned bill can be published: add --scan.'],
    [['--scan', '/no/such.pdf'], 'The file /no/such.pdf was not found.'],
    [['--scan', aFile('bill.txt', 'an invoice')], 'Use a PDF of at most 20 pages'],
  ])('with %j are rejected', async (options, sentence) => {
    await expect(add(...options)).rejects.toThrow(sentence);
    expect(await json('bill', 'list')).toEqual([]);
  });

  test('are not changed and store no scan with --dry-run or when the change is rejected', async () => {
    const file = aFile('bill.pdf', pdf);
    await add('--scan', file, '--publish', '--dry-run');
    expect(await json('bill', 'list')).toEqual([]);
    const { id } = await add();
    await expect(add('--scan', '/no/such.pdf', '--dry-run')).rejects.toThrow('was not found');
    await expect(admin('bill', 'pay', '999', '--scan', file)).rejects.toThrow('This no longer exists.');
    await admin('bill', 'pay', String(id), '--dry-run');
    await admin('bill', 'cancel', String(id), '--reason', 'twice', '--dry-run');
    expect(await json('bill', 'list')).toMatchObject([{ state: 'open' }]);
    expect(await context.deps.uploads.list(context.database, 'bills')).toEqual([]);
  });

  test('show their scan only while it is published', async () => {
    const file = aFile('bill.pdf', pdf);
    const kept = await add('--scan', file);
    await admin('bill', 'pay', String(kept.id));
    expect((await scan(kept.id)).statusCode).toBe(404);
    const { id } = await add('--scan', file, '--publish');
    expect((await scan(id)).statusCode).toBe(404);
    await admin('bill', 'pay', String(id), '--date', '2026-11-03');
    const shown = await scan(id);
    expect([shown.statusCode, shown.body.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect(shown.headers).toMatchObject({
      'content-disposition': `attachment; filename="bill-${id}.pdf"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    expect((await publicBooks()).bills).toEqual([
      { id, paid_on: '2026-11-03', payee: 'Kofi Mensah, carpenter', kind: 'Roofs', amount: 640 },
    ]);
    await context.deps.uploads.remove(context.database, 'bills');
    expect((await scan(id)).statusCode).toBe(404);
    await admin('bill', 'hide', String(id));
    expect((await scan(id)).statusCode).toBe(404);
    expect((await publicBooks()).bills).toEqual([]);
    await expect(admin('bill', 'hide', String(id))).rejects.toThrow('is not published');
  });

  test('are published when paid or later, with the scan they were added with', async () => {
    const file = aFile('bill.pdf', pdf);
    const { id: paid } = await add('--scan', file);
    expect(await json('bill', 'pay', String(paid), '--publish')).toMatchObject({ published: true });
    expect((await scan(paid)).statusCode).toBe(200);
    const { id: later } = await add('--scan', file);
    await admin('bill', 'pay', String(later));
    expect(await admin('bill', 'publish', String(later), '--dry-run')).toContain('Would publish bill');
    expect((await scan(later)).statusCode).toBe(404);
    await admin('bill', 'publish', String(later));
    expect((await scan(later)).statusCode).toBe(200);
    await expect(admin('bill', 'publish', String(later))).rejects.toThrow('is already published');
    const { id: without } = await add();
    for (const command of [['pay', '--publish'], ['publish']]) {
      const [name = '', ...options] = command;
      await expect(admin('bill', name, String(without), ...options)).rejects.toThrow('Only a scanned bill');
    }
    await admin('bill', 'cancel', String(without), '--reason', 'recorded twice');
    await expect(admin('bill', 'publish', String(without))).rejects.toThrow('This bill is no longer open.');
  });

  test('cannot be canceled once they are paid', async () => {
    const { id } = await add();
    await admin('bill', 'pay', String(id));
    await expect(admin('bill', 'cancel', String(id), '--reason', 'a slip')).rejects.toThrow(
      'This bill is no longer open.',
    );
    expect((await publicBooks()).years).toMatchObject([{ paid_out: [{ kind: 'Roofs', amount: 640 }] }]);
  });

  test('lose the metadata of a photographed scan', async () => {
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'white' } })
      .withExif({ IFD0: { Artist: 'Ruth at home' } })
      .jpeg()
      .toBuffer();
    expect(photo.toString('latin1')).toContain('Ruth at home');
    const { id } = await add('--scan', aFile('bill.jpg', photo), '--publish');
    await admin('bill', 'pay', String(id));
    const { headers, rawPayload } = await scan(id);
    expect(headers['content-type']).toBe('image/jpeg');
    expect(rawPayload.toString('latin1')).not.toContain('Ruth at home');
  });

  test.each(['0', 'x', '9'.repeat(15), '%00'])('have no scan at /bills/%s', async (id) => {
    expect((await context.app.inject(`/bills/${id}`)).statusCode).toBe(404);
  });

  test('and gifts appear in the public books at once, by year and kind', async () => {
    const campaign = await addCampaign(context.database);
    const ruth = adminContextOf(context);
    await recordGift(ruth, { ...gift, amountCents: 5000, campaignId: campaign, date: '2025-12-31' });
    await recordGift(ruth, { ...gift, amountCents: 90_050, campaignId: campaign, date: '2026-01-01' });
    const { id: withFee } = await recordGift(ruth, { ...gift, amountCents: 700, date: '2026-02-01' });
    await context.database.updateTable('gifts').set({ fee_cents: 49 }).where('id', '=', withFee).execute();
    await recordGift(ruth, { ...gift, paymentStatus: 'pending' });
    const { id: refunded } = await recordGift(ruth, { ...gift, amountCents: 800 });
    await refundGift(ruth, refunded, 'a test');
    expect(await publicBooks()).toEqual({ years: [], bills: [] });
    for (const [amount, kind] of [
      ['640', 'Roofs'],
      ['300', 'Wells'],
      ['10', 'Roofs'],
    ] as const) {
      const bill = await json('bill', 'add', 'Somebody', '--amount', amount, '--kind', kind);
      await admin('bill', 'pay', String(bill.id));
    }
    const mistake = await add();
    await admin('bill', 'cancel', String(mistake.id), '--reason', 'recorded twice');
    await add();
    expect((await publicBooks()).years).toEqual([
      {
        year: 2026,
        came_in: [
          { kind: 'campaign', amount: 900.5 },
          { kind: 'other', amount: 7 },
        ],
        paid_out: [
          { kind: 'Roofs', amount: 650 },
          { kind: 'Wells', amount: 300 },
        ],
        fees: 0.49,
      },
      { year: 2025, came_in: [{ kind: 'campaign', amount: 50 }], paid_out: [] },
    ]);
  });
});
