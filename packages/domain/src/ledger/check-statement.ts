import { statementCheck as words } from '@hearthlight/words/statement-check';

import type { LedgerIndex } from '../entities.ts';
import {
  checkLimits,
  hashEntry,
  jsonOf,
  type LedgerDocument,
  ledgerMonth,
  linesOf,
  type ProvenLine,
  readLedger,
  statement as statementSchema,
  type Statement,
} from './documents.ts';
import { hashText, isSigned, tagOf } from './hashing.ts';

/** Loads what a foundation has published. Both functions reject when it cannot be reached. */
export interface LedgerSource {
  loadIndex: () => Promise<LedgerIndex>;
  /** Returns the text of the file of a month, or `undefined` if there is none. */
  loadMonth: (month: string) => Promise<string | undefined>;
}

/** The result of a check. Only `valid` is good news. */
export type StatementCheck =
  | {
      status: 'valid';
      statement: Statement;
      lines: ProvenLine[];
      /** The last month in which later changes were looked for. */
      until: string;
      /** The number of lines in months without tags, within which a later change cannot be found. */
      untagged: number;
    }
  /** The ledger has entries of these gifts that the statement does not have. */
  | { status: 'changed'; gifts: number[] }
  | { status: 'altered'; problems: string[] }
  /** No key of this foundation signed it. The name is the one it claims. */
  | { status: 'foreign'; foundation: string }
  /** The foundation has published no ledger of these months. */
  | { status: 'unknown-month'; months: string[] }
  /** `unsigned` statements are of an earlier version. Their removed lines cannot be noticed. */
  | { status: 'no-lines' | 'not-a-statement' | 'too-large' | 'unreachable' | 'unsigned' };

/** Checks the text of a statement against what the foundation has published. */
export async function checkStatement(text: string, source: LedgerSource): Promise<StatementCheck> {
  const read = readStatement(text);
  if ('status' in read) return read;
  const index = await source.loadIndex().catch(() => undefined);
  if (!index) return { status: 'unreachable' };
  const { foundation, gifts, key, months } = read;
  if (!index.keys.some((listed) => listed.key === key)) return { status: 'foreign', foundation };
  if (gifts.length === 0) return { status: 'no-lines' };
  const listed = new Set(index.months.map(({ month }) => month));
  const unknown = months.map(({ month }) => month).filter((month) => !listed.has(month));
  if (unknown.length > 0) return { status: 'unknown-month', months: unknown };
  const newest = months.at(-1)?.month ?? '';
  const later = [...listed].filter((month) => month > newest && ledgerMonth.safeParse(month).success);
  const names = [...months.map(({ month }) => month), ...later.toSorted()];
  if (names.length > checkLimits.months) return { status: 'too-large' };
  const files = await loadFiles(source, names);
  if (!files) return { status: 'unreachable' };
  return verdictOn(read, files, index);
}

function readStatement(text: string): Statement | StatementCheck {
  if (text.length > checkLimits.characters) return { status: 'too-large' };
  const json = jsonOf(text);
  const { data } = statementSchema.safeParse(json);
  if (data) return linesOf(data).length > checkLimits.lines ? { status: 'too-large' } : data;
  const isFormer = typeof json === 'object' && json !== null && 'format' in json;
  return { status: isFormer && json.format === 'donation-statement-1' ? 'unsigned' : 'not-a-statement' };
}

/** A loaded file. `document` is `undefined` if the file is missing or unreadable. */
interface LedgerFile {
  month: string;
  hash: string;
  document: LedgerDocument | undefined;
}

async function loadFiles({ loadMonth }: LedgerSource, months: readonly string[]) {
  const load = async (month: string): Promise<LedgerFile> => {
    const text = (await loadMonth(month)) ?? '';
    const document = readLedger(text);
    return { month, hash: hashText(text), document: document?.month === month ? document : undefined };
  };
  return Promise.all(months.map(load)).catch(() => undefined);
}

function verdictOn(statement: Statement, files: readonly LedgerFile[], index: LedgerIndex): StatementCheck {
  const documents = new Map(files.map(({ document, month }) => [month, document]));
  const problems = [
    ...(isSigned(statement, statement.key) && isConsistent(statement) ? [] : [words.notAsIssued]),
    ...fileProblems(statement, files, index),
    ...lineProblems(statement, documents),
  ];
  if (problems.length > 0) return { status: 'altered', problems };
  const tags = new Set(files.flatMap(({ document }) => tagsOf(document) ?? []));
  const changed = statement.gifts.filter(({ lines, secret }) => tags.has(tagOf(secret, lines.length)));
  if (changed.length > 0) return { status: 'changed', gifts: changed.map(({ gift }) => gift) };
  const lines = linesOf(statement);
  const untagged = lines.filter(({ month }) => !tagsOf(documents.get(month))).length;
  return { status: 'valid', statement, lines, until: files.at(-1)?.month ?? '', untagged };
}

const tagsOf = (document: LedgerDocument | undefined): readonly string[] | undefined =>
  document?.format === 'donation-ledger-2' ? document.tags : undefined;

/** Whether the total is the sum of the lines and each line is there once. */
function isConsistent(statement: Statement): boolean {
  const lines = linesOf(statement);
  const places = new Set(lines.map(({ index, month }) => `${month} ${index}`));
  return places.size === lines.length && statement.total === lines.reduce((sum, { cents }) => sum + cents, 0);
}

/**
 * Finds files that are not those that were published. The signed statement has the hashes of its months; each later month
 * has the hash of the one before; the newest is signed.
 */
function fileProblems({ months }: Statement, files: readonly LedgerFile[], { keys }: LedgerIndex): string[] {
  const isGenuine = ({ document, hash }: LedgerFile, place: number): boolean => {
    const issued = months[place];
    if (!document) return false;
    if (issued) return hash === issued.hash;
    if (document.format !== 'donation-ledger-2' || document.previous !== files[place - 1]?.hash) return false;
    const signer = document.keys.at(-1) ?? '';
    const isLast = place === files.length - 1;
    return !isLast || (keys.some(({ key }) => key === signer) && isSigned(document, signer));
  };
  return files.flatMap((file, place) =>
    isGenuine(file, place) ? [] : [words.ledgerAltered({ month: file.month })],
  );
}

/** Finds lines that are not in the ledger, or not in their place in the history of their gift. */
function lineProblems({ gifts }: Statement, documents: ReadonlyMap<string, LedgerDocument | undefined>) {
  return gifts.flatMap(({ gift, lines, secret }) =>
    lines.flatMap((line, position) => {
      const document = documents.get(line.month);
      const tags = tagsOf(document);
      const isListed = document?.leaves[line.index] === hashEntry({ ...line, gift }, line.salt);
      if (isListed && (!tags || tags[line.index] === tagOf(secret, position))) return [];
      return [words.lineAltered({ gift, line: position + 1, month: line.month })];
    }),
  );
}
