// cspell:words FARAH Zelle
import { gzipSync } from 'node:zlib';

import { setFormats, usEnglish } from '@hearthlight/domain';
import type { CellCorrection, SomeColumns } from '@hearthlight/domain/desk';
import { formatsOf } from '@hearthlight/domain/formats-of';
import { afterEach, describe, expect, test } from 'vitest';

import { engines } from '../../../testing/engines.ts';
import { aSignedInStaff, deskCall, deskRequest } from '../../../testing/staff.ts';
import { createTestContext } from '../../../testing/test-context.ts';
import { explainUpload, inspectUpload } from './open-upload.ts';

afterEach(() => setFormats(() => usEnglish));

const fileOf = (rows: readonly string[], currency = 'EUR') => ({
  content: gzipSync(rows.join('\r\n')),
  formats: formatsOf('en', currency, 'UTC'),
  timeZone: 'Europe/Dublin',
  today: '2026-11-28',
});

/** Returns how a file is read, and what a corrected cell changes about that. */
async function explain(rows: readonly string[], line: number, correction: CellCorrection, known: SomeColumns = {}) {
  const file = fileOf(rows);
  const proposals = await explainUpload(file, { columns: known, line, correction });
  const shown = proposals.map(({ after, changed, columns, unread }) => ({ after, changed, columns, unread }));
  return { file, shown };
}

const days = [
  'Date,Amount,Payer,Details',
  '05/06/2026,12.00,Ada Byron,A well',
  '06/06/2026,-8.00,Miller Rent,Rent',
  '07/06/2026,9.00,Ana Baker,Gift',
];

test('a day has the whole column read in the other order, and the file is read like that', async () => {
  const monthFirst: SomeColumns = { date_format: 'MM/DD/YYYY' };
  const { file, shown } = await explain(days, 2, { cell: 'date', value: '2026-06-05' }, monthFirst);
  const after = { amount: 12, date: '2026-06-05', giver: 'Ada Byron', purpose: 'A well' };
  const [proposal] = shown;
  expect(shown).toEqual([{ after, changed: 2, columns: { date_format: 'DD/MM/YYYY' }, unread: 0 }]);
  const { readings } = await inspectUpload(file, { known: { ...monthFirst, ...proposal?.columns } });
  expect(readings.map(({ date }) => date)).toEqual(['2026-06-05', '2026-06-06', '2026-06-07']);
});

test('an amount has the other mark before the cents', async () => {
  const rows = ['Date,Amount,Payer,Details', '2026-06-05,"12,500",Ada Byron,A well'];
  const { shown } = await explain(rows, 2, { cell: 'amount', value: 12.5 }, { decimal: '.' });
  expect(shown).toMatchObject([{ changed: 1, columns: { decimal: ',' }, after: { amount: 12.5 } }]);
});

test('money that went out turns the words of its column', async () => {
  const rows = [
    'Date;S/H;Amount;Payer;Details',
    '2026-06-05;S;12,00;Ada Byron;A well',
    '2026-06-06;H;8,00;Miller Rent;Rent',
  ];
  const known: SomeColumns = { direction: 'S/H', incoming: ['S'], outgoing: ['H'] };
  const { shown } = await explain(rows, 2, { cell: 'amount', value: -12 }, known);
  expect(shown).toMatchObject([{ changed: 2, columns: { incoming: ['H'], outgoing: ['S'] } }]);
});

test('a giver is found in another column by one of the texts of its row', async () => {
  const { file, shown } = await explain(days, 2, { cell: 'giver', value: 'A well' });
  expect(shown).toMatchObject([{ changed: 3, columns: { name: 'Details', cause: 'Payer' } }]);
  const { readings } = await inspectUpload(file, { known: {} });
  expect(readings[0]?.texts).toEqual(['Ada Byron', 'A well']);
});

test('what no reading of the file explains has no proposal, nor has a line that it lacks', async () => {
  expect((await explain(days, 2, { cell: 'date', value: '2026-06-04' })).shown).toEqual([]);
  expect((await explain(days, 99, { cell: 'date', value: '2026-06-04' })).shown).toEqual([]);
});

describe.each(engines.slice(0, 1))('the call of the desk on $name', (engine) => {
  test('shows the rows page by page, and the last page instead of a later one', async () => {
    const context = await createTestContext(engine);
    const { cookie } = await aSignedInStaff(context, 'bookkeeper');
    const rows = Array.from({ length: 20 }, (_, index) => `2026-06-05,${index + 1}.00,Ada Byron,A well`);
    const { id } = await deskCall(context, 'uploadImport', {
      cookie,
      body: Buffer.from(['Date,Amount,Payer,Details', ...rows].join('\n')),
      headers: { 'content-type': 'text/csv', 'x-file-name': 'export.csv' },
    });
    const amountsOn = async (page?: number) => {
      const body = { columns: {}, page };
      const { readings } = await deskCall(context, 'answerUpload', { cookie, params: { id }, body });
      return readings.map(({ amount }) => amount);
    };
    expect(await amountsOn()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await amountsOn(1)).toEqual([9, 10, 11, 12, 13, 14, 15, 16]);
    expect(await amountsOn(2)).toEqual([17, 18, 19, 20]);
    expect(await amountsOn(99)).toEqual([17, 18, 19, 20]);
    await context.close();
  });

  test('explains a correction of an uploaded file, and stores nothing', async () => {
    const context = await createTestContext(engine);
    const { cookie } = await aSignedInStaff(context, 'bookkeeper');
    const { columns, id } = await deskCall(context, 'uploadImport', {
      cookie,
      body: Buffer.from(days.join('\n')),
      headers: { 'content-type': 'text/csv', 'x-file-name': 'export.csv' },
    });
    const body = {
      columns: { ...columns, date_format: 'MM/DD/YYYY' as const },
      line: 2,
      correction: { cell: 'date' as const, value: '2026-06-05' },
    };
    const { proposals } = await deskCall(context, 'explainCorrection', { cookie, params: { id }, body });
    expect(proposals.map(({ columns: change }) => change)).toEqual([{ date_format: 'DD/MM/YYYY' }]);
    const gone = await deskRequest(context, 'explainCorrection', { cookie, params: { id: id + 1 }, body });
    expect(gone.statusCode).toBe(404);
    const after = await deskCall(context, 'readUpload', { cookie, params: { id } });
    expect(after.columns).toEqual(columns);
    await context.close();
  });
});

test('how cells are written is open while nobody knows which have the day and the amount', async () => {
  const file = fileOf(['One,Two,Three', 'a,b,c', 'd,e,f']);
  const { columns } = await inspectUpload(file, { known: {} });
  expect(columns).not.toHaveProperty('date_format');
  expect(columns).not.toHaveProperty('decimal');
});

test('the rows of a file name the payer in a long text as the next step does, and keep another currency', async () => {
  const rows = ['Date,Amount,Currency,Details', '2026-06-05,200.00,SEK,Zelle payment from OMAR FARAH 1234'];
  const known: SomeColumns = { currency: 'Currency', name: '', cause: 'Details' };
  const { readings } = await inspectUpload(fileOf(rows), { known });
  expect(readings).toMatchObject([{ amount: 200, currency: 'SEK', giver: 'OMAR FARAH' }]);
  const { readings: own } = await inspectUpload(fileOf(rows, 'SEK'), { known });
  expect(own[0]).not.toHaveProperty('currency');
});
