// cspell:words ANDRÉ Auslagen COAM Cdtr Darlehen Dauerauftrag Endsaldo Gutschrift Habenzinsen Herdlicht Lefèvre MEENA Miete OAMT REJET RETOURENLASTSCHRIFT Rltd Rückbuchung Rücklastschrift Rückzahlung Saldo Spende Ihrer STARTUMS Zinsen
import { type DeskResponse, encodeFileName, type ImportChoices, importLimits } from '@hearthlight/domain/desk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { adminContextOf, runAdmin } from '../../testing/admin.ts';
import { camtFile } from '../../testing/camt-file.ts';
import { engines } from '../../testing/engines.ts';
import { addCampaign } from '../../testing/gifts.ts';
import { realExports } from '../../testing/real-exports.ts';
import { aSignedInStaff, deskCall, deskRequest } from '../../testing/staff.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { recordGift } from '../gifts/record-gift.ts';
import { refundGift } from '../gifts/refund-gift.ts';
import { checkBooks } from '../ledger/check.ts';
import { closeMonth } from '../ledger/close-month.ts';
import { decode } from './formats/decode.ts';

const bank = (...rows: string[]) => Buffer.from(['Date,Amount,Payer,Details', ...rows].join('\n'));

/** A payment of the foundation. */
const paid = (number: string, payee: string, text: string) => ({
  amount: '30.00',
  direction: 'DBIT' as const,
  day: '2026-09-20',
  number,
  text,
  inDetails: `<RltdPties><Dbtr><Pty><Nm>Herdlicht</Nm></Pty></Dbtr><Cdtr><Pty><Nm>${payee}</Nm></Pty></Cdtr></RltdPties>`,
});

const asked = (payer: string) => `Payments from ${payer} were left out before. Decide whether this one is a gift.`;
const ofNoGift = expect.stringMatching(/^It says that money came back, but no gift fits it/);

/** A row of PayPal's with a transaction number. */
const paypal = (number: string) =>
  `10/22/2026,19:30:00,PDT,Ada Byron,Donation Payment,Completed,USD,12.00,ada@example.org,${number},Roof`;

/** Takes what was found out about a file as it is, and that payments of any country are in the currency of the books. */
const choicesOf = ({ columns, questions }: DeskResponse<'uploadImport'>, lines: number[] = []): ImportChoices => {
  if (questions.some(({ kind }) => kind !== 'currency')) throw new Error('the file leaves something open');
  const currency = questions.length > 0 && { currency_code: 'USD' };
  return { columns: columns && { ...columns, ...currency }, campaign_id: null, separate_lines: lines };
};

/** Returns the status and the sentence of a refusal, and nothing for a success. */
const refusalOf = (response: { statusCode: number; json: () => { message?: string } }) =>
  response.statusCode === 200 ? [] : [response.statusCode, response.json().message];

/**
 * Makes two requests: in the first two rounds one after the other, in both orders, so that a slow machine sees all
 * outcomes too, then at the same time. Every other round starts with the second. Returns the responses of both.
 */
async function inOrder<Response>(
  round: number,
  first: () => Promise<Response>,
  second: () => Promise<Response>,
): Promise<[Response, Response]> {
  if (round === 0) return [await first(), await second()];
  if (round % 2 === 0) return Promise.all([first(), second()]);
  const two = round === 1 ? await second() : second();
  const one = first();
  return Promise.all([one, two]);
}

const changedSince = (gift: number) =>
  `This import cannot be undone, because 1 of its gifts has changed since then: gift ${gift} of Ada Byron, ` +
  'Oct 2, 2026. Correct or refund single gifts on their own pages.';

describe.each(engines)('imports in the desk on $name', (engine) => {
  /** Files that are read or refused before the database run on one engine; those whose rows differ run on both. */
  const isFirst = engine === engines[0];
  const once = isFirst ? [1] : [];
  let context: TestContext;
  let cookie: string;
  let colleague: string;
  beforeAll(async () => {
    context = await createTestContext(engine);
    ({ cookie } = await aSignedInStaff(context, 'bookkeeper'));
    ({ cookie: colleague } = await aSignedInStaff(context, 'bookkeeper', 'second@example.org', 'Peter Otieno'));
  });
  beforeEach(async () => {
    await clear();
    await context.database.deleteFrom('imports').execute();
    await context.database.deleteFrom('import_columns').execute();
  });
  afterAll(() => context.close());

  const upload = (body: Buffer, name = 'export.csv') =>
    deskCall(context, 'uploadImport', {
      cookie,
      body,
      headers: { 'content-type': 'text/csv', 'x-file-name': encodeFileName(name) },
    });
  const act = (name: 'previewImport' | 'runImport', id: number, body: ImportChoices, by = cookie) =>
    deskRequest(context, name, { cookie: by, params: { id }, body });
  const preview = (id: number, body: ImportChoices) =>
    deskCall(context, 'previewImport', { cookie, params: { id }, body });
  const run = (id: number, body: ImportChoices) => deskCall(context, 'runImport', { cookie, params: { id }, body });
  const undo = (id: number) => deskRequest(context, 'undoImport', { cookie, params: { id } });
  const add = async (body: Buffer) => {
    const uploaded = await upload(body);
    await run(uploaded.id, choicesOf(uploaded));
    return uploaded.id;
  };
  const addWithAddress = async (row: string) => {
    const uploaded = await upload(Buffer.from(`Date,Amount,Payer,Details,Email\n${row}`));
    await run(uploaded.id, choicesOf(uploaded));
    return uploaded.id;
  };
  /** Returns the only gift of an import. */
  const giftOf = async (id: number) => {
    const { gifts } = await deskCall(context, 'giftList', { cookie, query: { import: id } });
    return deskCall(context, 'readGift', { cookie, params: { id: gifts[0]?.id ?? 0 } });
  };
  const clear = async () => {
    const tables = [
      'ledger_leaves',
      'ledgers',
      'import_changes',
      'waiting_rows',
      'left_out',
      'gift_entries',
      'gifts',
    ] as const;
    for (const table of tables) await context.database.deleteFrom(table).execute();
  };
  const books = async () => {
    const { gifts, problems, total } = await checkBooks(context.database);
    expect(problems).toEqual([]);
    return { gifts, total: total / 100 };
  };

  test.each(isFirst ? realExports : realExports.filter(({ name }) => /refunds$|chargebacks|German bank/.test(name)))(
    '$name: gives the totals that were worked out beforehand',
    async (file) => {
      const none = { new: 0, changed: 0, suspected: 0, known: 0, ignored: 0, refused: 0 };
      const expected = { ...file.totals, counts: { ...none, ...file.counts } };
      const uploaded = await upload(file.bytes);
      expect(uploaded.rows).toBe(300);
      const choices = choicesOf(uploaded);
      const { rows, ...planned } = await preview(uploaded.id, choices);
      expect(planned).toEqual(expected);
      expect(rows.every(({ note, outcome }) => note !== null || outcome === 'new')).toBe(true);
      expect(await books()).toEqual({ gifts: 0, total: 0 });
      expect(await run(uploaded.id, choices)).toMatchObject({ ...expected, thanked: 0 });
      const after = await books();
      expect(after.total).toBeCloseTo(file.totals.gross - file.totals.returned, 2);
      const again = await upload(file.bytes);
      expect(await preview(again.id, choices)).toMatchObject({ gross: 0, returned: 0, fees: 0 });
      expect((await undo(uploaded.id)).statusCode).toBe(200);
      expect(await books()).toEqual({ gifts: 0, total: 0 });
      expect(await run(again.id, choices)).toMatchObject({ ...expected, thanked: 0 });
      expect(await books()).toEqual(after);
    },
  );

  test('ask nothing that makes no difference in a file, and do not remember it for one in which it does', async () => {
    const asked: string[][] = [];
    for (const day of ['05/05/2026', '03/05/2026', '06/06/2026', '04/05/2026']) {
      const { columns, id, questions } = await upload(bank(`${day},12.00,Ada Byron,Roof`));
      asked.push(questions.map(({ chosen, kind }) => `${kind} ${chosen === null ? 'open' : 'answered'}`));
      const answered = questions.length > 0 ? { date_format: 'DD/MM/YYYY' as const } : {};
      await run(id, { columns: { ...columns, bank: 'oak', ...answered }, campaign_id: null, separate_lines: [] });
    }
    expect(asked).toEqual([[], ['day open'], [], []]);
  });

  test('recognize columns, remember those that were mapped by hand, and say who imported what', async () => {
    const older = await addCampaign(context.database);
    const newer = await addCampaign(context.database);
    const first = await upload(bank('2026-10-02,12.00,Ada Byron,Roof'), 'october.csv');
    expect(first).toMatchObject({
      kind: 'bank',
      encoding: 'UTF-8',
      delimiter: ',',
      decimal: '.',
      is_remembered: false,
      columns: { date: 'Date', amount: 'Amount', name: 'Payer', cause: 'Details', date_format: 'YYYY-MM-DD' },
    });
    expect(first.campaigns.map(({ id }) => id).slice(0, 2)).toEqual([newer, older]);
    // The name of the bank is asked, so that equal payments at two banks stay two.
    expect(first.columns?.bank).toBeUndefined();
    const { columns, ...choices } = choicesOf(first);
    const mapped = columns && { ...columns, bank: 'oak', cause: '' };
    await run(first.id, { ...choices, columns: mapped });
    const second = await upload(bank('2026-11-02,9.00,Ada Byron,Roof'));
    expect(second).toMatchObject({ is_remembered: true, columns: { bank: 'oak' } });
    expect(second.columns?.cause).toBe('');
    const formats = () =>
      context.database
        .selectFrom('audit')
        .select(['subject', 'detail'])
        .where('action', '=', 'gift import-format')
        .where('subject', 'in', [`import ${first.id}`, `import ${second.id}`])
        .execute();
    expect(await formats()).toEqual([{ subject: `import ${first.id}`, detail: '' }]);
    const { imports } = await deskCall(context, 'importList', { cookie });
    expect(imports).toMatchObject([
      { id: second.id, state: 'uploaded' },
      { id: first.id, state: 'imported', source: 'oak', file_name: 'october.csv', gross: 12, can_undo: true },
    ]);
    expect(await runAdmin(context, ['gift', 'import-list'])).toContain('october.csv');
    // An auditor sees the files and all figures.
    const { cookie: auditor } = await aSignedInStaff(context, 'auditor', 'noor@example.org');
    const { imports: shown } = await deskCall(context, 'importList', { cookie: auditor });
    expect(shown).toEqual(imports);
  });

  test.each(once)('are not read before every question about them is answered', async () => {
    const rows = ['Date,Type,Status,Currency,Gross,Fee,Transaction ID', '02/10/2026,Donation,Completed,USD,5,0,A'];
    const uploaded = await upload(Buffer.from(rows.join('\n')));
    expect(uploaded.questions).toMatchObject([{ chosen: null }]);
    const response = await act('previewImport', uploaded.id, {
      columns: null,
      campaign_id: null,
      separate_lines: [],
    });
    expect([response.statusCode, response.json().message]).toEqual([400, 'Please answer the questions above first.']);
  });

  test('list what they have refused or left out, which is not stored', async () => {
    const rows = ['2026-10-01,5.00,Ada Byron,Roof', '2026-10-02,-7.00,Landlord,Rent', '2099-10-03,8.00,Bo Cole,Roof'];
    const uploaded = await upload(bank(...rows));
    const { unrecorded } = await run(uploaded.id, choicesOf(uploaded));
    expect(unrecorded).toMatchObject([
      { line: 3, outcome: 'ignored', date: '2026-10-02', amount: -7, giver: 'Landlord' },
      { line: 4, outcome: 'refused', date: '2099-10-03', amount: 8, giver: 'Bo Cole' },
    ]);
  });

  test.each([
    [
      'payments',
      'id,Created date (UTC),Amount,Currency,Status,Fee,Customer Email,Description',
      ',2026-10-02 12:00,25.00,usd,Paid,1.03,ada@example.org,Roof',
      'refused',
      { date: '2026-10-02', amount: 25, giver: 'ada@example.org', purpose: 'Roof' },
    ],
    [
      'balance changes',
      'balance_transaction_id,created_utc,currency,reporting_category,charge_id,gross,fee,description',
      'txn_1,2026-10-02 12:00:00,usd,payout,,-40.00,0.00,STRIPE PAYOUT',
      'ignored',
      { date: '2026-10-02', amount: -40, giver: null, purpose: 'STRIPE PAYOUT' },
    ],
  ])('list what they leave out of %s of Stripe with its facts', async (_, header, row, outcome, facts) => {
    const uploaded = await upload(Buffer.from([header, row].join('\n')));
    const { unrecorded } = await run(uploaded.id, { columns: null, campaign_id: null, separate_lines: [] });
    expect(unrecorded).toMatchObject([{ line: 2, outcome, ...facts, note: expect.any(String) }]);
  });

  test('show what a gift of Stripe is for', async () => {
    const header = 'id,Created date (UTC),Amount,Currency,Status,Fee,Customer Email,Description';
    const row = 'ch_1,2026-10-02 12:00,25.00,usd,Paid,1.03,ada@example.org,Roof';
    const { id } = await upload(Buffer.from([header, row].join('\n')));
    const { rows } = await preview(id, { columns: null, campaign_id: null, separate_lines: [] });
    expect(rows).toMatchObject([{ outcome: 'new', purpose: 'Roof' }]);
  });

  test('have a file name without control characters, which could hide a part of it', async () => {
    const { file_name: name } = await upload(bank('2026-10-02,12.00,Ada,Roof'), 'octo\u0007ber\u202Evsc.exe\n');
    expect(name).toBe('octo ber vsc.exe');
  });

  /** Records a check of Ada Byron by hand. */
  const recordCheck = (paymentStatus: 'completed' | 'failed' = 'completed') =>
    recordGift(adminContextOf(context), {
      giver: { name: 'Ada Byron' },
      amountCents: 1200,
      cause: 'Roof',
      paymentMethod: 'Check',
      paymentStatus,
      date: '2026-10-01',
    });

  test('show a suspected duplicate beside the existing gift, and record it when told to', async () => {
    const known = await recordCheck();
    const file = bank('2026-10-02,12.00,"BYRON, ADA",Roof', '2026-10-09,12.00,"BYRON, ADA",Roof');
    const uploaded = await upload(file);
    const { counts, rows } = await preview(uploaded.id, choicesOf(uploaded));
    expect(counts).toMatchObject({ new: 1, suspected: 1 });
    expect(rows.find(({ outcome }) => outcome === 'suspected')).toMatchObject({
      line: 2,
      like: { id: known.id, date: '2026-10-01', amount: 12, giver: 'Ada Byron', method: 'Check' },
    });
    expect((await preview(uploaded.id, choicesOf(uploaded, [2]))).counts).toMatchObject({
      new: 2,
      suspected: 0,
    });
    await run(uploaded.id, choicesOf(uploaded, [2]));
    expect(await books()).toEqual({ gifts: 3, total: 36 });
  });

  test('suspect no row of repeating a gift that failed', async () => {
    await recordCheck('failed');
    const uploaded = await upload(bank('2026-10-02,12.00,"BYRON, ADA",Roof'));
    expect((await preview(uploaded.id, choicesOf(uploaded))).counts).toMatchObject({ new: 1, suspected: 0 });
  });

  test('show a gift of the last three days beside one row of the file', async () => {
    const known = await recordCheck();
    const days = ['2026-10-05', '2026-10-04', '2026-10-03'];
    const file = bank(...days.map((day) => `${day},12.00,"BYRON, ADA",Roof`));
    const uploaded = await upload(file);
    const { rows } = await preview(uploaded.id, choicesOf(uploaded));
    expect(rows.map(({ like, line, outcome }) => [line, outcome, like?.id])).toEqual([
      [2, 'new', undefined],
      [4, 'new', undefined],
      [3, 'suspected', known.id],
    ]);
  });

  /** Returns the rows that are not new, and why. */
  const notesOf = async (file: Buffer) => {
    const uploaded = await upload(file);
    const { rows } = await preview(uploaded.id, choicesOf(uploaded));
    return rows.flatMap(({ line, note, outcome }) => (outcome === 'new' ? [] : [[line, outcome, note]]));
  };

  test.each([
    ['12,5000.00,,CHQ DEP 000123 MEENA DAS', '13,-5000.00,,CHQ RETURN 000123 MEENA DAS'],
    ['12,80.50,,Gutschrift François Lefèvre', '16,-80.50,,Rückbuchung Gutschrift François Lefèvre'],
    ['12,100.00,VIR ANDRÉ LEROY,Don', '14,-100.00,REJET VIR ANDRÉ LEROY,'],
    // cspell:disable
    ['13,55.00,Efua Mensah,School', '16,-55.00,,Refunded: received money from Efua Mensah'],
    ['13,55.00,Li Bo,Spende', '16,-55.00,,An Bo Li zurückerstattet'],
    ['13,55.00,Ana Ruiz,Donativo', '16,-55.00,,Transferencia devuelta a Ana Ruiz'],
    ['13,55.00,Anna Nowak,Darowizna', '16,-55.00,,Zwrócono: Nowak Anna'],
    ['13,55.00,Luc Petit,Don', '16,-55.00,,Remboursement M. Luc Petit'],
    ['13,55.00,ليلى حداد,تبرع', '16,-55.00,,استرداد مبلغ من ليلى حداد'],
    // cspell:enable
  ])('ask whether “%s” came back with “%s”', async (came, went) => {
    const note = expect.stringMatching(/^It may return \$/);
    const rows = [`2026-09-${came}`, `2026-09-${went}`];
    expect(await notesOf(bank(...rows))).toEqual([[3, 'suspected', note]]);
  });

  // cspell:disable
  test.each([
    ['05,200.00,LINDQVIST PER gåva,Autogiro', '11,-200.00,LINDQVIST PER saknar täckning,Retur autogiro'],
    ['05,200.00,,LINDQVIST PER gåva', '11,-200.00,,LINDQVIST PER saknar täckning'],
    ['05,48.00,Fuchs Elisabeth,Patenschaft', '09,-48.00,,Widerspruch ELISABETH FUCHS'],
    ['05,48.00,Fuchs Elisabeth,Patenschaft', '09,-51.50,,Widerspruch ELISABETH FUCHS'],
    // Whether it is a gift is asked, too.
    ['05,48.00,Fuchs Elisabeth,Mitgliedsbeitrag', '09,-48.00,,Widerspruch ELISABETH FUCHS'],
    ['05,30.00,"Kováč, Ján",Dar', '09,-30.00,,JÁN KOVÁČ nedostatok prostriedkov'],
    ['05,30.00,김 민준,후원', '09,-30.00,,민준 김 잔액 부족'],
  ])('ask whether “%s” came back with “%s”, which no word says', async (came, went) => {
    const note = expect.stringMatching(/^It may return (?:the )?\$/);
    const rows = [`2026-09-${came}`, `2026-09-${went}`];
    expect((await notesOf(bank(...rows))).filter(([line]) => line === 3)).toEqual([[3, 'suspected', note]]);
  });

  test('ask about money for a giver of the books within 13 months, and never for others', async () => {
    for (const [amountCents, date] of [
      [20_000, '2025-11-15'],
      [6000, '2025-09-30'],
    ] as const)
      await recordGift(adminContextOf(context), {
        giver: { name: 'Per Lindqvist' },
        amountCents,
        cause: 'Roof',
        paymentMethod: 'Check',
        paymentStatus: 'completed',
        date,
      });
    const rows = [
      '2026-11-11,-200.00,,LINDQVIST PER saknar täckning',
      '2026-11-11,-203.00,,Autogiro lindqvist per',
      '2026-11-11,-206.00,,Autogiro lindqvist per',
      '2026-11-11,-60.00,,LINDQVIST PER saknar täckning',
      '2026-11-11,-200.00,,LINDQVIST KARIN saknar täckning',
      '2026-11-11,-200.00,,Hyra november per faktura',
    ];
    expect((await notesOf(bank(...rows))).map(([line, outcome]) => [line, outcome])).toEqual([
      [2, 'suspected'],
      [3, 'suspected'],
      [4, 'ignored'],
      [5, 'ignored'],
      [6, 'ignored'],
      [7, 'ignored'],
    ]);
  });

  test('ask about no money that has only words of the bank in common with a gift', async () => {
    const rows = [
      ...['10.00', '20.00', '30.00'].map((amount) => `2026-09-05,${amount},,Överföring via internet ${amount}`),
      '2026-09-11,-20.00,,Betalning via internet',
    ];
    expect((await notesOf(bank(...rows))).filter(([line]) => line === 5)).toEqual([[5, 'ignored', expect.any(String)]]);
  });
  // cspell:enable

  // cspell:disable
  test.each([
    ['Rückbuchung Mandat 4471 Patenschaft', 3],
    ['Rückbuchung Mandat 4471', 2],
    ['Rückbuchung Mandat 4471 August', 4],
    ['Rückbuchung Ada Kern', 2],
  ])('propose the one of several equal gifts that “%s” matches best', async (details, line) => {
    const gifts = ['2026-09-12,30.00,Ada Kern,Mandat 4471', '2026-09-12,30.00,Ada Kern,Mandat 4471 Patenschaft'];
    const rows = [...gifts, '2026-08-12,30.00,Ada Kern,Mandat 4471 August', `2026-09-20,-30.00,Ada Kern,${details}`];
    const uploaded = await upload(bank(...rows));
    await run(uploaded.id, choicesOf(uploaded, [2, 3, 5]));
    const found = await deskCall(context, 'giftList', { cookie, query: { status: 'refunded' } });
    expect(found.gifts.map(({ cause }) => cause)).toEqual([rows[line - 2]?.split(',').at(-1)]);
  });

  test('let somebody choose among the gifts that may have come back, each of which comes back once', async () => {
    await add(bank(...['07', '08', '09'].map((month) => `2026-${month}-12,30.00,Ada Kern,Mandat 4471`)));
    const back = ['2026-09-20,-30.00,Ada Kern,Rückbuchung', '2026-09-21,-30.00,Ada Kern,Rückbuchung'];
    const uploaded = await upload(bank(...back));
    const { rows } = await preview(uploaded.id, choicesOf(uploaded));
    const candidates = rows[0]?.candidates ?? [];
    expect(candidates.map(({ amount, date }) => [amount, date])).toEqual([
      [30, '2026-09-12'],
      [30, '2026-08-12'],
      [30, '2026-07-12'],
    ]);
    expect(rows[0]?.note).toMatch(/ Several gifts fit\. Choose the one that was returned\.$/);
    const of = candidates[1]?.of ?? '';
    const returns = [2, 3].map((line) => ({ line, of }));
    const { counts } = await run(uploaded.id, { ...choicesOf(uploaded), returns });
    expect(counts).toMatchObject({ changed: 1, suspected: 1 });
    const refunded = async () => {
      const { gifts } = await deskCall(context, 'giftList', { cookie, query: { status: 'refunded' } });
      return gifts.map(({ date }) => date);
    };
    expect(await refunded()).toEqual(['2026-08-12']);
    const [waits] = (await deskCall(context, 'waitingRows', { cookie })).rows;
    expect(waits?.candidates).toHaveLength(2);
    const last = { line: waits?.line ?? 0, of: waits?.candidates?.[1]?.of ?? '' };
    await deskCall(context, 'decideRows', { cookie, body: { separate_lines: [], returns: [last] } });
    expect(await refunded()).toEqual(['2026-08-12', '2026-07-12']);
  });
  // cspell:enable

  test.each([
    ['Date,Amount,Payer,Details,Currency', '2026-09-12,25.00,Ada Byron,Roof,EUR', 'EUR'],
    ['Date,Amount (EUR),Payer,Details', '2026-09-12,25.00,Ada Byron,Roof', 'EUR'],
    ['Date,Amount,Payer,Details', '2026-09-12,25.00 EUR,Ada Byron,Roof', 'EUR'],
    ['Date,Amount,Payer,Details,Currency', '2026-09-12,25.00,Ada Byron,Roof,USD', undefined],
  ])('below “%s” in another currency have it in both steps', async (headers, row, currency) => {
    const uploaded = await upload(Buffer.from(`${headers}\n${row}\n`));
    const { rows } = await preview(uploaded.id, choicesOf(uploaded));
    const shown = [...uploaded.readings, ...rows].map((each) => [each.amount, each.currency]);
    expect(shown).toEqual([
      [25, currency],
      [25, currency],
    ]);
  });

  test('ask about a payment in the books that came back within sixty days', async () => {
    await add(bank('2026-07-14,80.50,,Gutschrift François Lefèvre'));
    const returned = (day: string) => bank(`${day},-80.50,,Rückbuchung Gutschrift François Lefèvre`);
    const note = expect.stringMatching(/^It may return \$80\.50/);
    expect(await notesOf(returned('2026-09-12'))).toEqual([[2, 'suspected', note]]);
    expect(await notesOf(returned('2026-09-13'))).toEqual([[2, 'suspected', ofNoGift]]);
  });

  // cspell:disable
  const returns = expect.stringMatching(/^It may return \$/);

  test.each([
    ['11,500.00,,UPI-SUNITA SHARMA-631112223334-GIFT', '12,-500.00,,REV-UPI-50200012344521-000631112223334'],
    ['11,500.00,,NEFT CR-PRIYA NAIR-N306262712345678', '12,-500.00,,Paid N306262712345678'],
    ['11,125.00,,REMOTE ONLINE DEPOSIT 1 gifts', '19,-125.00,,RETURNED DEPOSITED ITEM CK#:0000002231'],
    ['11,250.00,,CHQ DEP MEHTA & SONS', '12,-250.00,,CHQ DEP RET - MEHTA & SONS - FUNDS INSUFFICIENT'],
    ['11,80.00,,Pix recebido CARLOS LIMA', '12,-80.00,,Extorno Pix CARLOS LIMA'],
  ])('ask whether “%s” came back with “%s”, also in a later file', async (came, went) => {
    const [gift, back] = [`2026-09-${came}`, `2026-09-${went}`];
    expect(await notesOf(bank(gift, back))).toEqual([[3, 'suspected', returns]]);
    await add(bank(gift));
    const later = await upload(bank(gift, back));
    const { rows } = await preview(later.id, choicesOf(later));
    expect(rows.map(({ note, outcome }) => [outcome, note])).toContainEqual(['suspected', returns]);
    await run(later.id, choicesOf(later, [3]));
    expect((await deskCall(context, 'giftList', { cookie, query: { status: 'refunded' } })).gifts).toHaveLength(1);
  });

  test.each([
    ['a number of another amount', '11,500.00,,Gift 631112223334', '12,-400.00,,Rent 631112223334'],
    ['a short number', '11,500.00,,Gift 63111', '12,-500.00,,Rent 63111'],
    ['a day', '11,500.00,,Gift 20261118 NOV2026', '12,-500.00,,Rent 20261118 NOV2026'],
    ['the fee of a return', '11,12.00,,DEPOSIT 1 gift', '12,-12.00,,DEPOSITED ITEM RETURNED FEE'],
    ['a reverend', '11,50.00,,Ada Byron', '12,-50.00,,Rev John Doe'],
  ])('do not take %s for a gift that went back', async (_, came, went) => {
    expect(await notesOf(bank(`2026-09-${came}`, `2026-09-${went}`))).toEqual([[3, 'ignored', expect.any(String)]]);
  });

  test('take a number that several gifts have for that of an account', async () => {
    const gifts = [11, 12, 13].map((day) => `2026-09-${day},50.00,,Gift 50200012344521`);
    const notes = await notesOf(bank(...gifts, '2026-09-14,-50.00,,Rent 50200012344521'));
    expect(notes).toContainEqual([5, 'ignored', expect.any(String)]);
  });
  // cspell:enable

  test('ask about each row that says that money came back, and propose no gift that does not fit', async () => {
    const rows = [
      '2026-09-12,275.00,,Gutschrift François Lefèvre',
      '2026-09-13,-275.00,,Rückbuchung Miete',
      '2026-09-13,-275.00,,Dauerauftrag an Lefèvre Energy',
      '2026-09-13,-75.00,,DEPOSITED ITEM RETURNED NSF',
      '2026-09-11,-275.00,,Rückbuchung Gutschrift François Lefèvre',
      '2026-09-13,-275.00,,Refund of Lefèvre Energy',
      '2026-09-13,-375.00,,Refund of expenses to François Lefèvre',
    ];
    expect(await notesOf(bank(...rows))).toEqual([
      [3, 'suspected', ofNoGift],
      [5, 'suspected', ofNoGift],
      [6, 'suspected', ofNoGift],
      [4, 'ignored', 'It is -275.00, which is not incoming money.'],
      [7, 'ignored', 'It is -275.00, which is not incoming money.'],
      [8, 'ignored', 'It is -375.00, which is not incoming money.'],
    ]);
    const uploaded = await upload(bank(...rows));
    const { counts } = await run(uploaded.id, { ...choicesOf(uploaded, [3, 5]), left_out_lines: [6] });
    expect(counts).toMatchObject({ changed: 0, ignored: 4, suspected: 2 });
  });

  test.each([
    ['the original amount', '30.00', '2026-09-12,30.00,,Gutschrift Ida Muster', 30],
    ['a smaller gift of its payer', '', '2026-09-12,30.00,Ida Muster,Spende', 30],
    ['the half of it', '', '2026-09-12,16.75,Ida Muster,Spende', 16.75],
  ])('propose to refund a gift without the fee of the bank, by %s', async (_, original, came, amount) => {
    const file = Buffer.from(
      [
        'Date,Amount,Payer,Details,Original amount',
        `${came},`,
        `2026-09-20,-33.50,Ida Muster,Rücklastschrift AC04 Gutschrift,${original}`,
      ].join('\n'),
    );
    const uploaded = await upload(file);
    const { rows } = await preview(uploaded.id, choicesOf(uploaded));
    expect(rows[1]).toMatchObject({
      outcome: 'suspected',
      note: expect.stringMatching(
        `^It may return \\$${amount} of a gift by .*The other \\$.* may be a fee of the bank`,
      ),
      adds: { gross: 0, returned: amount },
    });
    const { counts } = await run(uploaded.id, choicesOf(uploaded, [3]));
    expect(counts).toMatchObject({ new: 1, changed: 1 });
    expect((await checkBooks(context.database)).problems).toEqual([]);
  });

  test.each([
    ['the original amount', '12,00', '?20OAMT+12,00?21COAM+21,50?22SVWZ+AC04?32MUSTER, IDA'],
    ['a smaller gift of its payer', '30,00', '?20SVWZ+AC04?32MUSTER, IDA'],
  ])('propose to refund a gift for what MT940 calls a return, by %s', async (_, amount, details) => {
    const rows = [
      ':20:STARTUMS\n:25:10020030/1234567\n:60F:C260911USD1000,00',
      `:61:2609120912CR${amount}N166NONREF\n:86:166?00GUTSCHRIFT?20SVWZ+Spende AC04?32Ida Muster`,
      `:61:2609200920DR33,50N109NONREF\n:86:109?00RETOURENLASTSCHRIFT${details}`,
      `:62F:C260920USD${amount === '12,00' ? '978,50' : '996,50'}\n-`,
    ];
    expect(await notesOf(Buffer.from(rows.join('\n')))).toEqual([
      [2, 'suspected', expect.stringMatching(`^It may return \\$${amount.slice(0, 2)} of a gift by Ida Muster`)],
    ]);
  });

  test('ask in CAMT about a gift that the foundation sent back, and show whom it paid', async () => {
    const came = { amount: '30.00', name: 'Ida Muster', text: 'Roof', day: '2026-09-12', number: '1' };
    await add(Buffer.from(camtFile([{ opening: '0.00', closing: '30.00', entries: [came] }])));
    const entries = [
      paid('2', 'IDA MUSTER', 'Sent by mistake'),
      paid('3', 'M. Muster', 'Rückzahlung Ihrer Spende'),
      paid('4', 'Energy Co North', 'Rückzahlung Darlehen'),
    ];
    const uploaded = await upload(Buffer.from(camtFile([{ opening: '30.00', closing: '-60.00', entries }])));
    const { rows } = await preview(uploaded.id, choicesOf(uploaded));
    const returns = expect.stringMatching(/^It may return \$30 of a gift by Ida Muster/);
    expect(rows.map(({ giver, note, outcome, purpose }) => [giver, purpose, outcome, note])).toEqual([
      ['IDA MUSTER', 'Sent by mistake', 'suspected', returns],
      ['M. Muster', 'Rückzahlung Ihrer Spende', 'suspected', ofNoGift],
      ['Energy Co North', 'Rückzahlung Darlehen', 'ignored', expect.any(String)],
    ]);
  });

  test('propose no gift of less than half of what came back, and none for a payment that is no return', async () => {
    const rows = [
      '2026-09-12,16.00,Ida Muster,Spende',
      '2026-09-20,-33.50,Ida Muster,Rücklastschrift',
      '2026-09-20,-22.00,Ida Muster,Auslagen',
    ];
    expect(await notesOf(bank(...rows))).toEqual([
      [3, 'suspected', ofNoGift],
      [4, 'ignored', expect.anything()],
    ]);
    const inDollars = [
      'Date,Amount,Payer,Details,Original amount',
      '2026-09-12,36.18,Ida Muster,Spende,',
      '2026-09-20,-33.50,Ida Muster,Rücklastschrift,36.18',
    ];
    expect(await notesOf(Buffer.from(inDollars.join('\n')))).toEqual([[3, 'suspected', ofNoGift]]);
  });

  test('leave out all payments of a payer once somebody says so, until the payer is asked about again', async () => {
    const tax = '2026-09-01,80.00,Energy Co North,For 2025';
    const uploaded = await upload(bank(tax, '2026-09-02,5.00,"NORTH, ENERGY CO",Rest', '2026-09-03,6.00,,Coins'));
    const shown = await preview(uploaded.id, choicesOf(uploaded));
    expect(shown.rows.map(({ line, payer }) => [line, payer])).toEqual([
      [2, 'Energy Co North'],
      [3, 'NORTH, ENERGY CO'],
      [4, undefined],
    ]);
    const { counts } = await run(uploaded.id, { ...choicesOf(uploaded), left_out_payers: [2] });
    expect(counts).toMatchObject({ ignored: 2, new: 1 });
    const later = bank('2026-09-10,7.00,ENERGY CO NORTH,2026', '2026-09-02,12.00,Ada Byron,Roof');
    const left = 'A payment from ENERGY CO NORTH. It is left out, as before.';
    expect(await notesOf(later)).toEqual([[2, 'ignored', left]]);
    const next = await upload(later);
    expect((await preview(next.id, choicesOf(next))).rows).toContainEqual(
      expect.objectContaining({ line: 2, was_left_out: true }),
    );
    expect((await preview(next.id, choicesOf(next, [2]))).counts).toMatchObject({ new: 2 });
    const list = async () => (await deskCall(context, 'leftOutList', { cookie })).entries;
    const entry = { kind: 'payer' as const, name: 'Energy Co North' };
    expect(await list()).toEqual([{ ...entry, text: entry.name }]);
    const body = { ...entry, name: 'Co North Energy' };
    const { imports } = await deskCall(context, 'askAgain', { cookie, body });
    expect(await list()).toEqual([]);
    const undone = { cookie, body: { ...body, imports } };
    expect((await deskRequest(context, 'leaveOutAgain', undone)).statusCode).toBe(200);
    expect(await list()).toEqual([{ ...entry, text: entry.name }]);
    expect((await deskRequest(context, 'leaveOutAgain', undone)).statusCode).toBe(409);
    await deskCall(context, 'askAgain', { cookie, body });
    expect(await list()).toEqual([]);
    // Also the row that was left out only with the payer is asked about.
    expect(await notesOf(later)).toEqual([[2, 'suspected', asked('ENERGY CO NORTH')]]);
    expect(await notesOf(bank(tax))).toEqual([[2, 'suspected', asked(entry.name)]]);
    const waiting = await upload(bank('2026-09-04,9.00,Energy Co North,A'));
    await run(waiting.id, choicesOf(waiting));
    // A payment that somebody records says that the payer gives.
    const recorded = await upload(bank(tax));
    await run(recorded.id, choicesOf(recorded, [2]));
    expect(await notesOf(later)).toEqual([]);
    const { rows } = await deskCall(context, 'waitingRows', { cookie });
    expect(rows).toMatchObject([{ outcome: 'suspected', note: asked(entry.name) }]);
    await deskCall(context, 'askAgain', { cookie, body });
    const audit = context.database.selectFrom('audit').select('subject').where('action', '=', 'gift import-ask');
    expect(await audit.execute()).toEqual([{ subject: 'imports' }, { subject: 'imports' }]);
  });

  test('leave out the balance below the payments, and no payment of a rest', async () => {
    const rows = ['2026-09-12,80.50,Ada Byron,Saldo', '2026-09-30,12345.67,Endsaldo,'];
    expect(await notesOf(bank(...rows))).toEqual([[3, 'ignored', 'It is a balance: Endsaldo.']]);
  });

  test('ask about interest of the bank, until somebody leaves it out', async () => {
    const september = bank('2026-09-30,3.21,,Zinsen', '2026-09-30,12.00,Ada Byron,Roof');
    expect(await notesOf(september)).toEqual([[2, 'suspected', 'It may be interest that the bank pays.']]);
    const uploaded = await upload(september);
    await run(uploaded.id, { ...choicesOf(uploaded), left_out_lines: [2] });
    expect(await notesOf(bank('2026-10-31,1.11,,Habenzinsen', '2026-10-30,12.00,Ada Byron,Roof'))).toEqual([
      [2, 'ignored', 'Interest of the bank. It is left out, as before.'],
    ]);
  });

  test.each([
    ['interest', '2026-09-30,3.21,,Zinsen', '2026-10-31,1.11,,Habenzinsen', 'new'],
    ['no gift', '2026-09-29,4.56,Bo Cole,Energy', '2026-09-29,4.56,Bo Cole,Energy', 'new'],
    [
      'money that went back',
      '2026-10-03,-80.50,,Rückbuchung Gutschrift François Lefèvre',
      '2026-10-03,-80.50,,Rückbuchung Gutschrift François Lefèvre',
      'changed',
    ],
  ] as const)('record %s that was left out before, if somebody says so', async (_, former, row, outcome) => {
    await add(bank('2026-10-01,80.50,François Lefèvre,Roof'));
    const uploaded = await upload(bank(former));
    await run(uploaded.id, { ...choicesOf(uploaded), left_out_lines: [2] });
    const outgoing = Array.from({ length: importLimits.shownRows }, (__, at) => `2026-10-02,-${at + 1}.00,,Rent`);
    const next = await upload(bank(...outgoing, row));
    const { rows } = await preview(next.id, choicesOf(next));
    const line = importLimits.shownRows + 2;
    expect(rows.filter(({ was_left_out: wasLeftOut }) => wasLeftOut)).toMatchObject([
      { line, outcome: 'ignored', adds: { fees: 0 } },
    ]);
    const { counts } = await run(next.id, choicesOf(next, [line]));
    expect(counts[outcome]).toBe(1);
  });

  test('say which line a row repeats, with a number of the bank and without', async () => {
    const row = '2026-10-02,12.00,Ada Byron,Roof';
    expect(await notesOf(bank('2026-10-01,5.00,Bo Cole,Roof', row, row, row))).toEqual([
      [4, 'suspected', 'It repeats line 3.'],
      [5, 'suspected', 'It repeats line 3.'],
    ]);
    const header = 'Date,Time,TimeZone,Name,Type,Status,Currency,Gross,From Email Address,Transaction ID,Item Title';
    const numbered = [header, ...['N1', 'N2', 'N1'].map(paypal)];
    expect(await notesOf(Buffer.from(numbered.join('\n')))).toEqual([
      [4, 'known', 'It appears earlier in this file, in line 2.'],
    ]);
  });

  test('suspect a row without a payer only of an anonymous gift of the same day', async () => {
    const known = await recordGift(adminContextOf(context), {
      giver: {},
      amountCents: 700,
      cause: 'Roof',
      paymentMethod: 'Cash',
      paymentStatus: 'completed',
      date: '2026-10-01',
    });
    const uploaded = await upload(bank('2026-10-02,7.00,,Roof', '2026-10-01,7.00,,Well'));
    const { rows } = await preview(uploaded.id, choicesOf(uploaded));
    expect(rows.map(({ like, line, outcome }) => [line, outcome, like?.id])).toEqual([
      [2, 'new', undefined],
      [3, 'suspected', known.id],
    ]);
  });

  test('apply refunds to known gifts, and restore them when undone', async () => {
    const header = 'Date,Type,Status,Currency,Gross,Fee,Transaction ID,Reference Txn ID';
    const paypal = (...rows: string[]) => Buffer.from([header, ...rows].join('\n'));
    await add(
      paypal(
        '2026-10-02,Donation Payment,Completed,USD,40.00,-1.00,A,',
        '2026-10-03,Donation Payment,Pending,USD,9.00,0,B,',
      ),
    );
    const refund = paypal(
      '2026-10-05,Payment Refund,Completed,USD,-15.00,0.00,R,A',
      '2026-10-03,Donation Payment,Completed,USD,9.00,0,B,',
    );
    const second = await add(refund);
    expect(await books()).toEqual({ gifts: 2, total: 34 });
    await add(refund);
    expect(await books()).toEqual({ gifts: 2, total: 34 });
    expect((await undo(second)).statusCode).toBe(200);
    expect(await books()).toEqual({ gifts: 2, total: 40 });
    const lost = paypal(
      '2026-10-06,Chargeback,Completed,USD,-40.00,0,C,A',
      '2026-10-06,Chargeback Fee,Completed,USD,-20.00,0,F,A',
    );
    await add(lost);
    expect(await books()).toEqual({ gifts: 2, total: 0 });
    await add(paypal('2026-11-06,Chargeback Reversal,Completed,USD,40.00,0,V,A'));
    expect(await books()).toEqual({ gifts: 2, total: 40 });
    const gift = await context.database.selectFrom('gifts').selectAll().orderBy('id').execute();
    expect(gift).toMatchObject([{ payment_status: 'completed', fee_cents: 2100 }, { payment_status: 'pending' }]);
  });

  test('show all words of a row of which no column with words is chosen', async () => {
    const header = 'ID,Date,Amount,Currency,Description,Merchant';
    const rows = [
      'CARD-1,2026-10-03,19.99,USD,Card refund from Zoom.us,Zoom.us',
      'CARD-2,2026-10-03,-19.99,USD,Card payment,Zoom.us',
    ];
    const uploaded = await upload(Buffer.from([header, ...rows].join('\n')));
    const { columns, ...choices } = choicesOf(uploaded);
    const { rows: shown } = await preview(uploaded.id, {
      ...choices,
      columns: { ...columns, name: '', cause: '' },
    });
    expect(new Map(shown.map(({ line, purpose }) => [line, purpose]))).toEqual(
      new Map([
        [2, 'CARD-1 · Card refund from Zoom.us · Zoom.us'],
        [3, 'CARD-2 · Card payment · Zoom.us'],
      ]),
    );
  });

  test('apply the fee of a reversal to its gift, in the same file or a later one, and show it', async () => {
    const header = 'Date,Type,Status,Currency,Gross,Fee,Transaction ID,Reference Txn ID,Item Title,Note';
    const paypal = (...rows: string[]) => Buffer.from([header, ...rows].join('\n'));
    const first = [
      '2026-10-02,Donation Payment,Completed,USD,60.00,-1.68,A,,Monthly gift,For Paul',
      '2026-10-06,Payment Reversal,Completed,USD,-60.00,1.68,R,A,,',
      '2026-10-06,Chargeback Fee,Completed,USD,-20.00,0.00,F,R,,',
    ];
    const uploaded = await upload(paypal(...first));
    const { rows } = await preview(uploaded.id, choicesOf(uploaded));
    expect(rows.map(({ amount, line, note, purpose }) => [line, amount, purpose, note])).toEqual([
      [2, 60, 'Monthly gift · For Paul', null],
      [3, -60, null, '$60 of paypal:A was returned.'],
      [4, -20, null, 'It belongs to paypal:A.'],
    ]);
    await run(uploaded.id, choicesOf(uploaded));
    await add(paypal('2026-10-07,Chargeback Fee,Completed,USD,-5.00,0.00,G,R,,'));
    const gifts = await context.database.selectFrom('gifts').selectAll().execute();
    expect(gifts).toMatchObject([{ payment_status: 'refunded', fee_cents: 2500 }]);
    expect((await checkBooks(context.database)).problems).toEqual([]);
  });

  test('say what a refund is about whose payment waits for a decision, and apply it with that payment', async () => {
    const file = Buffer.from(
      [
        'Date,Type,Status,Currency,Gross,Fee,Transaction ID,Reference Txn ID,Item Title',
        '2026-10-02,Donation Payment,Completed,USD,60.00,-1.68,A,,Gala tickets',
        '2026-10-06,Payment Reversal,Completed,USD,-60.00,1.68,R,A,',
      ].join('\n'),
    );
    const uploaded = await upload(file);
    const choices = choicesOf(uploaded);
    const { rows } = await preview(uploaded.id, choices);
    expect(rows.map(({ line, note, outcome }) => [line, outcome, note])).toEqual([
      [2, 'suspected', expect.stringContaining('may be no gift')],
      [
        3,
        'refused',
        'It is about line 2, and counts only if that line is recorded in this import. If you record that line later, upload this file again.',
      ],
    ]);
    await run(uploaded.id, { ...choices, separate_lines: [2] });
    expect(await books()).toEqual({ gifts: 1, total: 0 });
  });

  test('apply what happened to a gift in order, also when the newest row is the first', async () => {
    const rows = [
      'Date,Type,Status,Currency,Gross,Fee,Transaction ID,Reference Txn ID',
      '2026-11-06,Chargeback Reversal,Completed,USD,40.00,0,V,A',
      '2026-10-06,Chargeback,Completed,USD,-40.00,0,C,A',
      '2026-10-02,Donation Payment,Completed,USD,40.00,-1.00,A,',
    ];
    await add(Buffer.from(rows.join('\n')));
    expect(await books()).toEqual({ gifts: 1, total: 40 });
  });

  test.each(once)('show a hundred rows of each kind, and count all of them', async () => {
    const rows = Array.from({ length: importLimits.shownRows + 1 }, (_, at) => `2026-10-02,${at + 1}.00,Ada P${at},x`);
    const uploaded = await upload(bank(...rows));
    const { counts, rows: shown } = await preview(uploaded.id, choicesOf(uploaded));
    expect([counts.new, shown.length]).toEqual([rows.length, importLimits.shownRows]);
  });

  test.each(once)('show the beginning of a long cell', async () => {
    const { sample } = await upload(bank(`2026-10-02,25.00,Ada,${'w'.repeat(300)}`));
    expect(sample[0]?.at(-1)).toBe('w'.repeat(80));
  });

  test('thank nobody for a gift that the same file refunds', async () => {
    const header = 'Date,Type,Status,Currency,Gross,Fee,Transaction ID,Reference Txn ID,From Email Address';
    const rows = [
      '2026-10-02,Donation Payment,Completed,USD,40.00,-1.00,A,,ada@example.org',
      '2026-10-02,Donation Payment,Completed,USD,30.00,-1.00,B,,bob@example.org',
      '2026-10-02,Donation Payment,Pending,USD,20.00,-1.00,C,,cem@example.org',
      '2026-10-05,Payment Refund,Completed,USD,-40.00,0.00,R,A,',
    ];
    const uploaded = await upload(Buffer.from([header, ...rows].join('\n')));
    expect(await run(uploaded.id, { ...choicesOf(uploaded), thank: true })).toMatchObject({ thanked: 1 });
    const thanks = context.database.selectFrom('outbox').select('recipient').where('kind', '=', 'thanks');
    expect(await thanks.execute()).toEqual([{ recipient: 'bob@example.org' }]);
    await context.database.deleteFrom('outbox').execute();
  });

  test('are undone on the command line only with --yes', async () => {
    const october = await add(bank('2026-10-02,12.00,Ada Byron,Roof'));
    const undoing = ['gift', 'import-undo', String(october)];
    await expect(runAdmin(context, undoing)).rejects.toThrow(
      `This removes 1 gift of import ${october}. Add --yes to confirm.`,
    );
    expect(await books()).toEqual({ gifts: 1, total: 12 });
    expect(await runAdmin(context, [...undoing, '--yes'])).toContain('Removed 1 gift');
    expect(await books()).toEqual({ gifts: 0, total: 0 });
  });

  test('are undone only while their months are open and their gifts unchanged', async () => {
    const admin = adminContextOf(context);
    const september = await add(bank('2026-09-02,12.00,Ada Byron,Roof'));
    const october = await add(bank('2026-10-02,12.00,Ada Byron,Roof'));
    await closeMonth(admin, '2026-09', { yes: true });
    const closed = await undo(september);
    expect([closed.statusCode, closed.json().message]).toEqual([
      409,
      'This import cannot be undone: the month Sep 2026 is closed and published. ' +
        'Correct or refund single gifts on their own pages.',
    ]);
    const { id } = await context.database
      .selectFrom('gifts')
      .select('id')
      .where('import_id', '=', october)
      .executeTakeFirstOrThrow();
    await refundGift(admin, id, 'the donor asked');
    const changed = await undo(october);
    expect([changed.statusCode, changed.json().message]).toEqual([409, changedSince(id)]);
    const { imports } = await deskCall(context, 'importList', { cookie });
    expect(imports.map((entry) => entry.can_undo)).toEqual([true, false]);
    await expect(runAdmin(context, ['gift', 'import-undo', String(september)])).rejects.toThrow('Sep 2026 is closed');
  });

  test('by two people at once record each gift once, of one upload and of two', async () => {
    const rows = Array.from({ length: 600 }, (_, index) => `2026-10-02,1.00,Giver ${index},Roof`);
    const one = await upload(bank(...rows));
    const other = await upload(bank(...rows.toReversed()));
    const choices = choicesOf(one);
    const answers = await Promise.all([
      act('runImport', one.id, choices),
      act('runImport', one.id, choices, colleague),
      act('runImport', other.id, choices, colleague),
    ]);
    const last = answers.map(({ body, statusCode }) => /"status":(\d+)/.exec(body)?.[1] ?? String(statusCode));
    expect(last.toSorted()).toEqual(['200', '200', '409']);
    expect(await books()).toEqual({ gifts: 600, total: 600 });
    const undone = await Promise.all([undo(one.id), undo(one.id), undo(other.id)]);
    expect(undone.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '200', '409']);
    expect(await books()).toEqual({ gifts: 0, total: 0 });
  });

  test('removed by one person while another imports them are either in the books or gone', async () => {
    for (const _ of [1, 2, 3]) {
      const before = await books();
      const uploaded = await upload(bank('2026-10-02,12.00,Ada Byron,Roof'));
      const [removed, imported] = await Promise.all([
        deskRequest(context, 'discardUpload', { cookie, params: { id: uploaded.id } }),
        act('runImport', uploaded.id, choicesOf(uploaded, [2]), colleague),
      ]);
      const isImported = imported.body.includes('"status":200');
      expect(removed.statusCode).toBe(isImported ? 404 : 200);
      expect((await books()).gifts).toBe(before.gifts + (isImported ? 1 : 0));
      await clear();
    }
  });

  test('undone while the month is closed are either undone or published', async () => {
    for (const _ of [1, 2, 3]) {
      const id = await add(bank(`2026-09-02,12.00,Ada Byron,Roof`));
      const [undone] = await Promise.all([undo(id), closeMonth(adminContextOf(context), '2026-09', { yes: true })]);
      const { gifts } = await books();
      expect([undone.statusCode, gifts]).toEqual(undone.statusCode === 200 ? [200, 0] : [409, 1]);
      await clear();
    }
  });

  test('undone while a gift is corrected are either undone or have the correction', async () => {
    const outcomes = new Set<number>();
    for (const round of [0, 1, 2, 3, 4, 5]) {
      const id = await add(bank('2026-10-02,12.00,Ada Byron,Roof'));
      const { id: gift, newest_entry: basedOn } = await giftOf(id);
      const correct = () =>
        deskRequest(context, 'correctGift', {
          cookie: colleague,
          params: { id: gift },
          body: { based_on: basedOn, amount: 15, reason: 'typed wrongly', preview: false },
        });
      const [undone, corrected] = await inOrder(round, () => undo(id), correct);
      outcomes.add(undone.statusCode);
      const answers = [...refusalOf(undone), ...refusalOf(corrected)];
      expect([...answers, await books()]).toEqual(
        undone.statusCode === 200
          ? [404, 'There is no such gift.', { gifts: 0, total: 0 }]
          : [409, changedSince(gift), { gifts: 1, total: 15 }],
      );
      await clear();
    }
    expect(outcomes).toEqual(new Set([200, 409]));
  });

  test('may be found to be no gift afterwards, and to be one after all', async () => {
    const row = '2026-10-02,12.00,Ada Byron,July';
    const id = await add(bank(row, '2026-10-03,5.00,Bo Cole,Roof'));
    const { gifts } = await deskCall(context, 'giftList', { cookie, query: { import: id } });
    const gift = gifts.find(({ amount }) => amount === 12)?.id ?? 0;
    const become = async (status: 'canceled' | 'completed' | 'failed') => {
      const { is_imported, newest_entry: basedOn } = await deskCall(context, 'readGift', {
        cookie,
        params: { id: gift },
      });
      expect(is_imported).toBe(true);
      const body = { based_on: basedOn, reason: 'It was rent', status, preview: false };
      return deskRequest(context, 'correctGift', { cookie, params: { id: gift }, body });
    };
    const receipts = async () => {
      const rows = context.database.selectFrom('receipts').select('cents').where('gift_id', '=', gift);
      return (await rows.orderBy('id').execute()).map(({ cents }) => cents);
    };
    expect((await become('failed')).statusCode).toBe(400);
    expect((await become('canceled')).statusCode).toBe(200);
    expect(await books()).toEqual({ gifts: 2, total: 5 });
    expect(await receipts()).toEqual([1200, -1200]);
    const again = await upload(bank(row));
    const choices = choicesOf(again);
    expect((await preview(again.id, choices)).counts).toMatchObject({ known: 1, new: 0 });
    // In other letter case, it is the same bank.
    const columns = { ...choices.columns, bank: 'BANK' };
    expect((await preview(again.id, { ...choices, columns })).counts).toMatchObject({ known: 1, new: 0 });
    expect((await become('completed')).statusCode).toBe(200);
    expect(await books()).toEqual({ gifts: 2, total: 17 });
    expect(await receipts()).toEqual([1200, -1200, 1200]);
  });

  /** Uploads one gift of a bank with a name. Returns the choices for its import. */
  const choicesAs = async (name: string) => {
    const uploaded = await upload(bank('2026-10-02,12.00,Ada Byron,July'));
    const { columns, ...more } = choicesOf(uploaded);
    return [uploaded.id, { ...more, columns: { ...columns, bank: name } }] as const;
  };

  test('are of the bank as it was spelled when one was imported, not as an open upload spells it', async () => {
    await run(...(await choicesAs('Bank')));
    const { imports } = await deskCall(context, 'importList', { cookie });
    expect(imports).toMatchObject([{ source: 'Bank' }]);
    expect((await preview(...(await choicesAs('bank')))).counts).toMatchObject({ known: 1, new: 0 });
  });

  test('are not undone once receipts of their gifts were mailed', async () => {
    const header = 'Date,Amount,Payer,Details,Email';
    const people = ['Ada Byron', 'Bo Cole', 'Cy Ek', 'Di Fo', 'Ed Ga'];
    const rows = people.map((name, index) => `2026-10-02,1${index}.00,${name},Roof,${index}@example.org`);
    const uploaded = await upload(Buffer.from([header, ...rows].join('\n')));
    await run(uploaded.id, choicesOf(uploaded));
    const { gifts } = await deskCall(context, 'giftList', { cookie, query: { import: uploaded.id } });
    const ids = gifts.map(({ id }) => id).toSorted((one, other) => one - other);
    for (const id of ids) await deskCall(context, 'sendReceipt', { cookie, params: { id } });
    const before = await books();
    const refused = await undo(uploaded.id);
    const named = [0, 1, 2].map((index) => `gift ${ids[index]} of ${people[index]}, Oct 2, 2026`);
    expect(refusalOf(refused)).toEqual([
      409,
      `This import cannot be undone, because the receipts of 5 of its gifts were mailed: ${named.join(', ')}, ` +
        'and 2 more gifts. Correct or refund single gifts on their own pages: their givers keep receipts that ' +
        'agree with the books.',
    ]);
    expect(await books()).toEqual(before);
  });

  test('undone while a receipt is sent: either it was sent, or there is none to send', async () => {
    const outcomes = new Set<number>();
    for (const round of [0, 1, 2, 3, 4, 5]) {
      const id = await addWithAddress('2026-10-02,12.00,Ada Byron,Roof,ada@example.org');
      const { id: gift } = await giftOf(id);
      const sendReceipt = () => deskRequest(context, 'sendReceipt', { cookie: colleague, params: { id: gift } });
      const [undone, sent] = await inOrder(round, () => undo(id), sendReceipt);
      outcomes.add(sent.statusCode);
      const isSent = sent.statusCode === 200;
      expect(undone.statusCode).toBe(isSent ? 409 : 200);
      expect(refusalOf(sent)).toEqual(isSent ? [] : [404, 'There is no such gift.']);
      const receipts = await context.database
        .selectFrom('receipts')
        .select(['cents', 'mail_id'])
        .where('gift_id', '=', gift)
        .orderBy('id')
        .execute();
      expect(receipts.map(({ cents }) => cents)).toEqual(isSent ? [1200] : [1200, -1200]);
      expect(receipts.map(({ mail_id: mail }) => mail !== null)).toEqual(isSent ? [true] : [false, false]);
      expect(await books()).toEqual(isSent ? { gifts: 1, total: 12 } : { gifts: 0, total: 0 });
      await clear();
    }
    expect(outcomes).toEqual(new Set([200, 404]));
  });

  test.each(once)('report progress, then the result, in lines', async () => {
    const rows = Array.from({ length: 1100 }, (_, index) => `2026-10-02,1.00,Giver ${index},Roof`);
    const uploaded = await upload(bank(...rows));
    const { body, headers } = await act('runImport', uploaded.id, choicesOf(uploaded));
    expect(headers['content-type']).toContain('application/x-ndjson');
    expect(
      body
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([
      { done: 500, total: 1100 },
      { done: 1000, total: 1100 },
      { done: 1100, total: 1100 },
      { status: 200, body: { counts: { new: 1100 }, gross: 1100 } },
    ]);
  });

  test.each(
    isFirst
      ? ([
          ['bytes', () => Buffer.alloc(importLimits.bytes + 1, 'x')],
          ['rows', () => bank('2026-10-02,1,A,\n'.repeat(importLimits.rows + 1))],
        ] as const)
      : [],
  )('with too many %s are refused and not stored', async (_, make) => {
    const refused = await deskRequest(context, 'uploadImport', {
      cookie,
      body: make(),
      headers: { 'content-type': 'text/csv' },
    });
    expect([refused.statusCode, refused.json().message]).toEqual([
      413,
      'This file is too large. Use one of at most 20 MB, 200,000 rows and 4,000,000 cells.',
    ]);
    expect((await deskCall(context, 'importList', { cookie })).imports).toEqual([]);
  });

  test('are removed before the import when they are not wanted, and after a day', async () => {
    const { id } = await upload(bank('2026-10-02,1.00,Ada,Roof'));
    const tasks = async () => (await deskCall(context, 'deskHome', { cookie })).tasks.open_uploads;
    expect(await tasks()).toBe(1);
    expect((await undo(id)).statusCode).toBe(404);
    await deskCall(context, 'discardUpload', { cookie, params: { id } });
    expect(await tasks()).toBe(0);
    const gone = await act('previewImport', id, { columns: null, campaign_id: null, separate_lines: [] });
    expect(gone.statusCode).toBe(404);
    const imported = await add(bank('2026-10-02,1.00,Ada,Roof'));
    expect(await tasks()).toBe(0);
    const kept = await deskRequest(context, 'discardUpload', { cookie, params: { id: imported } });
    expect(kept.statusCode).toBe(404);
    expect((await deskCall(context, 'importList', { cookie })).imports).toMatchObject([{ id: imported }]);
  });
});

describe('an encoding', () => {
  test.each([
    ['UTF-8', Buffer.from('Jürgen Wałęsa'), 'Jürgen Wałęsa'],
    ['UTF-16', Buffer.from('\uFEFFJürgen', 'utf16le'), 'Jürgen'],
    ['windows-1252', Buffer.from('4af67267656e20bf7175e93f', 'hex'), 'Jörgen ¿qué?'],
    ['windows-1250', Buffer.from('5761b3ea7361', 'hex'), 'Wałęsa'],
  ])('%s is detected', (encoding, bytes, text) => {
    expect(decode(bytes)).toMatchObject({ encoding, text });
  });
});
