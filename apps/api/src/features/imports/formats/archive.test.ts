import { importLimits } from '@hearthlight/domain/desk';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';

import { ActionError } from '../../../actions/action.ts';
import { camtFile } from '../../../testing/camt-file.ts';
import { readGiftRows, readImportTable } from './read-file.ts';

const zip = (files: Record<string, string | Buffer>) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          name,
          typeof content === 'string' ? strToU8(content) : content,
        ]),
      ),
    ),
  );
/** An archive that does not compress its file. */
const storedArchive = (bytes: number) => Buffer.from(zipSync({ 'a.csv': [Buffer.alloc(bytes, 'a'), { level: 0 }] }));

/** A statement with one row more than half of those that a file may have. */
const halfAndOne = `Day,Amount\n${'1,2\n'.repeat(importLimits.rows / 2 + 1)}`;

const options = { timeZone: 'UTC' };
const table = (bytes: Buffer) => readImportTable(bytes, { ...options, known: {} });
const camtOf = (day: string, ...amounts: string[]) =>
  camtFile([{ entries: amounts.map((amount, index) => ({ amount, day, number: `${day}-${index}` })) }]);
const sentenceOf = async (bytes: Buffer) =>
  table(bytes).then(
    () => undefined,
    (error: unknown) => (error instanceof ActionError ? error.message : error),
  );

describe('an archive', () => {
  test('with a statement for each day has the payments of all, the first day first', async () => {
    const read = await table(
      zip({
        'march/2026-03-02.xml': camtOf('2026-03-02', '7.00', '8.00'),
        'march/2026-03-01.xml': camtOf('2026-03-01', '5.00'),
        'march/2026-03-03.xml': camtOf('2026-03-03'),
        '__MACOSX/._2026-03-01.xml': 'what the system adds',
      }),
    );
    const rows = await readGiftRows(read, { ...options, columns: {} });
    const gifts = rows.flatMap(({ gift, line }) => (gift ? [[line, gift.date, gift.amountCents]] : []));
    expect(gifts).toEqual([
      [2, '2026-03-01', 500],
      [4, '2026-03-02', 700],
      [5, '2026-03-02', 800],
    ]);
  });

  test('with CSV files has their rows, and a day without any is left out', async () => {
    const [first, second, empty] = ['Day;Amount\n2026-03-01;5,00\n', 'Day;Amount\n2026-03-02;6,00\n', 'Day;Amount\n'];
    const { kind, rows } = await table(zip({ 'a.csv': first ?? '', 'b.csv': second ?? '', 'c.csv': empty ?? '' }));
    expect([kind, rows.map(({ cells, line }) => [line, ...cells])]).toEqual([
      'bank',
      [
        [2, '2026-03-01', '5,00'],
        [4, '2026-03-02', '6,00'],
      ],
    ]);
  });

  test.each([
    [
      'files of different columns',
      zip({ 'a.csv': 'Day,Amount\n1,2\n', 'b.csv': 'Date,Sum\n1,2\n' }),
      'different columns',
    ],
    ['a workbook', zip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' }), 'is a spreadsheet'],
    ['an archive', zip({ 'a.zip': zip({ 'a.csv': 'Day,Amount\n1,2\n' }) }), 'is damaged'],
    ['no statements', zip({ 'folder/': '' }), 'has no statements'],
    ['a PDF', zip({ 'a.pdf': '%PDF-1.7' }), 'is a PDF'],
    [
      'too many files',
      zip(Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`${n}.csv`, 'a']))),
      'is too large',
    ],
    ['too much', storedArchive(importLimits.bytes + 1), 'is too large'],
    ['a part that grows too much', zip({ 'a.csv': Buffer.alloc(importLimits.bytes / 2, 'a') }), 'is too large'],
    [
      'too many rows together',
      zip(Object.fromEntries(['a.csv', 'b.csv'].map((name) => [name, halfAndOne]))),
      'is too large',
    ],
    ['only its beginning', zip({ 'a.csv': 'Day,Amount\n1,2\n' }).subarray(0, -30), 'is damaged'],
    ['a broken part', brokenArchive(), 'is damaged'],
  ])('with %s is refused', async (_, bytes, sentence) => {
    expect(await sentenceOf(bytes)).toContain(sentence);
  });

  test('that states less than it has is read wholly', async () => {
    const bytes = zip({ 'a.csv': `Day,Amount\n${'2026-03-01,5.00\n'.repeat(100)}` });
    for (const at of [22, bytes.indexOf('PK\u0001\u0002', 0, 'latin1') + 24]) bytes.writeUInt32LE(40, at);
    expect((await table(bytes)).rows).toHaveLength(100);
  });
});

/** An archive whose compressed bytes are no longer what was compressed. */
function brokenArchive(): Buffer {
  const bytes = zip({ 'a.csv': `Day,Amount\n${'2026-03-01,5.00\n'.repeat(100)}` });
  bytes[60] = (bytes[60] ?? 0) ^ 1;
  return bytes;
}
