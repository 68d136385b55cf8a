// cspell:words DIALLÒ Dialló Dialo Álvarez تخليدًا لذكرى
import { makePaymentReference } from '@hearthlight/domain';
import type { DeskRequest, OccasionEntry } from '@hearthlight/domain/desk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { adminContextOf, runAdmin } from '../../testing/admin.ts';
import { bankColumns } from '../../testing/bank-columns.ts';
import { aSignedInDonor } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { gift } from '../../testing/gifts.ts';
import { createPledgeContext } from '../../testing/pledges.ts';
import { deskCall, deskRequest, staffPassword } from '../../testing/staff.ts';
import type { TestContext } from '../../testing/test-context.ts';
import { deleteDonor } from '../donors/delete-donor.ts';
import { exportDonor } from '../donors/export-donor.ts';
import { mergeDonors } from '../donors/merge-donors.ts';
import { setAnonymity } from '../donors/set-anonymity.ts';
import { correctGift } from '../gifts/correct-gift.ts';
import { setGiftAnonymity } from '../gifts/gift-anonymity.ts';
import { type NewGift, recordGift } from '../gifts/record-gift.ts';
import { readGiftRows, readImportTable } from '../imports/formats/read-file.ts';
import { importGifts } from '../imports/planning/import-gifts.ts';
import { undoImport } from '../imports/undo-import.ts';
import { checkBooks } from '../ledger/check.ts';
import { closeMonth } from '../ledger/close-month.ts';
import { cleanups } from './cleanups.ts';
import { letterOf } from './letter.ts';
import { mergeOccasions } from './merge-occasions.ts';

/** Somebody without an account. */
const person = (name: string) => ({ giver: { name } });

const amara = {
  is: 'new',
  kind: 'memory',
  name: 'Amara Diallo',
  tell: 'Family Diallo\nRue KA 028, Conakry',
  another: false,
} satisfies OccasionEntry;

describe.each(engines)('the occasion of a gift on $name', (engine) => {
  let context: TestContext;
  let cookie: string;
  let ada: number;
  let wells: number;
  let reference: string;
  let random = 0;
  beforeAll(async () => {
    ({ ada, context, cookie, wells } = await createPledgeContext(engine));
  });
  beforeEach(async () => {
    random += 1;
    reference = makePaymentReference({ donor: ada, campaign: wells }, random * 74_093);
    for (const table of [
      'plans',
      'import_changes',
      'ledger_leaves',
      'ledgers',
      'gift_entries',
      'receipts',
      'gifts',
      'occasions',
      'imports',
      'audit',
    ] as const)
      await context.database.deleteFrom(table).execute();
    await context.database.updateTable('campaigns').set({ raised_cents: 0, contributors: 0 }).execute();
  });
  afterAll(() => context.close());

  const record = async (more: Partial<NewGift> = {}) => {
    const recorded = await recordGift(adminContextOf(context), { ...gift, occasion: amara, ...more });
    return recorded.id;
  };
  const again = async (): Promise<OccasionEntry> => ({ is: 'known', id: await onlyId() });
  const onlyId = async () => (await context.database.selectFrom('occasions').select('id').executeTakeFirstOrThrow()).id;
  /** Records a pledge whose donor stays anonymous for it. Payments follow that as they follow the occasion. */
  const pledge = (more: Partial<NewGift> = {}) =>
    record({
      giver: { donorId: ada },
      campaignId: wells,
      paymentStatus: 'pending',
      reference,
      staysAnonymous: true,
      ...more,
    });
  const set = (id: number, body: DeskRequest<'setOccasion'>) =>
    deskRequest(context, 'setOccasion', { cookie, params: { id }, body });
  const read = async (id: number) => (await deskCall(context, 'giftOccasion', { cookie, params: { id } })).occasion;
  const list = async () => (await deskCall(context, 'occasionList', { cookie })).occasions;
  const found = (name: string) => deskCall(context, 'namesakes', { cookie, body: { name } });
  const letter = async (id: number) => (await deskCall(context, 'occasionLetter', { cookie, params: { id } })).html;
  const logged = () =>
    context.database
      .selectFrom('audit')
      .select(['action', 'subject', 'detail', 'changes'])
      .where('kind', 'in', ['gift', 'occasion'])
      .where('action', '<>', 'gift add')
      .orderBy('id')
      .execute();
  const pay = async (...payments: [amount: string, text: string, day?: string][]) => {
    const lines = payments.map(([amount, text, day = '10']) => `2026-11-${day},${amount},"Babbage, Charles","${text}"`);
    const body = Buffer.from(['Date,Amount,Payer,Details', ...lines].join('\n'));
    const table = await readImportTable(body, { known: {}, timeZone: 'UTC' });
    const rows = await readGiftRows(table, { columns: bankColumns, timeZone: 'UTC' });
    const options = { source: 'oak', separate: 'none', pledges: 'split' } as const;
    return importGifts(adminContextOf(context), rows, options);
  };
  /** The amounts of the gifts, each with its occasion and whether the giver stays anonymous. */
  const gifts = () =>
    context.database
      .selectFrom('gifts')
      .select(['amount_cents as cents', 'payment_status as status', 'occasion_id as occasion'])
      .select('stays_anonymous as anonymous')
      .orderBy('id')
      .execute();

  const states = async () => (await gifts()).map(({ anonymous, occasion, status }) => [status, occasion, anonymous]);

  /** Records two gifts under a wrong spelling beside one under the right name. */
  const spelledTwice = async (told: Partial<typeof amara> = {}) => {
    const right = await record({ giver: { email: 'one@example.org', name: 'One' }, date: '2026-10-02' });
    const kept = (await read(right))?.id ?? 0;
    const wrong = { ...amara, name: 'Amara Dialo', ...told };
    const first = await record({ occasion: wrong, date: '2026-10-03' });
    const merged = (await read(first))?.id ?? 0;
    const second = await record({ occasion: { is: 'known', id: merged }, paymentStatus: 'pending' });
    return { kept, merged, gifts: [second, first] };
  };
  const merge = (kept: number, body: object) =>
    deskRequest(context, 'mergeOccasions', {
      cookie,
      params: { id: kept },
      body: { count: 2, password: staffPassword, ...body },
    });

  test('is recorded with the gift in the desk, and shared by several gifts', async () => {
    const body = {
      giver: { kind: 'person' as const, name: 'Halima Guyo', email: '' },
      amount: 25,
      cause: 'A roof',
      method: 'Cash',
      status: 'completed' as const,
      date: '2026-11-10',
      campaign_id: null,
      external_id: '',
    };
    const send = (occasion: OccasionEntry, preview = false) =>
      deskRequest(context, 'recordGift', { cookie, body: { ...body, occasion, preview } });
    expect((await send(amara, true)).statusCode).toBe(200);
    expect(await list()).toEqual([]);
    await send(amara);
    const [shown] = await list();
    expect(shown).toMatchObject({ kind: 'memory', name: 'Amara Diallo', gifts: 1, amount: 25 });
    await send(await again());
    expect(await list()).toMatchObject([{ id: shown?.id, gifts: 2, amount: 50 }]);
    await record({ occasion: { ...amara, another: true } });
    const query = { occasion: shown?.id ?? 0 };
    expect((await deskCall(context, 'giftList', { cookie, query })).gifts).toHaveLength(2);
    expect(await deskCall(context, 'giftTotals', { cookie, query })).toMatchObject({ amount: 50 });
    expect((await send({ is: 'known', id: 99_999 })).statusCode).toBe(404);
  });

  test('of the same name is proposed, never merged or doubled silently', async () => {
    const first = await record();
    const namesake = { ...amara, name: ' amara  DIALLÒ ' };
    const second = await record({ occasion: undefined });
    const refused = await set(second, { from: null, occasion: namesake });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([409, ['occasion_name']]);
    expect((await found(namesake.name)).occasions).toEqual([expect.objectContaining({ id: await onlyId() })]);
    for (const similar of ['Amara', 'Amara Dialo'])
      expect((await found(similar)).occasions).toMatchObject([{ id: await onlyId() }]);
    expect((await found('Zed')).occasions).toEqual([]);
    await set(second, { from: null, occasion: { ...namesake, another: true } });
    expect((await found('Amara Diallo')).occasions).toHaveLength(2);
    expect((await read(first))?.id).not.toBe((await read(second))?.id);
  });

  test('is changed and taken away, without a name in the activity log', async () => {
    const id = await record();
    const one = await onlyId();
    const other = { ...amara, kind: 'honor', name: 'Ruth Wanjiru', tell: '' } as const;
    expect((await set(id, { from: null, occasion: other })).statusCode).toBe(409);
    expect((await set(id, { from: one, occasion: { is: 'known', id: one } })).statusCode).toBe(400);
    expect((await set(id, { from: one, occasion: other })).json()).toEqual({
      message: 'The occasion is saved.',
    });
    // The first one went with its last gift.
    expect(await list()).toMatchObject([{ kind: 'honor', name: 'Ruth Wanjiru' }]);
    const two = await onlyId();
    await set(id, { from: two, occasion: null });
    expect([await read(id), await list()]).toEqual([null, []]);
    expect((await set(99_999, { from: null, occasion: amara })).statusCode).toBe(404);
    const change = (before: number | null, after: number | null) => ({
      action: 'gift occasion',
      subject: `gift ${id}`,
      detail: '',
      changes: JSON.stringify([
        {
          field: 'occasion',
          before: before === null ? null : String(before),
          after: after === null ? null : String(after),
        },
      ]),
    });
    expect(await logged()).toEqual([change(one, two), change(two, null)]);
  });

  test('is corrected, of the version that was shown', async () => {
    const giftId = await record();
    const id = await onlyId();
    const body = { kind: 'memory' as const, name: 'Awa Dialló', tell: '', is_public: true, version: 1 };
    const edit = (changes = {}) =>
      deskRequest(context, 'editOccasion', { cookie, params: { id }, body: { ...body, ...changes } });
    expect((await edit()).json()).toEqual({ message: 'The occasion is saved.' });
    expect(await read(giftId)).toMatchObject({ name: 'Awa Dialló', tell: '', is_public: true, version: 2 });
    expect((await edit({ name: 'Amara' })).statusCode).toBe(409);
    expect((await edit({ version: 2 })).statusCode).toBe(400);
    expect((await edit({ version: 2, tell: 'x'.repeat(501) })).statusCode).toBe(400);
    const details = (await logged()).map(({ action, detail, subject }) => [action, subject, detail]);
    expect(details).toEqual([['occasion edit', `occasion ${id}`, 'name, tell, is_public']]);
    expect((await found('Awa Dialló')).occasions).toHaveLength(1);
  });

  test('changes no sum, also in a closed month', async () => {
    const id = await record({ occasion: undefined, date: '2026-10-02', campaignId: wells });
    await closeMonth(adminContextOf(context), '2026-10', { yes: true });
    const entries = () => context.database.selectFrom('gift_entries').selectAll().execute();
    const before = await entries();
    expect((await set(id, { from: null, occasion: amara })).statusCode).toBe(200);
    expect(await entries()).toEqual(before);
    expect((await checkBooks(context.database)).problems).toEqual([]);
  });

  test('goes with the pledge to each payment of it', async () => {
    await pledge();
    const id = await onlyId();
    await pay(['10.00', reference]);
    await pay(['40.00', reference]);
    expect(await gifts()).toEqual([
      { cents: 1500, status: 'completed', occasion: id, anonymous: 1 },
      { cents: 1000, status: 'completed', occasion: id, anonymous: 1 },
      { cents: 2500, status: 'completed', occasion: id, anonymous: 1 },
    ]);
    expect(await list()).toMatchObject([{ gifts: 3, amount: 50 }]);
  });

  test('goes with each of two pledges that one payment pays', async () => {
    await pledge({ staysAnonymous: false });
    const other = makePaymentReference({ donor: ada, campaign: wells }, random * 74_093 + 1);
    await pledge({ reference: other, occasion: { ...amara, kind: 'honor', name: 'Ruth Wanjiru' } });
    await pay(['40.00', `${reference} ${other}`]);
    const paid = await gifts();
    const [one, two] = paid.map(({ occasion }) => occasion);
    expect(one).not.toBe(two);
    expect(paid.map(({ anonymous, cents, occasion }) => [cents, occasion, anonymous])).toEqual([
      [2500, one, 0],
      [1000, two, 1],
      [1500, two, 1],
    ]);
  });

  test('goes on with a standing order, as its newest gift has it', async () => {
    const first = await pledge();
    const id = await onlyId();
    await pay(['25.00', reference, '01']);
    await pay(['26.00', reference, '08']);
    expect((await gifts()).map(({ anonymous, occasion }) => [occasion, anonymous])).toEqual([
      [id, 1],
      [id, 1],
    ]);
    const newest = await context.database
      .selectFrom('gifts')
      .select('id')
      .where('id', '<>', first)
      .executeTakeFirstOrThrow();
    await set(newest.id, { from: id, occasion: null });
    await setGiftAnonymity(adminContextOf(context), newest.id, false);
    await pay(['27.00', reference, '15']);
    expect((await gifts()).map(({ anonymous, occasion }) => [occasion, anonymous])).toEqual([
      [id, 1],
      [null, 0],
      [null, 0],
    ]);
  });

  test('goes with the pledge that is completed by hand, and to what is beyond it', async () => {
    const pledged = await pledge();
    const id = await onlyId();
    const changes = { amountCents: 4000, paymentStatus: 'completed' as const };
    const correction = { changes, outcome: 'split' as const, reason: 'Cash' };
    await correctGift(adminContextOf(context), pledged, correction);
    expect((await gifts()).map(({ anonymous, cents, occasion }) => [cents, occasion, anonymous])).toEqual([
      [2500, id, 1],
      [1500, id, 1],
    ]);
  });

  test('goes with a pledge to the payment that is matched with it, and back', async () => {
    const pledged = await pledge();
    const id = await onlyId();
    await pay(['25.00', 'For the wells']);
    const { groups } = await deskCall(context, 'paymentList', { cookie, body: {} });
    const [payment] = groups.flat();
    const { id: paid = 0, newest_entry: basedOn = 0 } = payment ?? {};
    const { changed } = await deskCall(context, 'assignPayments', {
      cookie,
      body: {
        giver: { kind: 'donor', donor_id: ada },
        payments: [{ id: paid, based_on: basedOn, pledge_id: pledged }],
        preview: false,
      },
    });
    expect(await states()).toEqual([
      ['failed', id, 1],
      ['completed', id, 1],
    ]);
    await deskCall(context, 'reopenPayments', { cookie, body: { payments: changed } });
    expect(await states()).toEqual([
      ['pending', id, 1],
      ['completed', null, 0],
    ]);
  });

  test('is removed with its gifts when their import is undone', async () => {
    const { id: imported = 0 } = await pay(['25.00', 'A gift']);
    const { id } = await context.database.selectFrom('gifts').select('id').executeTakeFirstOrThrow();
    await set(id, { from: null, occasion: amara });
    await undoImport(adminContextOf(context), imported);
    expect(await list()).toHaveLength(1);
    for (const clean of cleanups) await clean(context.database, context.clock.now, context.deps.uploads);
    expect(await list()).toEqual([]);
  });

  test('is merged with another spelling of the name after a preview of the gifts that move', async () => {
    const { gifts: moving, kept, merged } = await spelledTwice();
    const preview = await deskCall(context, 'previewOccasionMerge', {
      cookie,
      params: { id: kept },
      body: { merged },
    });
    expect(preview).toMatchObject({
      kept: { id: kept, name: 'Amara Diallo', gifts: 2, amount: 50 },
      merged: { id: merged, name: 'Amara Dialo', gifts: 1 },
      count: 2,
      gifts: moving.map((id) => ({ id, amount: 25 })),
    });
    expect(await list()).toHaveLength(2);
    expect((await merge(kept, { merged, password: 'Wrong-pass-1' })).statusCode).toBe(400);
    expect((await merge(kept, { merged, count: 1 })).statusCode).toBe(409);
    expect(await list()).toHaveLength(2);
    expect((await merge(kept, { merged })).json()).toEqual({ message: 'The names are merged.' });
    expect(await list()).toEqual([{ id: kept, kind: 'memory', name: 'Amara Diallo', gifts: 2, amount: 50 }]);
    for (const id of moving) expect((await read(id))?.id).toBe(kept);
    expect((await read(moving[0] ?? 0))?.version).toBe(2);
    const moved = JSON.stringify([{ field: 'occasion', before: String(merged), after: String(kept) }]);
    expect((await logged()).map(({ action, changes, subject }) => [action, subject, changes])).toEqual([
      ['occasion merge', `occasion ${kept}`, '[]'],
      ...moving.map((id) => ['gift occasion', `gift ${id}`, moved]),
    ]);
    expect(JSON.stringify(await logged())).not.toContain('Amara');
  });

  test('keeps whom to tell when it is merged, and gets it if nobody was told', async () => {
    const { kept, merged } = await spelledTwice({ tell: 'Somebody else' });
    const other = await record({ occasion: { ...amara, name: 'A. Diallo', tell: '' } });
    await mergeOccasions(adminContextOf(context), { kept, merged });
    const [one] = await context.database.selectFrom('occasions').select(['id', 'tell']).orderBy('id').execute();
    expect(one).toEqual({ id: kept, tell: amara.tell });
    expect(await read(other)).toMatchObject({ tell: '' });
    const empty = (await read(other))?.id ?? 0;
    await mergeOccasions(adminContextOf(context), { kept: empty, merged: kept });
    expect(await read(other)).toMatchObject({ id: empty, name: 'A. Diallo', tell: amara.tell });
  });

  test('is not merged with itself or with an unknown one', async () => {
    const { kept } = await spelledTwice();
    expect((await merge(kept, { merged: kept })).statusCode).toBe(400);
    expect((await merge(kept, { merged: 99_999 })).statusCode).toBe(404);
    expect((await merge(99_999, { merged: kept })).statusCode).toBe(404);
    expect(await list()).toHaveLength(2);
  });

  test('is merged on the command line', async () => {
    const { kept, merged } = await spelledTwice();
    const command = ['occasion', 'merge', String(kept), String(merged)];
    await expect(runAdmin(context, command)).rejects.toThrow('--dry-run first');
    const sentence = `occasion ${merged}, Amara Dialo, into occasion ${kept}, Amara Diallo, with 2 gifts.`;
    expect(await runAdmin(context, [...command, '--dry-run'])).toBe(`Would merge ${sentence}`);
    expect(await list()).toHaveLength(2);
    expect(await runAdmin(context, [...command, '--yes'])).toBe(`Merged ${sentence}`);
    expect(await list()).toHaveLength(1);
  });

  test('is in the export of a donor, without whom to tell', async () => {
    await record({ giver: { donorId: ada }, staysAnonymous: true });
    const exported = await exportDonor(adminContextOf(context), ada);
    expect(exported).toMatchObject({
      donations: [expect.objectContaining({ occasion: 'memory', occasion_of: 'Amara Diallo', anonymous: true })],
    });
    expect(JSON.stringify(exported)).not.toContain('Conakry');
  });

  test('counts two accounts of one person once after they are merged', async () => {
    await aSignedInDonor(context, 'ada2@example.org');
    const { id: other } = await context.database
      .selectFrom('donors')
      .select('id')
      .where('id', '<>', ada)
      .executeTakeFirstOrThrow();
    const giftId = await record({ giver: { donorId: ada } });
    await record({ giver: { donorId: other }, occasion: await again() });
    expect(await read(giftId)).toMatchObject({ gifts: 2, givers: 2 });
    await mergeDonors(adminContextOf(context), { kept: ada, merged: other });
    expect(await read(giftId)).toMatchObject({ gifts: 2, givers: 1, unnamed: 0 });
  });

  test('is forgotten with the last giver whom somebody knows', async () => {
    const give = (email: string) => record({ giver: { email, name: 'Halima Guyo' }, occasion: undefined });
    const [one, two] = [await give('one@example.org'), await give('two@example.org')];
    // One without a known giver that nobody erases stays.
    const other = await record({ occasion: { ...amara, name: 'Ruth Wanjiru' } });
    await set(one, { from: null, occasion: amara });
    const id = (await read(one))?.id ?? 0;
    await set(two, { from: null, occasion: { is: 'known', id } });
    await deleteDonor(adminContextOf(context), 'one@example.org');
    expect(await read(one)).toMatchObject({ id, gifts: 2, givers: 2, unnamed: 1 });
    await deleteDonor(adminContextOf(context), 'two@example.org');
    expect([await read(one), await read(two)]).toEqual([null, null]);
    expect(await list()).toEqual([expect.objectContaining({ name: 'Ruth Wanjiru' })]);
    expect((await read(other))?.gifts).toBe(1);
  });

  test('has a letter that names each giver once, without amounts', async () => {
    await record({ ...person('Zoë Álvarez'), amountCents: 777_700 });
    const known = { occasion: await again() };
    await record({ ...person('Zoë Álvarez'), ...known });
    await record({ ...person('<b>Bob</b>'), ...known });
    await record({ ...person('Not yet'), ...known, paymentStatus: 'pending' });
    await record({ ...known, giver: {} });
    await record({ ...known, giver: { email: 'nameless@example.org' } });
    await record({ ...known, giver: { donorId: ada } });
    const id = await onlyId();
    const html = await letter(id);
    const [, named = ''] = /<ul>([^]*)<\/ul>/.exec(html) ?? [];
    expect(named.trim().split('\n')).toEqual([
      '<li><bdi>&lt;b&gt;Bob&lt;/b&gt;</bdi></li>',
      expect.stringContaining('Ada'),
      '<li><bdi>Zoë Álvarez</bdi></li>',
    ]);
    expect(html).toContain('<h1><bdi>In memory of Amara Diallo</bdi></h1>');
    expect(html).toContain('<bdi>Rue KA 028, Conakry</bdi>');
    expect(html).toContain('2 givers are not named in this letter.');
    expect(html).not.toMatch(/7,?777|\$|nameless|Not yet/);
    await setAnonymity(adminContextOf(context), ada, true);
    expect(await letter(id)).not.toContain('Ada');
    expect(await letter(id)).toContain('3 givers are not named in this letter.');
    expect(await list()).toMatchObject([{ gifts: 6 }]);
    const languages = ['en', 'ar'] as const;
    const inArabic = await letterOf({ ...adminContextOf(context), languages }, id, 'ar');
    expect(inArabic).toContain('dir="rtl"');
    expect(inArabic).toContain('<bdi>تخليدًا لذكرى Amara Diallo</bdi>');
    const query = { language: 'sw' };
    const refused = await deskRequest(context, 'occasionLetter', { cookie, params: { id }, query });
    expect([refused.statusCode, refused.json()]).toEqual([404, { message: 'The site is not in this language.' }]);
  });

  test('counts whoever asked to stay anonymous for these gifts, not for others', async () => {
    await record({ ...person('Zoë Álvarez'), staysAnonymous: true });
    const known = { occasion: await again() };
    const halima = { giver: { email: 'halima@example.org', name: 'Halima Guyo' } };
    const gave = await record({ ...halima, ...known, staysAnonymous: true });
    const id = await onlyId();
    expect(await letter(id)).not.toMatch(/Zoë|Halima/);
    expect(await letter(id)).toContain('2 givers are not named in this letter.');
    await record({ ...halima, ...known });
    expect(await letter(id)).toContain('Halima Guyo');
    expect(await letter(id)).toContain('1 giver is not named in this letter.');
    const other = await record({ ...halima, occasion: { ...amara, name: 'Ruth Wanjiru' } });
    expect((await read(other))?.unnamed).toBe(0);
    await setGiftAnonymity(adminContextOf(context), gave, false);
    expect(await letter(id)).toContain('1 giver is not named in this letter.');
  });

  test('is recorded, corrected and listed on the command line', async () => {
    const giftId = await record({ occasion: undefined });
    await runAdmin(context, ['gift', 'occasion', String(giftId), '--memory', 'Amara Diallo', '--tell', 'Family']);
    const id = String(await onlyId());
    await expect(
      runAdmin(context, [
        'gift',
        'add',
        '--amount',
        '5',
        '--cause',
        'x',
        '--method',
        'Cash',
        '--memory',
        'Amara Diallo',
      ]),
    ).rejects.toThrow('has this name');
    const add = ['gift', 'add', '--amount', '5', '--cause', 'x', '--method', 'Cash', '--occasion', id];
    await runAdmin(context, [...add, '--stay-anonymous']);
    expect((await gifts()).map(({ anonymous }) => anonymous)).toEqual([0, 1]);
    const set = ['gift', 'anonymity', String(giftId), 'yes'];
    expect(await runAdmin(context, set)).toBe(`The giver stays anonymous in public for gift ${giftId}.`);
    expect((await gifts()).map(({ anonymous }) => anonymous)).toEqual([1, 1]);
    await runAdmin(context, ['occasion', 'edit', id, '--honor', 'Amara', '--public']);
    const both = ['occasion', 'edit', id, '--honor', 'Amara', '--memory', 'Amara'];
    await expect(runAdmin(context, both)).rejects.toThrow('Use either --memory or --honor.');
    expect(await runAdmin(context, ['occasion', 'list'])).toBe(`${id}\thonor\tAmara\t2 gifts\t$30.00`);
    expect(await read(giftId)).toMatchObject({ tell: 'Family', is_public: true });
    await expect(runAdmin(context, ['gift', 'occasion', String(giftId)])).rejects.toThrow('--none');
    await expect(runAdmin(context, [...add, '--memory', 'Amara'])).rejects.toThrow('Use one of');
    await runAdmin(context, ['gift', 'occasion', String(giftId), '--none']);
    expect(await read(giftId)).toBeNull();
  });
});
