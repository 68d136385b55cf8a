import { createHash } from 'node:crypto';

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  checkStatement,
  fromHex,
  hashEntry,
  type LedgerDocument,
  type LedgerEntry,
  ledgerPath,
  merkleTree,
  provenLines,
  sealOf,
  type Sha256,
  type Statement,
  toHex,
} from './index.ts';
import { isIncluded, jsonBytes } from './merkle.ts';

const hashOf = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
const sha256: Sha256 = (bytes) => Promise.resolve(hashOf(bytes));
const hex = (text: string) => createHash('sha256').update(text).digest('hex');

/** The tree of RFC 6962, section 2.1, written as it is defined there. */
function referenceRoot(leaves: readonly Uint8Array[]): Uint8Array {
  const [first] = leaves;
  if (!first) return hashOf(new Uint8Array());
  if (leaves.length === 1) return first;
  let half = 1;
  while (half * 2 < leaves.length) half *= 2;
  const [left, right] = [referenceRoot(leaves.slice(0, half)), referenceRoot(leaves.slice(half))];
  return hashOf(Uint8Array.from([1, ...left, ...right]));
}

const leavesOf = (size: number) => Array.from({ length: size }, (_, index) => fromHex(hex(`leaf ${index}`)));

describe('the tree', () => {
  test('has the root of RFC 6962, and a proof for each leaf that fits no other, up to 40 leaves', async () => {
    for (let size = 0; size <= 40; size += 1) {
      const leaves = leavesOf(size);
      const { proofOf, root } = await merkleTree(sha256, leaves);
      expect(toHex(root)).toBe(toHex(referenceRoot(leaves)));
      for (const [index, leaf] of leaves.entries()) {
        const proof = { leaf, index, size, path: proofOf(index) };
        expect(await isIncluded(sha256, proof, root)).toBe(true);
        expect(await isIncluded(sha256, { ...proof, index: (index + 1) % (size + 1) }, root)).toBe(false);
        expect(await isIncluded(sha256, { ...proof, path: [...proof.path, leaf] }, root)).toBe(false);
        expect(await isIncluded(sha256, { ...proof, leaf: fromHex(hex('other')) }, root)).toBe(false);
      }
    }
  });

  test('has the roots of the test vectors of Certificate Transparency', async () => {
    const roots = [
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
      'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
    ];
    const leaves = [hashOf(Uint8Array.of(0)), hashOf(Uint8Array.of(0, 0))];
    for (const [size, root] of roots.entries())
      expect(toHex((await merkleTree(sha256, leaves.slice(0, size))).root)).toBe(root);
  });

  test('rejects an inner node as a leaf, and a negative index', async () => {
    const { proofOf, root } = await merkleTree(sha256, leavesOf(4));
    const [left, right] = [await merkleTree(sha256, leavesOf(2)), proofOf(0)[1]];
    if (!right) throw new Error('the proof is too short');
    expect(await isIncluded(sha256, { leaf: left.root, index: 0, size: 4, path: [right] }, root)).toBe(false);
    expect(await isIncluded(sha256, { leaf: root, index: -1, size: 1, path: [] }, root)).toBe(false);
  });

  test('reads the bytes of no digits', () => {
    expect(fromHex('')).toEqual(new Uint8Array());
  });

  test('escapes what is not ASCII, so that its bytes depend on no encoding', () => {
    expect(String.fromCharCode(...jsonBytes(['é', '😀', '"']))).toBe(
      String.raw`["\u00e9","\ud83d\ude00","\""]`,
    );
  });
});

const leafOf = (...parts: Uint8Array[]) => hashOf(Buffer.concat([Uint8Array.of(0), ...parts]));
const json = (value: unknown) => Buffer.from(JSON.stringify(value));

describe('hashes that others can recompute', () => {
  const salt = hex('salt');
  const entry = {
    entry: 7,
    gift: 3,
    kind: 'completed',
    date: '2026-10-31',
    cents: 2500,
    campaign: null,
  } as const;

  test('the hash of an entry is that of a zero, its salt and its fields', async () => {
    const fields = ['donation-entry-1', 7, 3, 'completed', '2026-10-31', 2500, null];
    expect(await hashEntry(sha256, entry, salt)).toEqual(leafOf(fromHex(salt), json(fields)));
  });

  test('the seal of a statement is the root over its head and each line', async () => {
    const proof = [hex('sibling')];
    const line = { number: 1, ...entry, month: '2026-10', index: 5, salt, proof };
    const head = {
      format: 'donation-statement-1' as const,
      foundation: 'Hearthlight',
      issued_at: '2026-11-20T09:30:00.000Z',
      count: 1,
    };
    const parts = [
      ['donation-statement-1', 'Hearthlight', '2026-11-20T09:30:00.000Z', 1],
      [1, 7, 3, 'completed', '2026-10-31', 2500, null, '2026-10', 5, salt, proof],
    ];
    const root = referenceRoot(parts.map((part) => leafOf(json(part))));
    expect(await sealOf(sha256, { ...head, lines: [line] })).toBe(toHex(root));
  });

  test('the ledger of a month has its own address', () => {
    expect(ledgerPath('2026-10')).toBe('/ledger/2026-10.json');
  });
});

const anEntry = (number: number): LedgerEntry => ({
  entry: number,
  gift: Math.ceil(number / 2),
  kind: (['recorded', 'reversed', 'corrected', 'refunded'] as const)[number % 4] ?? 'recorded',
  date: `2026-${number % 2 === 0 ? '09' : '10'}-${String(1 + (number % 28)).padStart(2, '0')}`,
  cents: number % 4 === 1 ? -100 * number : 2500 * number,
  campaign: number % 3 === 0 ? null : number % 3,
});

/** Two closed months with 40 entries, of which one donor has 12. */
async function aLedger() {
  const months = new Map<string, LedgerDocument>();
  const lines: Statement['lines'] = [];
  for (const month of ['2026-09', '2026-10']) {
    const entries = Array.from({ length: 40 }, (_, index) => anEntry(index + 1)).filter(({ date }) =>
      date.startsWith(month),
    );
    const hashes = await Promise.all(entries.map((entry) => hashEntry(sha256, entry, hex(`${entry.entry}`))));
    const { proofOf, root } = await merkleTree(sha256, hashes);
    months.set(month, {
      format: 'donation-ledger-1',
      month,
      closed_at: '2026-11-02T08:00:00.000Z',
      root: toHex(root),
      leaves: hashes.map(toHex),
    });
    for (const [index, entry] of entries.entries()) {
      if (index % 3 > 0 || index > 16) continue;
      const proof = proofOf(index).map(toHex);
      lines.push({ number: lines.length + 1, ...entry, month, index, salt: hex(`${entry.entry}`), proof });
    }
  }
  const unsealed = {
    format: 'donation-statement-1' as const,
    foundation: 'Fundación Hearthlight',
    issued_at: '2026-11-20T09:30:00.000Z',
    count: lines.length,
    lines,
  };
  return { months, statement: { ...unsealed, seal: await sealOf(sha256, unsealed) } };
}

const { months, statement } = await aLedger();

const check = (text: string, ledgers: ReadonlyMap<string, unknown> = months) =>
  checkStatement(text, {
    sha256,
    ledgerOf: (month) => {
      const document = ledgers.get(month);
      return Promise.resolve(
        document === undefined ? { status: 'unknown' as const } : { status: 'found' as const, document },
      );
    },
  });

const unreachable = () => Promise.resolve({ status: 'unreachable' as const });
const clone = <T>(value: T): T => structuredClone(value);
const reasons = async (changed: Statement) => {
  const result = await check(JSON.stringify(changed));
  return result.status === 'altered' ? result.problems.map(({ reason }) => reason) : [result.status];
};

test('the lines of a statement have the hashes that the ledgers list', async () => {
  const lines = await provenLines(sha256, JSON.stringify(statement));
  expect(lines).toHaveLength(12);
  expect(lines).toMatchObject(statement.lines);
  for (const { hash, index, month } of lines) expect(months.get(month)?.leaves[index]).toBe(hash);
  expect(() => provenLines(sha256, '{}')).toThrow('format');
});

describe('a check of a statement', () => {
  test('accepts a statement as issued', async () => {
    expect(statement.lines).toHaveLength(12);
    expect(await check(JSON.stringify(statement, null, 2))).toEqual({ status: 'valid', statement });
    const { seal: _, ...empty } = { ...statement, count: 0, lines: [] };
    const sealed = { ...empty, seal: await sealOf(sha256, empty) };
    expect(await check(JSON.stringify(sealed))).toMatchObject({ status: 'valid' });
  });

  test('names the line that was altered, is missing, was added, is repeated or was moved', async () => {
    const altered = clone(statement);
    Object.assign(altered.lines[2] ?? {}, { cents: 1 });
    expect(await reasons(altered)).toEqual(['Line 3 was altered: it is not in the ledger of 2026-09.']);
    expect(await reasons({ ...statement, lines: statement.lines.toSpliced(4, 1) })).toEqual([
      'Line 5 is missing.',
    ]);
    expect(await reasons({ ...statement, lines: statement.lines.slice(0, -1) })).toEqual([
      'Line 12 is missing.',
    ]);
    const [first, second, ...others] = statement.lines;
    if (!first || !second) throw new Error('the statement has no lines');
    expect(await reasons({ ...statement, lines: [...statement.lines, { ...first, number: 13 }] })).toEqual([
      'Line 13 repeats line 1.',
    ]);
    const added = { ...first, number: 13, entry: 99 };
    expect(await reasons({ ...statement, lines: [...statement.lines, added] })).toEqual([
      'Line 13 was added.',
      'Line 13 was altered: it is not in the ledger of 2026-09.',
    ]);
    expect(await reasons({ ...statement, lines: [second, first, ...others] })).toEqual([
      'Line 1 is not in its place.',
    ]);
    expect(await reasons({ ...statement, lines: [first, { ...second, number: 1 }, ...others] })).toEqual([
      'Line 2 is missing.',
      'Line 1 is not in its place.',
    ]);
    expect(await reasons({ ...statement, foundation: 'Another' })).toEqual([
      'The statement is not as it was issued.',
    ]);
  });

  test('names a ledger whose hashes do not lead to its root, or that is of another month', async () => {
    const document = months.get('2026-10');
    if (!document) throw new Error('there is no ledger');
    const shortened = new Map(months).set('2026-10', { ...document, leaves: document.leaves.slice(0, -1) });
    const result = await check(JSON.stringify(statement), shortened);
    expect(result).toMatchObject({
      status: 'altered',
      problems: [{ reason: 'The ledger of 2026-10 was altered: its hashes do not lead to its root.' }],
    });
    const swapped = new Map<string, unknown>(months).set('2026-10', months.get('2026-09'));
    expect(await check(JSON.stringify(statement), swapped)).toMatchObject({
      status: 'altered',
      problems: expect.arrayContaining([
        { reason: 'The ledger of 2026-10 was altered: its hashes do not lead to its root.' },
      ]),
    });
  });

  test('names the line whose hash the ledger does not list, although its proof leads to the root', async () => {
    const document = months.get('2026-09');
    const [first] = statement.lines;
    if (!document || !first) throw new Error('there is no ledger');
    const leaves = document.leaves.with(first.index, hex('another'));
    const altered = new Map(months).set('2026-09', { ...document, leaves });
    expect(await check(JSON.stringify(statement), altered)).toMatchObject({
      status: 'altered',
      problems: [
        { reason: 'The ledger of 2026-09 was altered: its hashes do not lead to its root.' },
        { line: 1, reason: 'Line 1 was altered: it is not in the ledger of 2026-09.' },
      ],
    });
  });

  test('names the months that have no ledger, and says when a ledger cannot be loaded', async () => {
    expect(await check(JSON.stringify(statement), new Map())).toEqual({
      status: 'unknown-month',
      months: ['2026-09', '2026-10'],
    });
    expect(await checkStatement(JSON.stringify(statement), { ledgerOf: unreachable, sha256 })).toEqual({
      status: 'unreachable',
    });
  });

  test.each([
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a format without the rest', '{"format":"donation-statement-1"}'],
    ['a table', 'Date,Amount'],
    ...['2026-13', '12026-10', '2026-101'].map((month) => [
      `the month ${month}`,
      JSON.stringify({ ...statement, lines: [{ ...statement.lines[0], month }] }),
    ]),
    ['a seal that is no hash', JSON.stringify({ ...statement, seal: 'abc' })],
  ])('says that %s is not a statement', async (_, text) => {
    expect(await check(text)).toEqual({ status: 'not-a-statement' });
  });
});

type Path = (string | number)[];

/** The paths of all values in a document. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, each]) =>
    pathsOf(each, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Another value of the same kind. */
function otherThan(value: unknown, random: number): unknown {
  if (typeof value === 'number') return value + 1 + random;
  if (value === null) return 1 + random;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const index = random % text.length;
  const digit = text[index] === '1' ? '2' : '1';
  return text.slice(0, index) + digit + text.slice(index + 1);
}

function changeAt(document: unknown, [key, ...rest]: Path, random: number): void {
  if (typeof document !== 'object' || document === null || key === undefined) return;
  const value: unknown = Reflect.get(document, key);
  if (rest.length > 0) changeAt(value, rest, random);
  else Reflect.set(document, key, otherThan(value, random));
}

type Mutation = 'altered' | 'removed' | 'added' | 'reordered';

function mutateList<T>(
  list: readonly T[],
  mutation: Exclude<Mutation, 'altered'>,
  [one, other]: readonly [number, number],
): T[] {
  const from = one % list.length;
  const taken = list.slice(from, from + 1);
  const without = list.toSpliced(from, 1);
  if (mutation === 'removed') return without;
  if (mutation === 'added') return list.toSpliced(other % (list.length + 1), 0, ...clone(taken));
  return without.toSpliced((from + 1 + (other % (list.length - 1))) % list.length, 0, ...taken);
}

describe('detects 1,000 of 1,000 random mutations', () => {
  const mutation = fc.constantFrom<Mutation>('altered', 'removed', 'added', 'reordered');
  const places = fc.tuple(fc.nat(10_000), fc.nat(10_000));

  test('of a statement, even if it was sealed again', async () => {
    const property = fc.asyncProperty(mutation, places, fc.boolean(), async (kind, [one, other], reseal) => {
      const changed = clone(statement);
      if (kind === 'altered') {
        // A seal of its own would hide a change of the head, which the ledger does not know.
        const paths = pathsOf(changed).filter(([top]) => !reseal || top === 'lines');
        changeAt(changed, paths[one % paths.length] ?? [], other);
      } else changed.lines = mutateList(changed.lines, kind, [one, other]);
      if (reseal) changed.seal = await sealOf(sha256, changed);
      expect((await check(JSON.stringify(changed))).status).not.toBe('valid');
    });
    await fc.assert(property, { numRuns: 600 });
  }, 60_000);

  test('of a ledger, even if its root was recalculated', async () => {
    const property = fc.asyncProperty(mutation, places, fc.boolean(), async (kind, [one, other], recount) => {
      const month = one % 2 === 0 ? '2026-09' : '2026-10';
      const changed = clone(months.get(month));
      if (!changed) throw new Error('there is no ledger');
      if (kind === 'altered') {
        const { closed_at: _, ...checked } = changed;
        const paths = pathsOf(checked).filter(([top]) => !recount || top === 'leaves');
        changeAt(changed, paths[other % paths.length] ?? [], one);
      } else changed.leaves = mutateList(changed.leaves, kind, [one, other]);
      if (recount) changed.root = toHex((await merkleTree(sha256, changed.leaves.map(fromHex))).root);
      const ledgers = new Map<string, unknown>(months).set(month, changed);
      expect((await check(JSON.stringify(statement), ledgers)).status).not.toBe('valid');
    });
    await fc.assert(property, { numRuns: 400 });
  }, 60_000);
});
