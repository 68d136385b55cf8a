import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { calls } from '@hearthlight/domain';
import { deskLimits } from '@hearthlight/domain/desk';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { files } from '../../actions/file-task.ts';
import { readWhole } from '../../platform/uploads/copy-uploads.ts';
import { adminContextOf } from '../../testing/admin.ts';
import { engines, newFolder } from '../../testing/engines.ts';
import { addCampaign, gift } from '../../testing/gifts.ts';
import { aPdfOfPicture, aPdfOfThinPages } from '../../testing/hostile-files.ts';
import { aSignedInStaff, deskCall, deskRequest } from '../../testing/staff.ts';
import { content, createTestContext, type TestContext } from '../../testing/test-context.ts';
import { recordGift } from '../gifts/record-gift.ts';
import { checkBooks } from '../ledger/check.ts';
import { publicBooks } from '../open-books/public-books.ts';
import { addBill, approveBill, payBill, publishBill } from './bills.ts';

const secret = 'IBAN DE89 3704';

/** A PDF with text, a title and an author. */
async function aPdf(pages = 1): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.setTitle(secret);
  document.setAuthor('Ruth Wanjiru');
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let page = 0; page < pages; page += 1) {
    document.addPage([300, 200]).drawText(secret, { x: 20, y: 100, size: 20, font });
  }
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

const unusableScans: [string, () => Promise<Buffer>][] = [
  ['a broken PDF', () => Promise.resolve(Buffer.from('%PDF-1.7\nan invoice'))],
  ['a PDF of 21 pages', () => aPdf(21)],
  ['a PDF with a picture of 3,600 million pixels', () => aPdfOfPicture()],
  ['a web page', () => Promise.resolve(Buffer.from('<script>alert(1)</script>'))],
  ['a PDF of more than 20 MB', async () => Buffer.concat([await aPdf(), Buffer.alloc(20 * 1024 * 1024)])],
];

const bill = { payee: 'Kofi Mensah', kind: 'Roofs', amount: 640.5, date: '2026-10-02', publish: false };

const refusal = ({ body, statusCode }: { body: string; statusCode: number }) => [statusCode, JSON.parse(body).message];

describe.each(engines)('bills in the desk on $name', (engine) => {
  let context: TestContext;
  let ruth: string;
  let peter: string;
  /** A stored scan. */
  let scan: string;
  /** Tests that need only the folder of scans, or are refused before the database, run on one engine. */
  const isFirst = engine === engines[0];
  const once = isFirst ? [1] : [];
  beforeAll(async () => {
    context = await createTestContext(engine);
    ({ cookie: ruth } = await aSignedInStaff(context, 'bookkeeper'));
    ({ cookie: peter } = await aSignedInStaff(context, 'bookkeeper', 'peter@example.org', 'Peter Otieno'));
    ({ scan } = (await upload(await aPdf(), 'application/pdf')).json());
  });
  beforeEach(() => context.database.deleteFrom('bills').execute());
  afterAll(() => context.close());

  /** What each bill said when it was added. */
  const facts = new Map<number, object>();
  const add = async (changes: object = {}, cookie = ruth) => {
    const body = { ...bill, campaign_id: null, scan: null, ...changes };
    const added = await deskCall(context, 'addBill', { cookie, body });
    facts.set(added.id, body);
    return added;
  };
  const upload = (body: Buffer, type: string) =>
    deskRequest(context, 'uploadBillScan', { cookie: ruth, body, headers: { 'content-type': type } });
  const act = (
    name: 'approveBill' | 'cancelBill' | 'correctBill' | 'payBill' | 'publishBill' | 'reopenBill',
    id: number,
    cookie: string,
    body = {},
  ) =>
    deskRequest(context, name, {
      cookie,
      params: { id },
      body: name === 'approveBill' ? { ...facts.get(id), ...body } : body,
    });
  const list = async () => (await deskCall(context, 'billList', { cookie: ruth })).bills;
  const pay = { date: '2026-10-05' };
  /** How many bills wait for approval and for payment on the first page. */
  const tasks = async (cookie: string) => {
    const { tasks: counts } = await deskCall(context, 'deskHome', { cookie });
    return [counts.bills_to_approve, counts.bills_to_pay];
  };
  /** The names of stored scans. */
  const scans = async () =>
    (await context.deps.uploads.list(context.database, 'bills')).map(({ name }) => name).toSorted();
  const bytesOf = async (name: string) => {
    const source = { database: context.database, uploads: context.deps.uploads };
    return (await readWhole(source, `bills/${name}`)) ?? Buffer.alloc(0);
  };

  test('are paid and published only after somebody else has approved them', async () => {
    const campaign = await addCampaign(context.database, { title: 'Twelve roofs' });
    const { id } = await add({ campaign_id: campaign, scan });
    const { bills, needs_approval: needed } = await deskCall(context, 'billList', { cookie: ruth });
    expect([needed, bills]).toMatchObject([
      true,
      [
        {
          id,
          campaign: 'Twelve roofs',
          is_own: true,
          is_approved: false,
          recorded_by: 'Ruth Wanjiru',
          scan: 'pdf',
        },
      ],
    ]);
    const first = 'A second person must approve this bill first.';
    expect(refusal(await act('payBill', id, peter, pay))).toEqual([409, first]);
    expect(refusal(await act('publishBill', id, peter, { published: true }))).toEqual([409, first]);
    expect(refusal(await act('approveBill', id, ruth))).toEqual([
      403,
      'You recorded this bill, so somebody else must approve it.',
    ]);
    expect((await act('approveBill', id, peter)).json()).toMatchObject({ approved_by: 'Peter Otieno' });
    expect((await act('payBill', id, ruth, pay)).json()).toMatchObject({ state: 'paid', paid_on: pay.date });
    await act('publishBill', id, ruth, { published: true });
    const books = calls.books.response.parse((await context.request('books')).json());
    expect(books).toMatchObject({
      bills: [{ id }],
      years: [{ paid_out: [{ kind: 'Roofs', amount: 640.5 }] }],
    });
    expect(books).not.toHaveProperty('is_unapproved');
    expect((await checkBooks(context.database)).problems).toEqual([]);
  });

  test('wait on the first page for somebody else to approve them, then to be paid', async () => {
    const { id } = await add();
    expect([await tasks(ruth), await tasks(peter)]).toEqual([
      [0, 0],
      [1, 0],
    ]);
    await act('approveBill', id, peter);
    expect([await tasks(ruth), await tasks(peter)]).toEqual([
      [0, 1],
      [0, 1],
    ]);
    await act('payBill', id, ruth, pay);
    expect(await tasks(ruth)).toEqual([0, 0]);
  });

  test('are listed in pages, also those of one day, with fifty purposes to choose from', async () => {
    const total = deskLimits.page + 1;
    const row = {
      payee: 'Kofi',
      campaign_id: null,
      amount_cents: 1,
      date: '2026-10-02',
      state: 'open',
    } as const;
    await context.database
      .insertInto('bills')
      .values(
        // Recorded in another order than that of their purposes.
        Array.from({ length: total }, (_, at) => ({
          ...row,
          kind: `Roof ${100 - at}`,
          paid_on: null,
          scan: null,
        })),
      )
      .execute();
    const first = await deskCall(context, 'billList', { cookie: ruth });
    const rest = await deskCall(context, 'billList', { cookie: ruth, query: { after: first.next ?? '' } });
    expect(new Set([...first.bills, ...rest.bills].map(({ id }) => id)).size).toBe(total);
    expect([first.kinds.length, first.kinds]).toEqual([50, first.kinds.toSorted()]);
    const paid = await deskCall(context, 'billList', { cookie: ruth, query: { state: 'paid' } });
    expect(paid.bills).toEqual([]);
  });

  test('are found by payee and purpose, in any order', async () => {
    await context.database.deleteFrom('bills').execute();
    await add({ payee: 'Łukasz Tiles', kind: 'Roofs', amount: 20, date: '2026-02-01' });
    await add({ payee: 'Amina Pumps', kind: 'Wells', amount: 10, date: '2026-02-02' });
    await add({ payee: 'Kofi', kind: 'Wells', amount: 30, date: '2026-02-03' });
    const { id } = await add({ payee: 'Canceled', kind: 'Rent', amount: 99 });
    await act('cancelBill', id, ruth, { reason: 'Recorded twice' });
    const totals = async (query: Record<string, string>) =>
      (await deskCall(context, 'billList', { cookie: ruth, query })).totals;
    expect(await totals({})).toEqual({ count: 4, open_amount: 60, paid_amount: 0 });
    expect(await totals({ search: 'wells', state: 'open' })).toEqual({
      count: 2,
      open_amount: 40,
      paid_amount: 0,
    });
    const amounts = async (query: Record<string, string>) => {
      const { bills } = await deskCall(context, 'billList', { cookie: ruth, query });
      return bills.map(({ amount }) => amount);
    };
    expect(await amounts({ search: ' łukasz tiles' })).toEqual([20]);
    expect(await amounts({ search: 'LUKASZ' })).toEqual([20]);
    expect(await amounts({ search: 'wELL' })).toEqual([30, 10]);
    expect(await amounts({ search: 'wells', order: 'oldest' })).toEqual([10, 30]);
    expect(await amounts({ search: '_' })).toEqual([]);
    expect(await amounts({ order: 'largest', state: 'open' })).toEqual([30, 20, 10]);
    const query = { search: 'wells', state: 'open', order: 'oldest' };
    const { body, headers } = await deskRequest(context, 'billFile', { cookie: ruth, query });
    expect(headers['content-disposition']).toBe('attachment; filename="bills.csv"');
    const [header, ...lines] = body.trim().split('\r\n');
    expect(header).toBe(
      '"Number","Day on the bill","Payee","Purpose","Campaign","Amount","State","Day of the payment"',
    );
    expect(lines.map((line) => line.slice(line.indexOf(',')))).toEqual([
      ',"2026-02-02","Amina Pumps","Wells","",10,"Open",""',
      ',"2026-02-03","Kofi","Wells","",30,"Open",""',
    ]);
    const exported = await context.database
      .selectFrom('audit')
      .select(['action', 'detail'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(exported).toEqual({
      action: 'bill export',
      detail: 'state=open search=wells order=oldest',
    });
    expect(await amounts({ order: 'smallest', state: 'open' })).toEqual([10, 20, 30]);
  });

  /** The problems of a bill that `check` finds. Earlier tests have removed others. */
  const problemsOf = async (id: number) => {
    const { problems } = await checkBooks(context.database);
    return problems.filter((problem) => problem.startsWith(`Bill ${id} `));
  };

  test('are corrected while they are open, and then approved again by somebody else', async () => {
    const { id } = await add({}, peter);
    await act('approveBill', id, ruth);
    const { publish: _, ...said } = bill;
    const corrected = { ...said, campaign_id: null, amount: 604.5, payee: 'Kofi Mensah, carpenter' };
    const { state, ...answer } = (await act('correctBill', id, ruth, corrected)).json();
    expect([state, answer]).toMatchObject(['open', { ...corrected, is_approved: false, is_own: true }]);
    expect(refusal(await act('correctBill', id, ruth, corrected))).toEqual([400, 'Nothing would change.']);
    expect((await act('payBill', id, peter, pay)).statusCode).toBe(409);
    facts.set(id, corrected);
    expect((await act('approveBill', id, ruth)).statusCode).toBe(403);
    await act('approveBill', id, peter);
    await act('payBill', id, ruth, pay);
    const changes = await context.database
      .selectFrom('audit')
      .select('changes')
      .where('action', '=', 'bill correct')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(changes.changes)).toEqual([
      { field: 'payee', before: 'Kofi Mensah', after: 'Kofi Mensah, carpenter' },
      { field: 'amount', before: '$640.50', after: '$604.50' },
    ]);
    expect(await problemsOf(id)).toEqual([]);
  });

  test('are not corrected to a future day or an unknown campaign', async () => {
    const { id } = await add();
    const { publish: _, ...said } = bill;
    const correct = (changes: object) => act('correctBill', id, ruth, { ...said, campaign_id: null, ...changes });
    for (const [field, value] of [
      ['date', '2026-12-24'],
      ['campaign_id', 999],
    ] as const) {
      const refused = await correct({ [field]: value });
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [field]]);
    }
    expect(await list()).toMatchObject([{ date: bill.date, campaign_id: null }]);
  });

  test('are open again, approved and out of the public books, once their payment is taken back', async () => {
    const { id } = await add();
    await act('approveBill', id, peter);
    await act('payBill', id, ruth, pay);
    const reopened = await act('reopenBill', id, ruth);
    expect(reopened.json()).toMatchObject({ state: 'open', paid_on: null, is_approved: true });
    const books = calls.books.response.parse((await context.request('books')).json());
    expect(books).toMatchObject({ bills: [], years: [] });
    expect(await problemsOf(id)).toEqual([]);
    expect((await act('payBill', id, ruth, pay)).json()).toMatchObject({ state: 'paid' });
    expect(await problemsOf(id)).toEqual([]);
  });

  test('approved by two people at once are approved once, and never by their own', async () => {
    const { cookie: third } = await aSignedInStaff(context, 'owner', 'amina@example.org', 'Amina Yusuf');
    for (let round = 0; round < 5; round += 1) {
      const { id } = await add();
      const answers = await Promise.all([ruth, peter, third].map((cookie) => act('approveBill', id, cookie)));
      expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(
        answers[0]?.statusCode === 409 ? ['200', '409', '409'] : ['200', '403', '409'],
      );
      const paid = await Promise.all([act('payBill', id, ruth, pay), act('payBill', id, peter, pay)]);
      expect(paid.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
    }
    await context.database.deleteFrom('staff').where('email', '=', 'amina@example.org').execute();
  });

  test('are not paid on a future day, and not approved once they are canceled', async () => {
    const { id } = await add();
    await act('approveBill', id, peter);
    const future = await act('payBill', id, ruth, { date: '2026-12-24' });
    expect([future.statusCode, future.json().fields]).toMatchObject([400, { date: expect.any(String) }]);
    const { id: canceled } = await add();
    await act('cancelBill', canceled, ruth, { reason: 'Recorded twice' });
    expect((await act('approveBill', canceled, peter)).statusCode).toBe(409);
  });

  test('are recorded without being published when they have no scan', async () => {
    expect(await add({ publish: true })).toMatchObject({ scan: null, published: false });
  });

  test('are not approved by the same person under another name', async () => {
    const { id } = await add();
    const { database } = context;
    const bookkeeper = database.updateTable('staff').where('email', '=', 'bookkeeper@hearthlight.example');
    await bookkeeper.set({ name: 'Ruth W. Wanjiru' }).execute();
    expect((await act('approveBill', id, ruth)).statusCode).toBe(403);
    await bookkeeper.set({ name: 'Ruth Wanjiru' }).execute();
  });

  test('get no scan with their payment, which nobody would have approved', async () => {
    const { id } = await add();
    await act('approveBill', id, peter);
    const file = join(newFolder(), 'bill.pdf');
    writeFileSync(file, await aPdf());
    const admin = { ...adminContextOf(context), needsApproval: true };
    await expect(payBill(admin, id, { scan: { file, publish: false } })).rejects.toThrow('Store the scan');
  });

  test.each([
    ['paid and canceled', 'payBill', 'cancelBill'],
    ['canceled twice', 'cancelBill', 'cancelBill'],
    ['hidden and hidden', 'publishBill', 'publishBill'],
  ] as const)('two people at once: %s, and one of them is refused', async (_, one, two) => {
    const { id } = await add({ scan, publish: true });
    await act('approveBill', id, peter);
    const body = { ...pay, reason: 'Recorded twice', published: false };
    const answers = await Promise.all([act(one, id, ruth, body), act(two, id, peter, body)]);
    const refused = one === 'publishBill' ? '400' : '409';
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', refused]);
  });

  test('are no longer published once they are canceled', async () => {
    const { scan } = (await upload(await aPdf(), 'application/pdf')).json();
    const { id, published } = await add({ scan, publish: true });
    expect(published).toBe(true);
    const canceled = await act('cancelBill', id, peter, { reason: 'Recorded twice' });
    expect(canceled.json()).toMatchObject({ state: 'canceled', published: false });
  });

  test('two people at once: canceled while approved, and never paid afterwards', async () => {
    const { id } = await add();
    const [canceled] = await Promise.all([
      act('cancelBill', id, ruth, { reason: 'Recorded twice' }),
      act('approveBill', id, peter),
    ]);
    expect(canceled.statusCode).toBe(200);
    expect((await act('payBill', id, peter, pay)).statusCode).toBe(409);
  });

  test('keep no metadata and no text of a scan', async () => {
    const pdf = await aPdf();
    expect(pdf.includes(Buffer.from('Title'))).toBe(true);
    const stored = await bytesOf(scan);
    const flat = await PDFDocument.load(stored, { updateMetadata: false });
    expect([flat.getTitle(), flat.getAuthor(), flat.getPageCount()]).toEqual([undefined, undefined, 1]);
    expect(stored.includes(Buffer.from('/Font'))).toBe(false);
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'white' } })
      .withExif({ IFD0: { Artist: 'Ruth' } })
      .jpeg()
      .toBuffer();
    const image = (await upload(picture, 'image/jpeg')).json();
    const data = await bytesOf(image.scan);
    expect((await sharp(data).metadata()).exif).toBeUndefined();
    const { id, ...added } = await add({ scan: image.scan, publish: true });
    expect(added).toMatchObject({ published: true, scan: 'picture' });
    const shown = await deskRequest(context, 'billScan', { cookie: peter, params: { id } });
    expect([shown.statusCode, shown.rawPayload.equals(data)]).toEqual([200, true]);
  });

  /** How a bill gets into each state. */
  const states = {
    open: () => Promise.resolve(),
    approved: (id: number) => act('approveBill', id, peter),
    paid: async (id: number) => {
      await act('approveBill', id, peter);
      await act('payBill', id, ruth, pay);
    },
    canceled: (id: number) => act('cancelBill', id, ruth, { reason: 'Recorded twice' }),
  };
  const notOpen = 'This bill is no longer open.';
  const reason = { reason: 'Recorded twice' };
  const corrected = { ...bill, campaign_id: null, amount: 1 };

  test.each([
    ['approved', 'approveBill', {}, 'This bill is already approved.'],
    ['paid', 'approveBill', {}, notOpen],
    ['canceled', 'approveBill', {}, notOpen],
    ['open', 'payBill', pay, 'A second person must approve this bill first.'],
    ['paid', 'payBill', pay, notOpen],
    ['canceled', 'payBill', pay, notOpen],
    ['paid', 'cancelBill', reason, notOpen],
    ['canceled', 'cancelBill', reason, notOpen],
    ['canceled', 'publishBill', { published: true }, notOpen],
    ['open', 'reopenBill', {}, 'This bill is not paid.'],
    ['canceled', 'reopenBill', {}, 'This bill is not paid.'],
    ['paid', 'correctBill', corrected, notOpen],
    ['canceled', 'correctBill', corrected, notOpen],
    ['open', 'approveBill', { amount: 64.05 }, 'Somebody has corrected this bill meanwhile. Read it again.'],
  ] as const)('that are %s refuse %s and stay as they are', async (state, name, body, message) => {
    const { id } = await add({ scan });
    await states[state](id);
    const before = await list();
    expect(refusal(await act(name, id, peter, body))).toEqual([409, message]);
    expect(await list()).toEqual(before);
  });

  test.each(once)('opens a scan in a worker', async () => {
    const run = vi.spyOn(files, 'run');
    expect((await upload(await aPdfOfThinPages(), 'application/pdf')).statusCode).toBe(200);
    expect(run).toHaveBeenCalledWith(expect.objectContaining({ name: 'flattenPdf' }), [expect.any(Buffer)]);
    run.mockRestore();
  });

  test.each(once)('uploaded twice at once is stored once', async () => {
    for (const color of ['red', 'green', 'blue']) {
      const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: color } })
        .jpeg()
        .toBuffer();
      const before = new Set(await scans());
      const answers = await Promise.all([1, 2].map(() => upload(picture, 'image/jpeg')));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      const names = new Set(answers.map((answer) => answer.json().scan));
      expect((await scans()).filter((name) => !before.has(name))).toEqual([...names]);
      const stored = await bytesOf([...names].join(''));
      expect(await sharp(stored).metadata()).toMatchObject({ width: 30, height: 20 });
    }
  });

  test.each(isFirst ? unusableScans : [])('refuse %s, and a scan that is not stored', async (_, make) => {
    const before = await scans();
    const refused = await upload(await make(), 'application/pdf');
    expect(refusal(refused)).toEqual([400, expect.stringContaining('PDF of at most 20 pages')]);
    for (const scan of ['../../etc/passwd', `${'0'.repeat(32)}.pdf`]) {
      const body = { ...bill, campaign_id: null, scan };
      expect((await deskRequest(context, 'addBill', { cookie: ruth, body })).statusCode).toBe(400);
    }
    expect(await scans()).toEqual(before);
  });

  test.each([
    ['is not stored', () => `${'0'.repeat(32)}.pdf`],
    ['leads out of the folder of scans', () => '../a-secret.txt'],
    ['leads back into the folder of scans', (stored: string) => `../bills/${stored}`],
    ['is another file in the folder of scans', () => 'notes.txt'],
  ])('refuse the name of a scan that %s', async (_, nameOf) => {
    for (const name of ['../a-secret.txt', 'notes.txt'])
      await context.deps.uploads.put(context.database, 'bills', [{ name, data: Buffer.from('secret') }]);
    const { bills: before } = await deskCall(context, 'billList', { cookie: ruth });
    const body = { ...bill, campaign_id: null, scan: nameOf(scan) };
    const refused = await deskRequest(context, 'addBill', { cookie: ruth, body });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['scan']]);
    expect((await deskCall(context, 'billList', { cookie: ruth })).bills).toEqual(before);
  });

  test('are shown to staff in a sandbox, a picture beside the bill and a PDF as a download', async () => {
    const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'gray' } })
      .jpeg()
      .toBuffer();
    for (const [bytes, type, disposition] of [
      [picture, 'image/jpeg', 'inline'],
      [await aPdf(), 'application/pdf', 'attachment'],
    ] as const) {
      const { scan } = (await upload(bytes, type)).json();
      const { id } = await add({ scan });
      const { headers } = await deskRequest(context, 'billScan', { cookie: ruth, params: { id } });
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': expect.stringMatching(new RegExp(`^${disposition};`)),
        'x-content-type-options': 'nosniff',
      });
      const never = { scan: `${'0'.repeat(32)}.pdf` };
      await context.database.updateTable('bills').set(never).where('id', '=', id).execute();
      const gone = await deskRequest(context, 'billScan', { cookie: ruth, params: { id } });
      expect(gone.statusCode).toBe(404);
    }
  });

  test('show each page of a scan as a picture', async () => {
    const { scan: name } = (await upload(await aPdf(2), 'application/pdf')).json();
    const { id } = await add({ scan: name });
    expect((await deskCall(context, 'readBill', { cookie: ruth, params: { id } })).scan_pages).toBe(2);
    const page = (number: number) =>
      deskRequest(context, 'billScanPage', { cookie: ruth, params: { id, page: number } });
    for (const number of [1, 2]) {
      const { headers, rawPayload } = await page(number);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 833 });
      expect(headers).toMatchObject({
        'content-type': 'image/jpeg',
        'content-security-policy': "default-src 'none'; sandbox",
      });
    }
    expect((await page(3)).statusCode).toBe(404);
    const { id: bare } = await add();
    expect((await deskCall(context, 'readBill', { cookie: ruth, params: { id: bare } })).scan_pages).toBe(0);
  });

  test('open a scan once for all its pages, in a worker', async () => {
    const opened = vi.spyOn(files, 'run');
    const { scan: name } = (await upload(await aPdf(isFirst ? 3 : 4), 'application/pdf')).json();
    const { id } = await add({ scan: name });
    opened.mockClear();
    const page = (number: number) =>
      deskRequest(context, 'billScanPage', { cookie: ruth, params: { id, page: number } });
    const pages = await Promise.all([1, 2, 3].map(page));
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(opened).toHaveBeenCalledOnce();
    opened.mockRestore();
  });

  test('are opened with what the open books show as not spent yet', async () => {
    await recordGift(adminContextOf(context), { ...gift, amountCents: 70_000 });
    const old = await addCampaign(context.database, { title: 'Wells', cents: 9900 });
    const { id } = await add();
    const { id: forCampaign } = await add({
      campaign_id: await addCampaign(context.database, { title: 'Roofs', cents: 0 }),
    });
    const { id: forOld } = await add({ campaign_id: old });
    const left = async (number: number) => {
      const detail = await deskCall(context, 'readBill', { cookie: ruth, params: { id: number } });
      return [detail.not_spent, detail.campaign_not_spent];
    };
    expect(await left(id)).toEqual([700, 700]);
    expect(await left(forCampaign)).toEqual([700, 0]);
    expect(await left(forOld)).toEqual([700, null]);
    // Entries are summed once for each version of the books, which only a change of the books raises.
    await context.database.updateTable('gift_entries').set({ cents: 71_000 }).execute();
    expect(await left(id)).toEqual([700, 700]);
    await context.database.updateTable('gift_entries').set({ cents: 70_000 }).execute();
    await act('approveBill', forCampaign, peter);
    await act('payBill', forCampaign, ruth, pay);
    expect(await left(forCampaign)).toEqual([59.5, -640.5]);
    const books = calls.openBooks.response.parse((await context.request('openBooks')).json());
    expect(books.received - books.paid).toBe(59.5);
  });

  test('on the command line follow the same rule, unless the foundation has one person', async () => {
    const admin = { ...adminContextOf(context), needsApproval: true };
    const { id } = await addBill(admin, {
      payee: 'Kofi',
      kind: 'Roofs',
      amountCents: 100,
      scan: { publish: false },
    });
    const scan = { publish: false };
    await expect(payBill(admin, id, { scan })).rejects.toThrow('A second person must approve this bill first.');
    await expect(publishBill(admin, id)).rejects.toThrow('A second person must approve this bill first.');
    await expect(approveBill(admin, id)).rejects.toThrow('somebody else must approve it');
    await approveBill({ ...admin, actor: 'peter' }, id);
    await payBill(admin, id, { scan });
    const alone = { ...admin, needsApproval: false };
    const other = await addBill(alone, { payee: 'Kofi', kind: 'Roofs', amountCents: 100, scan });
    const file = join(newFolder(), 'bill.pdf');
    writeFileSync(file, await aPdf());
    await payBill(alone, other.id, { scan: { ...scan, file } });
    expect(await publicBooks(context.database, false)).toMatchObject({ is_unapproved: true });
    expect(content.foundation.billApproval).toBe('second person');
  });
});
