import { expect, test } from 'vitest';

import { readGiftRows, readImportTable } from './read-file.ts';

const header =
  'Company,Project,Donation Date,Donor First Name,Donor Last Name,Email,Activity,Comment,Transaction ID,Donation Frequency,Currency,Source,Reason,Total Donation to be Acknowledged,Match Amount,Cause Support Fee,Merchant Fee,Fee Comment';
const report = (...rows: readonly string[]) => [
  'Donations Report,,',
  '#-------,,',
  'Charity Name,HEARTHLIGHT,',
  'Currency,USD,',
  'Disbursement ID,AB1,',
  '#-------,,',
  header,
  ...rows,
  'Totals,,,,,,,,,,,,,125.00,150.00,,,',
  'Net Total Payment,270.00',
];
const read = async (...rows: readonly string[]) => {
  const table = await readImportTable(Buffer.from(report(...rows).join('\n')), {
    known: {},
    timeZone: 'America/New_York',
  });
  const all = await readGiftRows(table, { columns: {}, timeZone: 'America/New_York' });
  return { kind: table.kind, gifts: all.flatMap(({ gift, line }) => (gift ? { line, ...gift } : [])), all };
};

test('a report of Benevity has the gift of the employee and the match of the company', async () => {
  const { all, gifts, kind } = await read(
    'Oak Inc,Roofs,2026-10-05T02:00:00Z,Ada,Byron,ada@example.com,,For the roof,7QA,Recurring,USD,Payroll,User Donation,100.00,50.00,1.90,0.10,',
  );
  expect(kind).toBe('benevity');
  expect(gifts).toMatchObject([
    {
      line: 8,
      externalId: 'benevity:7QA',
      date: '2026-10-04',
      amountCents: 10_000,
      feeCents: 200,
      name: 'Ada Byron',
      email: 'ada@example.com',
      cause: 'For the roof',
      titles: ['Roofs', 'For the roof'],
    },
    { externalId: 'benevity:7QA/match', amountCents: 5000, feeCents: 0, name: 'Oak Inc', email: undefined },
  ]);
  expect(new Set(all.map(({ line }) => line)).size).toBe(all.length);
});

test('a match without a donation is a gift of the company, with the fee', async () => {
  const { gifts } = await read(
    'Elm Corp,Roofs,2026-10-05T12:00:00Z,,,,,,7QB,One-time,USD,Credit Card,Volunteer Reward,0.00,150.00,2.85,0.00,',
  );
  expect(gifts).toMatchObject([
    { line: 8, externalId: 'benevity:7QB/match', amountCents: 15_000, feeCents: 285, name: 'Elm Corp' },
  ]);
});

test('a donor who shares nothing has no name', async () => {
  const hidden = 'Not shared by donor';
  const { gifts } = await read(
    `Oak Inc,Roofs,2026-10-05T12:00:00Z,${hidden},${hidden},${hidden},,,7QC,One-time,USD,Payroll,User Donation,25.00,0.00,0.47,0.00,`,
  );
  expect(gifts).toMatchObject([{ externalId: 'benevity:7QC', amountCents: 2500, name: undefined, email: undefined }]);
});

test('a donation in another currency is refused, and totals are no gifts', async () => {
  const { all, gifts } = await read(
    'Oak Inc,Roofs,2026-10-05T12:00:00Z,Ada,Byron,,,,7QD,One-time,EUR,Payroll,User Donation,25.00,0.00,0.47,0.00,',
  );
  expect(gifts).toEqual([]);
  expect(all.map(({ isNoGift }) => isNoGift)).toEqual([false, true, true]);
});
