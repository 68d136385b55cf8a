import { makePaymentReference } from '@hearthlight/domain';
import { staff as words } from '@hearthlight/words/staff';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { ActionError } from '../../../actions/action.ts';
import { files } from '../../../actions/file-task.ts';
import { PoolBusy } from '../../../platform/workers/worker-pool.ts';
import { engines } from '../../../testing/engines.ts';
import { aSignedInStaff, deskCall, deskRequest } from '../../../testing/staff.ts';
import { createTestContext, type TestContext } from '../../../testing/test-context.ts';
import { findReference } from '../rows/find-reference.ts';
import { readImportTable } from './read-file.ts';

const megabytes = 1_000_000;
const columns = (count: number) => Array.from({ length: count }, (_, index) => `c${index}`).join(',');
const attributes = (count: number) => Array.from({ length: count }, (_, index) => `b${index}="1"`).join(' ');
const tooLarge = 'This file is too large. Use one of at most 20 MB, 200,000 rows and 4,000,000 cells.';
const tooWide = 'This file has a row of more than 500 columns or 64 kB. A statement has shorter rows. Export it again.';
const tooDeep = 'This file has more, deeper or longer XML elements than a statement. Export it again, for fewer days.';
/** The rest is damaged, so that a reader that continues beyond the limit reports another error. */
const damaged = '\n"a"b,c\n';
/** The last row is too wide, for the same reason. */
const wide = `${columns(501)}\n`;

type File = readonly [name: string, make: () => string, sentence: string];

/** Files that took minutes or gigabytes. They are uploaded, and opened in a worker. */
const hostileFiles: readonly File[] = [
  ['100,000 columns', () => `${columns(100_000)}${damaged}`, tooWide],
  ['5,000 columns and 100,000 short rows', () => `${columns(5000)}\n${'1,2,3\n'.repeat(100_000)}`, tooWide],
  ['20 MB of one letter', () => `${'x'.repeat(20 * megabytes)}${damaged}`, tooWide],
  ['20 MB of commas', () => `${','.repeat(20 * megabytes)}${damaged}`, tooWide],
  ['an element with a million attributes', () => `<a ${attributes(megabytes)}/><`, tooDeep],
  ['two million elements', () => `<a>${'<b/>'.repeat(2 * megabytes)}<`, tooDeep],
  ['five million levels of elements', () => `${'<a>'.repeat(5 * megabytes)}<`, tooDeep],
];

/** Other files beyond one limit. */
const otherFiles: readonly File[] = [
  ['501 columns', () => `${columns(501)}\n1,2`, tooWide],
  ['500 columns and 8,001 short rows', () => `${columns(500)}\n${'1,2,3\n'.repeat(8001)}`, tooLarge],
  [
    'more than 4,000,000 cells, most of them empty',
    () => `${columns(400)}\n${`${','.repeat(399)}\n`.repeat(10_001)}${wide}`,
    tooLarge,
  ],
  ['200,001 rows', () => `a,b\n${'1,2\n'.repeat(200_001)}`, tooLarge],
  ['300,000 rows', () => `a,b\n${'1,2\n'.repeat(300_000)}${wide}`, tooLarge],
  ['columns with line breaks', () => `a,b\n${'"\n",'.repeat(megabytes)}${damaged}`, tooWide],
  ['a cell that never ends', () => `a,b\n1,"${'x\n'.repeat(megabytes)}`, tooWide],
  ['an element with 51 attributes', () => `<a ${attributes(51)}/>`, tooDeep],
  ['41 levels of elements', () => `${'<a>'.repeat(41)}${'</a>'.repeat(41)}`, tooDeep],
  ['a text of more than 64 kB in an element', () => `<a>${'x'.repeat(64 * 1024 + 1)}</a>`, tooDeep],
  ['a text in many parts', () => `<a>${'x<![CDATA[x]]>'.repeat(40_000)}</a>`, tooDeep],
  ['an attribute of a megabyte', () => `<a b="${'x'.repeat(megabytes)}"/><`, tooDeep],
  ['a comment of a megabyte', () => `<a><!--${'-x'.repeat(megabytes / 2)}--><`, tooDeep],
  ['a name of a megabyte', () => `<${'x'.repeat(megabytes)}><`, tooDeep],
];

test.each(otherFiles)('a file with %s is refused at the limit', async (_, make, sentence) => {
  const read = readImportTable(Buffer.from(make()), { known: {}, timeZone: 'UTC' });
  const refusal = await read.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(ActionError);
  expect(Reflect.get(Object(refusal), 'message')).toBe(sentence);
});

describe('within the limits', () => {
  test.each([
    ['500 columns and 200 rows', () => `${columns(500)}\n${`${columns(500)}\n`.repeat(200)}`, 200],
    ['200,000 rows', () => `a,b\n${'1,2\n'.repeat(200_000)}`, 200_000],
    ['a megabyte of blank lines', () => `a,b\n${'\n'.repeat(megabytes)}1,2\n`, 1],
    ['rows of 60 kB', () => `a,b\n${`1,"${'x\n'.repeat(30_000)}"\n`.repeat(20)}`, 20],
    ['line breaks of an old Macintosh', () => 'a;b\r1;2\r'.repeat(1), 1],
  ])('a file with %s is read', async (_, make, rows) => {
    const table = await readImportTable(Buffer.from(make()), { known: {}, timeZone: 'UTC' });
    expect(table.rows).toHaveLength(rows);
  });
});

test('a text with many references is cut', () => {
  const references = Array.from({ length: 2000 }, (_, index) => makePaymentReference({ donor: 1, campaign: 1 }, index));
  expect(findReference([references.join(' ')]).references).toHaveLength(20);
});

describe('an upload', () => {
  let context: TestContext;
  let cookie: string;
  beforeAll(async () => {
    const [engine] = engines;
    if (!engine) throw new Error('there is no engine');
    context = await createTestContext(engine);
    ({ cookie } = await aSignedInStaff(context, 'bookkeeper'));
  });
  afterAll(() => context.close());

  const headers = { 'content-type': 'text/csv' };
  const upload = (text: string) => deskCall(context, 'uploadImport', { cookie, body: Buffer.from(text), headers });

  test.each(hostileFiles)('with %s is answered with a sentence and not stored', async (_, make, sentence) => {
    const body = Buffer.from(make());
    const refused = await deskRequest(context, 'uploadImport', { cookie, body, headers });
    expect(refused.json()).toEqual({ message: sentence });
    expect(refused.statusCode).toBe(sentence === tooLarge ? 413 : 400);
    expect((await deskCall(context, 'importList', { cookie })).imports).toEqual([]);
  });

  test('and every other call opens a file in a worker, never in the server', async () => {
    const { id: only } = await upload('Date,Amount,Payer\n2026-10-01,15.00,Ruth');
    const run = vi.spyOn(files, 'run').mockRejectedValue(new PoolBusy('no worker is free'));
    const choices = { columns: null, campaign_id: null, separate_lines: [] };
    const uploaded = { cookie, params: { id: only } };
    const answers = await Promise.all([
      deskRequest(context, 'uploadImport', { cookie, body: Buffer.from('a,b\n1,2'), headers }),
      deskRequest(context, 'readUpload', uploaded),
      deskRequest(context, 'previewImport', { ...uploaded, body: choices }),
      deskRequest(context, 'runImport', { ...uploaded, body: choices }),
    ]);
    run.mockRestore();
    const messages = answers.map((answer) => answer.body.trim().split('\n').at(-1) ?? '');
    for (const message of messages) expect(message).toContain(words.tooManyFiles);
  });
});
