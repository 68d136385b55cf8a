import { createHash, createPrivateKey, sign } from 'node:crypto';

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { LedgerIndex } from './entities.ts';
import {
  checkLimits,
  checkStatement,
  hashEntry,
  hashText,
  isSigned,
  jsonOf,
  ledgerPath,
  type LedgerSource,
  linesOf,
  publicKeyOf,
  readLedger,
  signatureOf,
  type Statement,
  type StatementCheck,
  tagOf,
} from './index.ts';

const hex = (text: string) => createHash('sha256').update(text).digest('hex');

/** Each check of 10,000 takes about 2 ms, which is too long for every run. */
const changes = Number(process.env['LEDGER_CHANGES'] ?? 1000);

describe('hashes and signatures', () => {
  test('a signature is that of RFC 8032, section 7.1, over JSON without spaces', () => {
    // The key of test 1. Node.js signs the same text.
    const key = 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a';
    const seed = Buffer.from('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60', 'hex');
    expect(publicKeyOf(seed)).toBe(key);
    const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
    const node = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
    const signature = sign(null, Buffer.from('{"a":"ñ"}'), node).toString('hex');
    expect(signatureOf({ a: 'ñ' }, seed)).toBe(signature);
    const signed = { signature, a: 'ñ' };
    expect(isSigned(signed, key)).toBe(true);
    const other = { ...signed, a: 'n' };
    expect(isSigned(other, key)).toBe(false);
    expect(isSigned({ ...signed, signature: '0'.repeat(128) }, key)).toBe(false);
    expect(isSigned(signed, 'f'.repeat(64))).toBe(false);
    // A key of small order accepts one signature of every document, unless a check is strict.
    const neutral = `01${'0'.repeat(62)}`;
    expect(isSigned({ ...other, signature: neutral + '0'.repeat(64) }, neutral)).toBe(false);
  });

  test('a tag is an HMAC of the position, cut to 16 bytes', () => {
    // Node.js: createHmac('sha256', Buffer.alloc(32)).update('entry 3')
    expect(tagOf('0'.repeat(64), 3)).toBe('eace8d61ea30ff4e6e2ef7377e5df9f9');
    expect(tagOf('0'.repeat(64), 4)).not.toBe(tagOf('0'.repeat(64), 3));
  });
});

/** A foundation whose key is derived from its name. */
function foundationOf(name: string) {
  const seed = Buffer.from(hex(name), 'hex');
  const key = publicKeyOf(seed);
  const signed = <T extends object>(content: T) => ({
    ...content,
    signature: signatureOf(content, seed),
  });
  return { name, key, signed };
}

type Foundation = ReturnType<typeof foundationOf>;
type Entry = Omit<Parameters<typeof hashEntry>[0], 'campaign'> & { month: string; campaign: number | null };

const files = (text: ReadonlyMap<string, string>) => [...text.keys()].toSorted();
const secretOf = (gift: number) => hex(`secret ${gift}`);
const saltOf = (entry: number) => hex(`salt ${entry}`);

/** The position of an entry among the entries of its gift. */
const positionOf = (books: readonly Entry[], { entry, gift }: Entry) =>
  books.filter((other) => other.gift === gift).findIndex((other) => other.entry === entry);

/** Publishes months of the books. Those before October are of the first format. */
function publish({ key, signed }: Foundation, books: readonly Entry[], months: readonly string[]) {
  const published = new Map<string, string>();
  for (const month of months) {
    const entries = books.filter((entry) => entry.month === month);
    const leaves = entries.map((entry) => hashEntry(entry, saltOf(entry.entry)));
    const [previous] = [...published.values()].slice(-1).map(hashText);
    const head = { month, closed_at: `${month}-28T08:00:00.000Z`, currency: 'USD' };
    const document =
      month < '2026-10'
        ? { format: 'donation-ledger-1', ...head, root: hex(month), leaves }
        : signed({
            format: 'donation-ledger-2',
            ...head,
            previous: previous ?? null,
            leaves,
            tags: entries.map((entry) => tagOf(secretOf(entry.gift), positionOf(books, entry))),
            keys: [key],
          });
    published.set(month, `${JSON.stringify(document, null, 1)}\n`);
  }
  return published;
}

/** Issues a statement of gifts in the published months. */
function issue(
  { key, name, signed }: Foundation,
  books: readonly Entry[],
  published: ReadonlyMap<string, string>,
  gifts: readonly number[],
): Statement {
  const lines = books.filter(({ gift, month }) => gifts.includes(gift) && published.has(month));
  const line = ({ campaign, cents, date, entry, kind, month }: Entry) => {
    const index = books.filter((other) => other.month === month).findIndex((other) => other.entry === entry);
    return { entry, kind, date, cents, campaign, month, index, salt: saltOf(entry) };
  };
  return signed({
    format: 'donation-statement-2' as const,
    foundation: name,
    issued_at: '2026-12-20T09:30:00.000Z',
    currency: 'USD',
    total: lines.reduce((sum, { cents }) => sum + cents, 0),
    key,
    months: [...published]
      .filter(([month]) => lines[0] && month >= lines[0].month)
      .map(([month, text]) => ({ month, hash: hashText(text) })),
    gifts: [...Map.groupBy(lines, ({ gift }) => gift)].map(([gift, entries]) => ({
      gift,
      secret: secretOf(gift),
      lines: entries.map(line),
    })),
  });
}

const hearthlight = foundationOf('Fundación Hearthlight');
const other = foundationOf('Another Foundation');
const fails = () => Promise.reject(new Error('offline'));

const entry = (number: number, gift: number, month: string, changed: Partial<Entry> = {}): Entry => ({
  entry: number,
  gift,
  kind: 'recorded',
  date: `${month}-02`,
  cents: 2500 + number,
  campaign: number % 2 === 0 ? 3 : null,
  month,
  ...changed,
});

/** Gifts 1 and 2 are of one donor, 3 to 5 of others. Gift 5 is refunded in December. */
const books: Entry[] = [
  entry(1, 1, '2026-09'),
  entry(2, 3, '2026-09'),
  entry(3, 5, '2026-10'),
  entry(4, 2, '2026-10'),
  entry(5, 4, '2026-10'),
  entry(6, 2, '2026-11', { kind: 'refunded', cents: -2504 }),
  entry(7, 3, '2026-11', { kind: 'corrected', cents: 10 }),
  entry(8, 5, '2026-12', { kind: 'refunded', cents: -2503 }),
  entry(9, 6, '2026-12'),
];
const all = publish(hearthlight, books, ['2026-09', '2026-10', '2026-11', '2026-12']);
const untilNovember = new Map([...all].slice(0, 3));
const statement = issue(hearthlight, books, untilNovember, [1, 2]);

const indexOf = (published: ReadonlyMap<string, string>, keys = [hearthlight.key]): LedgerIndex => ({
  keys: keys.map((key) => ({ key, since: '2026-01-01T00:00:00.000Z' })),
  months: files(published)
    .toReversed()
    .map((month) => ({ month, entries: 1, hash: '', closed_at: '2026-12-01T00:00:00.000Z' })),
});

/** Checks a statement, and counts the requests. */
async function checked(document: unknown, published: ReadonlyMap<string, string> = all, keys?: string[]) {
  const requests: string[] = [];
  const source: LedgerSource = {
    loadIndex: () => {
      requests.push('index');
      return Promise.resolve(indexOf(published, keys));
    },
    loadMonth: (month) => {
      requests.push(month);
      return Promise.resolve(published.get(month));
    },
  };
  const text = typeof document === 'string' ? document : JSON.stringify(document, null, 2);
  return { result: await checkStatement(text, source), requests };
}

const check = async (...args: Parameters<typeof checked>): Promise<StatementCheck> => (await checked(...args)).result;
const altered = (...facts: string[]) => ({ isValid: false, title: 'This statement was altered', facts });
const changedGift = (gift: number) => ({
  isValid: false,
  title: 'This gift has changed since this statement: ask for a new one',
  facts: [`The ledger has later entries of gift no. ${gift}, such as a correction or a refund.`],
});
const clone = <T>(value: T): T => structuredClone(value);
const notAsIssued = 'The statement is not as it was issued: its signature does not match.';

describe('a check of a statement', () => {
  test('says what was proven of a statement as issued', async () => {
    const { requests, result } = await checked(statement);
    expect(result).toEqual({
      isValid: true,
      title: 'This statement is valid',
      facts: [
        expect.stringMatching(/^\u2068Fundación Hearthlight\u2069 signed it on Dec 20, 2026/),
        'All 3 lines are in the published ledger, unchanged. The total is $25.01.',
        'Lines by month: Sep 2026 (1), Oct 2026 (1), Nov 2026 (1).',
        'No later change of these gifts is in the ledgers up to Dec 2026.',
      ],
      unproven: [
        'That these are all gifts of this donor, and that none was changed after Dec 2026.',
        'Whether 1 line was changed in the months before entries had tags.',
      ],
      lines: linesOf(statement),
    });
    expect(linesOf(statement).map((line) => [line.entry, line.gift])).toEqual([
      [1, 1],
      [4, 2],
      [6, 2],
    ]);
    for (const line of linesOf(statement))
      expect(readLedger(all.get(line.month) ?? '')?.leaves[line.index]).toBe(line.hash);
    expect(requests).toEqual(['index', '2026-09', '2026-10', '2026-11', '2026-12']);
  });

  test('does not depend on the order of fields, or on spaces', async () => {
    const { format, ...rest } = statement;
    expect(await check(JSON.stringify({ ...rest, format }))).toMatchObject({ isValid: true });
  });

  test('finds a gift that was refunded or corrected later', async () => {
    const before = issue(hearthlight, books, untilNovember, [4, 5]);
    expect(await check(before)).toMatchObject(changedGift(5));
    expect(await check(before, untilNovember)).toMatchObject({ isValid: true });
    // A gift of a month without tags.
    const untilOctober = new Map([...all].slice(0, 2));
    const former = issue(hearthlight, books, untilOctober, [3]);
    expect(await check(former)).toMatchObject(changedGift(3));
  });

  test('finds a removed refund, even in a statement that the issuer signed again', async () => {
    const changed = clone(statement);
    changed.gifts[1]?.lines.pop();
    changed.total = 2501 + 2504;
    expect(await check(changed)).toMatchObject(altered(notAsIssued));
    expect(await check(hearthlight.signed(changed))).toMatchObject(changedGift(2));
  });

  test('rejects the merged lines of two donors', async () => {
    const theirs = issue(hearthlight, books, untilNovember, [4]);
    const merged = {
      ...statement,
      gifts: [...statement.gifts, ...theirs.gifts],
      total: statement.total + theirs.total,
    };
    expect(await check(merged)).toMatchObject(altered(notAsIssued));
  });

  test('rejects another foundation’s name, and another foundation’s statement', async () => {
    expect(await check({ ...statement, foundation: other.name })).toMatchObject({
      title: 'This statement was altered',
    });
    const foreign = issue(other, books, publish(other, books, [...all.keys()]), [1, 2]);
    expect(await check(foreign)).toMatchObject({
      title: 'This statement was not issued here',
      facts: [`It names \u2068${other.name}\u2069, but none of our keys signed it.`],
    });
    // With the name and the key of this foundation, but the signature of the other.
    const forged = other.signed({ ...clone(foreign), foundation: hearthlight.name, key: hearthlight.key });
    expect(await check(forged)).toMatchObject({ title: 'This statement was altered' });
  });

  test('accepts a key that is no longer used, and no unlisted one', async () => {
    const later = foundationOf('a later key');
    expect(await check(statement, all, [hearthlight.key, later.key])).toMatchObject({ isValid: true });
    expect(await check(statement, all, [later.key])).toMatchObject({
      title: 'This statement was not issued here',
    });
  });

  test('never says that a statement without lines is valid', async () => {
    expect(await check(issue(hearthlight, books, all, []))).toMatchObject({
      title: 'There is nothing to check',
    });
    expect(await check({ ...statement, gifts: [], total: 0 })).toMatchObject({
      title: 'There is nothing to check',
    });
  });

  test('rejects lines that contradict each other, although they are signed', async () => {
    const wrongTotal = hearthlight.signed({ ...statement, total: 1 });
    const twice = hearthlight.signed({
      ...statement,
      gifts: [...statement.gifts, ...statement.gifts],
      total: 2 * statement.total,
    });
    for (const changed of [wrongTotal, twice]) expect(await check(changed)).toMatchObject(altered(notAsIssued));
    const swapped = clone(statement);
    swapped.gifts[1]?.lines.reverse();
    expect(await check(hearthlight.signed(swapped))).toMatchObject(
      altered(
        'Line 1 of gift 2 was altered: it is not in the ledger of Nov 2026.',
        'Line 2 of gift 2 was altered: it is not in the ledger of Oct 2026.',
      ),
    );
  });

  test('names the ledgers that were replaced after the statement, or after their month', async () => {
    const rewritten = publish(hearthlight, [entry(1, 1, '2026-09', { cents: 5 }), ...books.slice(1)], [...all.keys()]);
    expect(await check(statement, rewritten)).toMatchObject({
      facts: expect.arrayContaining(['The ledger of Sep 2026 is not the file that was published.']),
    });
    const replaced = new Map(all).set('2026-12', publish(other, books, [...all.keys()]).get('2026-12') ?? '');
    expect(await check(statement, replaced)).toMatchObject(
      altered('The ledger of Dec 2026 is not the file that was published.'),
    );
    // Signed with a key that is not listed.
    const { signature: _, ...december } = Object(jsonOf(all.get('2026-12') ?? ''));
    const unlisted = new Map(all).set('2026-12', JSON.stringify(other.signed({ ...december, keys: [other.key] })));
    expect(await check(statement, unlisted)).toMatchObject({ title: 'This statement was altered' });
    // A month in the middle is left out.
    const january = publish(hearthlight, books, [...all.keys(), '2027-01']);
    january.delete('2026-12');
    expect(await check(statement, january)).toMatchObject({ title: 'This statement was altered' });
    const missing: LedgerSource = {
      loadIndex: () => Promise.resolve(indexOf(all)),
      loadMonth: (month) => Promise.resolve(month === '2026-12' ? undefined : all.get(month)),
    };
    expect(await checkStatement(JSON.stringify(statement), missing)).toMatchObject({
      title: 'This statement was altered',
    });
  });

  test('requests each month of the index once, and nothing that is not a month', async () => {
    const requested: string[] = [];
    const index = indexOf(all);
    const [newest] = index.months;
    if (!newest) throw new Error('the index has no months');
    const months = [{ ...newest, month: '../../private' }, { ...newest, month: '2026-99' }, newest, ...index.months];
    const source: LedgerSource = {
      loadIndex: () => Promise.resolve({ ...index, months }),
      loadMonth: (month) => {
        requested.push(month);
        return Promise.resolve(all.get(month));
      },
    };
    expect(await checkStatement(JSON.stringify(statement), source)).toMatchObject({ isValid: true });
    expect(requested).toEqual([...all.keys()]);
  });

  test('names the first problems only', async () => {
    const none = new Map([...all.keys()].map((month) => [month, '']));
    const many = Array.from({ length: 30 }, () => statement.gifts[0]?.lines[0]).filter((line) => line !== undefined);
    const { facts } = await check({ ...statement, gifts: [{ gift: 1, secret: secretOf(1), lines: many }] }, none);
    expect([facts.length, facts.at(-1)]).toEqual([21, 'And 15 more.']);
  });

  test('names unknown months, and rejects when the ledger cannot be loaded', async () => {
    const { requests, result } = await checked(statement, new Map([...all].slice(0, 2)));
    expect(result).toMatchObject({
      title: 'The ledger does not have this month',
      facts: ['We have not published a ledger of Nov 2026. The statement is not ours, or it was altered.'],
    });
    expect(requests).toEqual(['index']);
    const many = Array.from({ length: 30 }, (_, index) => ({ month: `${2030 + index}-01`, hash: hex('x') }));
    const { result: refused } = await checked({ ...statement, months: many }, all);
    expect(refused.facts[0]?.match(/Jan 20\d\d/g)).toHaveLength(20);
    const found = { loadIndex: () => Promise.resolve(indexOf(all)), loadMonth: fails };
    for (const source of [found, { ...found, loadIndex: fails }])
      await expect(checkStatement(JSON.stringify(statement), source)).rejects.toThrow('offline');
  });

  test('requests nothing for too much text, lines or months', async () => {
    const [gift] = statement.gifts;
    const [line] = gift?.lines ?? [];
    if (!gift || !line) throw new Error('the statement has no lines');
    const lines = Array.from({ length: checkLimits.lines + 1 }, () => line);
    const months = Array.from({ length: 5000 }, (_, index) => ({
      month: `${2000 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
      hash: hex('x'),
    }));
    const many = new Map(months.map(({ month }) => [month, '']));
    for (const [document, published, requested] of [
      [' '.repeat(checkLimits.characters + 1), all, []],
      [{ ...statement, gifts: [{ ...gift, lines }] }, all, []],
      [{ ...statement, months }, many, ['index']],
      [{ ...statement, months }, all, ['index']],
    ] as const) {
      const { requests, result } = await checked(document, published);
      expect(['This statement is too large to check here', 'The ledger does not have this month']).toContain(
        result.title,
      );
      expect(requests).toEqual(requested);
    }
  });

  test.each([
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a format without the rest', '{"format":"donation-statement-2"}'],
    ['a table', 'Date,Amount'],
    ['a month of 13', JSON.stringify({ ...statement, months: [{ month: '2026-13', hash: hex('') }] })],
    ['an unknown field', JSON.stringify({ ...statement, note: 'paid' })],
    ['a gift without lines', JSON.stringify({ ...statement, gifts: [{ gift: 1, secret: hex(''), lines: [] }] })],
  ])('says that %s is not a statement', async (_, text) => {
    expect(await check(text)).toMatchObject({ title: 'This is not a statement' });
  });

  test('asks for a new statement instead of one of the first version', async () => {
    expect(await check({ format: 'donation-statement-1', count: 0, lines: [] })).toMatchObject({
      title: 'This statement has no signature: ask for a new one',
    });
  });
});

test('a ledger is read from its published address only', () => {
  expect(ledgerPath('2026-10')).toBe('/ledger/2026-10.json');
  expect(readLedger('{}')).toBeUndefined();
});

type Path = (string | number)[];

/** The paths of all values in a document. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, each]) =>
    pathsOf(each, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return path.length > 0 ? [path, ...inner] : inner;
}

/** Another value of the same kind. */
function otherThan(value: unknown, random: number): unknown {
  if (typeof value === 'number') return value + 1 + random;
  if (value === null) return 1 + random;
  if (typeof value !== 'string') return null;
  const index = random % value.length;
  return value.slice(0, index) + (value[index] === '1' ? '2' : '1') + value.slice(index + 1);
}

function parentOf(document: unknown, path: Path): unknown {
  return path.slice(0, -1).reduce<unknown>((value, key) => Reflect.get(Object(value), key), document);
}

interface Change {
  kind: 'altered' | 'removed' | 'repeated' | 'moved';
  place: number;
  other: number;
}

/** Changes a value of a document, or an element of one of its lists. */
function applyChange(document: unknown, { kind, other: random, place }: Change): void {
  const paths = pathsOf(document);
  const path = paths[place % paths.length] ?? [];
  const [parent, key] = [parentOf(document, path), path.at(-1)];
  if (typeof parent !== 'object' || parent === null || key === undefined) return;
  if (kind === 'altered' || !Array.isArray(parent)) {
    if (kind === 'removed') Reflect.deleteProperty(parent, key);
    else Reflect.set(parent, key, otherThan(Reflect.get(parent, key), random));
    return;
  }
  const at = Number(key);
  const taken: unknown[] = kind === 'repeated' ? parent.slice(at, at + 1) : parent.splice(at, 1);
  if (kind !== 'removed') parent.splice(random % (parent.length + 1), 0, ...clone(taken));
}

const change: fc.Arbitrary<Change & { target: number }> = fc.record({
  kind: fc.constantFrom('altered', 'removed', 'repeated', 'moved'),
  place: fc.nat(100_000),
  other: fc.nat(10_000),
  /** The statement, or one of the four months. */
  target: fc.nat(4),
});

/** Checks the statement after changes to it and to the published files. */
async function checkChanged(made: readonly (Change & { target: number })[]) {
  const names = files(all);
  const documents: unknown[] = [clone(statement), ...names.map((month) => jsonOf(all.get(month) ?? ''))];
  const before = JSON.stringify(documents);
  for (const { target, ...each } of made) applyChange(documents[target], each);
  if (JSON.stringify(documents) === before) return 'unchanged';
  const published = new Map(names.map((month, index) => [month, `${JSON.stringify(documents[index + 1], null, 1)}\n`]));
  return (await check(documents[0], published)).isValid ? 'valid' : 'refused';
}

describe(`calls none of ${changes} random changes valid`, () => {
  test.each([
    ['single', 1, changes],
    ['double', 2, Math.ceil(changes / 10)],
  ])(
    '%s ones',
    async (_, count, numRuns) => {
      const property = fc.asyncProperty(fc.array(change, { minLength: count, maxLength: count }), async (made) => {
        expect(await checkChanged(made)).not.toBe('valid');
      });
      await fc.assert(property, { numRuns });
    },
    120_000,
  );

  test('but the unchanged documents', async () => {
    expect(await checkChanged([])).toBe('unchanged');
    expect(await check(statement)).toMatchObject({ isValid: true });
  });
});
