import { statementCheck as words } from '@hearthlight/words/statement-check';

import {
  hashEntry,
  ledgerDocument,
  type LedgerDocument,
  sealOf,
  statement,
  type Statement,
  type StatementLine,
} from './documents.ts';
import { fromHex, isIncluded, merkleTree, type Sha256, toHex } from './merkle.ts';

/** Loads the published ledger of a month. */
export type LedgerSource = (
  month: string,
) => Promise<{ status: 'found'; document: unknown } | { status: 'unknown' } | { status: 'unreachable' }>;

/** A problem of a statement or a ledger. */
export interface StatementProblem {
  /** The number of the line; absent for the statement as a whole. */
  line?: number;
  /** One sentence. */
  reason: string;
}

/** The result of a check. */
export type StatementCheck =
  | { status: 'valid'; statement: Statement }
  | { status: 'altered'; statement: Statement; problems: StatementProblem[] }
  /** The foundation has published no ledger of these months. */
  | { status: 'unknown-month'; months: string[] }
  /** The ledger of a month could not be loaded. */
  | { status: 'unreachable' }
  | { status: 'not-a-statement' };

/** Checks the text of a statement against the published ledgers. */
export async function checkStatement(
  text: string,
  { ledgerOf, sha256 }: { ledgerOf: LedgerSource; sha256: Sha256 },
): Promise<StatementCheck> {
  const parsed = statement.safeParse(jsonOf(text));
  if (!parsed.success) return { status: 'not-a-statement' };
  const { data } = parsed;
  const ledgers = new Map<string, Ledger>();
  const unknown: string[] = [];
  for (const month of new Set(data.lines.map((line) => line.month))) {
    const found = await ledgerOf(month);
    if (found.status === 'unreachable') return { status: 'unreachable' };
    if (found.status === 'unknown') unknown.push(month);
    else ledgers.set(month, await readLedger(sha256, month, found.document));
  }
  if (unknown.length > 0) return { status: 'unknown-month', months: unknown.toSorted() };
  const problems = [
    ...[...ledgers].flatMap(([month, { isSound }]) =>
      isSound ? [] : [{ reason: words.ledgerAltered({ month }) }],
    ),
    ...orderProblems(data),
    ...(await lineProblems(sha256, data.lines, ledgers)),
  ];
  if (problems.length === 0 && (await sealOf(sha256, data)) !== data.seal) {
    problems.push({ reason: words.notAsIssued });
  }
  if (problems.length > 0) return { status: 'altered', statement: data, problems };
  return { status: 'valid', statement: data };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Ledger extends Pick<LedgerDocument, 'leaves' | 'root'> {
  /** Whether its hashes lead to its root and it belongs to the requested month. */
  isSound: boolean;
}

const unreadable: Ledger = { leaves: [], root: '', isSound: false };

async function readLedger(sha256: Sha256, month: string, document: unknown): Promise<Ledger> {
  const { data } = ledgerDocument.safeParse(document);
  if (data?.month !== month) return unreadable;
  const { root } = await merkleTree(sha256, data.leaves.map(fromHex));
  return { ...data, isSound: toHex(root) === data.root };
}

/** Finds lines that are missing, repeated or out of order. */
function orderProblems({ count, lines }: Statement): StatementProblem[] {
  const numbers = lines.map(({ number }) => number);
  const found = new Set(numbers);
  const missing = Array.from({ length: Math.min(count, 100_000) }, (_, index) => index + 1).filter(
    (number) => !found.has(number),
  );
  const firstLines = new Map<number, number>();
  const others = lines.flatMap(({ entry, number }, index) => {
    const before = firstLines.get(entry);
    firstLines.set(entry, before ?? number);
    if (before !== undefined)
      return [{ line: number, reason: words.lineRepeated({ line: number, other: before }) }];
    if (number > count) return [{ line: number, reason: words.lineAdded({ line: number }) }];
    const isMoved = number <= (numbers[index - 1] ?? 0);
    return isMoved ? [{ line: number, reason: words.lineMoved({ line: number }) }] : [];
  });
  return [...missing.map((line) => ({ line, reason: words.lineMissing({ line }) })), ...others];
}

async function lineProblems(
  sha256: Sha256,
  lines: readonly StatementLine[],
  ledgers: ReadonlyMap<string, Ledger>,
): Promise<StatementProblem[]> {
  const checked = lines.map(async (line): Promise<StatementProblem[]> => {
    const { leaves, root } = ledgers.get(line.month) ?? unreadable;
    const leaf = await hashEntry(sha256, line, line.salt);
    const path = line.proof.map(fromHex);
    const isListed = leaves[line.index] === toHex(leaf);
    const proof = { leaf, path, index: line.index, size: leaves.length };
    if (isListed && (await isIncluded(sha256, proof, fromHex(root)))) return [];
    return [
      {
        line: line.number,
        reason: words.lineAltered({ line: line.number, month: line.month }),
      },
    ];
  });
  return (await Promise.all(checked)).flat();
}
