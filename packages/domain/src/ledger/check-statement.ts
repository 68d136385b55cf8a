import { statementCheck as words } from '@hearthlight/words/statement-check';

import { formatDateTime, formatMonth } from '../dates.ts';
import type { LedgerIndex } from '../entities.ts';
import { formatMoney, fromCents } from '../money.ts';
import { formatCount, formatList } from '../numbers.ts';
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

/** Loads what a foundation has published. */
export interface LedgerSource {
  loadIndex: () => Promise<LedgerIndex>;
  /** Returns the text of the file of a month, or `undefined` if there is none. */
  loadMonth: (month: string) => Promise<string | undefined>;
}

/** The result of a check, in sentences. */
export interface StatementCheck {
  /** Only `valid` is good news. `changed` gifts have later entries; no key of the foundation signed a `foreign` statement. */
  status:
    | 'valid'
    | 'changed'
    | 'altered'
    | 'foreign'
    | 'no-lines'
    | 'unknown-month'
    | 'unsigned'
    | 'too-large'
    | 'not-a-statement'
    | 'unreachable';
  title: string;
  /** What was proven, or why the statement is not valid. */
  facts: string[];
  /** What the check of a valid statement cannot prove. */
  unproven: string[];
  /** The lines of a valid statement. */
  lines: ProvenLine[];
}

const refused = (status: StatementCheck['status'], title: string, ...facts: string[]): StatementCheck => ({
  status,
  title,
  facts,
  unproven: [],
  lines: [],
});

/** Checks the text of a statement against what the foundation has published. Rejects if that cannot be loaded. */
export async function checkStatement(text: string, source: LedgerSource): Promise<StatementCheck> {
  const json = text.length > checkLimits.characters ? undefined : jsonOf(text);
  const { data: statement } = statementSchema.safeParse(json);
  const lines = statement ? linesOf(statement) : [];
  if (text.length > checkLimits.characters || lines.length > checkLimits.lines) return tooLarge();
  if (!statement) {
    const isFormer = Object(json).format === 'donation-statement-1';
    if (isFormer) return refused('unsigned', words.statementIsUnsigned, words.earlierStatements);
    return refused('not-a-statement', words.thisIsNotAStatement, words.aStatementIsTheJson);
  }
  const { keys, months: published } = await source.loadIndex();
  if (!keys.some(({ key }) => key === statement.key))
    return refused(
      'foreign',
      words.notIssuedHere,
      words.claimsToBeFrom({ name: isolated(statement.foundation) }),
    );
  if (lines.length === 0) return refused('no-lines', words.nothingToCheck, words.noLinesYet);
  const issued = statement.months.map(({ month }) => month);
  const listed = new Set(published.map(({ month }) => month));
  const unknown = issued.filter((month) => !listed.has(month));
  if (unknown.length > 0) {
    const months = formatList(unknown.slice(0, mostProblems).map(formatMonth));
    return refused('unknown-month', words.theLedgerDoesNotHave, words.monthsNotPublished({ months }));
  }
  const later = [...listed].filter(
    (month) => month > (issued.at(-1) ?? '') && ledgerMonth.safeParse(month).success,
  );
  const months = [...issued, ...later.toSorted()];
  if (months.length > checkLimits.months) return tooLarge();
  const files = await Promise.all(months.map((month) => loadFile(source, month)));
  return verdictOn(statement, { files, lines, keys: keys.map(({ key }) => key) });
}

function tooLarge(): StatementCheck {
  const [lines, months] = [formatCount(checkLimits.lines), formatCount(checkLimits.months)];
  return refused('too-large', words.statementIsTooLarge, words.mostLinesAndMonths({ lines, months }));
}

/** Separates a foundation's name from the direction of the sentence. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** A loaded file. `document` is `undefined` if the file is missing or unreadable. */
interface LedgerFile {
  month: string;
  hash: string;
  document: LedgerDocument | undefined;
}

async function loadFile({ loadMonth }: LedgerSource, month: string): Promise<LedgerFile> {
  const text = (await loadMonth(month)) ?? '';
  return { month, hash: hashText(text), document: readLedger(text) };
}

/** What a statement is checked against. */
interface Evidence {
  /** Every month from the first line on. */
  files: readonly LedgerFile[];
  /** The public keys. */
  keys: readonly string[];
  lines: ProvenLine[];
}

/** Problems that are listed one by one. */
const mostProblems = 20;

function verdictOn(statement: Statement, evidence: Evidence): StatementCheck {
  const { files, lines } = evidence;
  const documents = new Map(files.map(({ document, month }) => [month, document]));
  const problems = [
    ...(isSigned(statement, statement.key) && isConsistent(statement, lines) ? [] : [words.notAsIssued]),
    ...fileProblems(statement, evidence),
    ...lineProblems(statement, documents),
  ];
  const more = problems.length - mostProblems;
  if (more > 0) problems.splice(mostProblems, more, words.andMore({ count: more }));
  if (problems.length > 0) return refused('altered', words.thisStatementWasAltered, ...problems);
  const tags = new Set(files.flatMap(({ document }) => tagsOf(document) ?? []));
  const changed = statement.gifts.filter(({ lines: entries, secret }) =>
    tags.has(tagOf(secret, entries.length)),
  );
  if (changed.length > 0) {
    const gifts = formatList(changed.map(({ gift }) => String(gift)));
    return refused('changed', words.giftHasChanged, words.laterEntriesOf({ count: changed.length, gifts }));
  }
  const untagged = lines.filter(({ month }) => !tagsOf(documents.get(month))).length;
  return {
    status: 'valid',
    lines,
    ...proven(statement, lines, { untagged, until: files.at(-1)?.month ?? '' }),
  };
}

/** Says what was proven, and what cannot be. */
function proven(
  { foundation, issued_at: date, total }: Statement,
  lines: readonly ProvenLine[],
  { untagged, until }: { untagged: number; until: string },
) {
  const months = Map.groupBy(lines, (line) => line.month);
  const counts = [...months.keys()]
    .toSorted()
    .map((month) => `${formatMonth(month)} (${formatCount(months.get(month)?.length ?? 0)})`);
  return {
    title: words.thisStatementIsValid,
    facts: [
      words.signedBy({ name: isolated(foundation), date: formatDateTime(date) }),
      words.linesWithTotal({ count: lines.length, total: formatMoney(fromCents(total)) }),
      words.linesByMonth({ months: formatList(counts) }),
      words.noLaterChange({ month: formatMonth(until) }),
    ],
    unproven: [
      words.notOtherGifts({ month: formatMonth(until) }),
      ...(untagged > 0 ? [words.untaggedLines({ count: untagged })] : []),
    ],
  };
}

const tagsOf = (document: LedgerDocument | undefined): readonly string[] | undefined =>
  document?.format === 'donation-ledger-2' ? document.tags : undefined;

/** Whether the total is the sum of the lines and each line is there once. */
const isConsistent = ({ total }: Statement, lines: readonly ProvenLine[]): boolean =>
  new Set(lines.map(({ index, month }) => `${month} ${index}`)).size === lines.length &&
  total === lines.reduce((sum, { cents }) => sum + cents, 0);

/**
 * Finds files that are not those that were published. The signed statement has the hashes of its months; each later month
 * has the hash of the one before; the newest is signed.
 */
function fileProblems({ months }: Statement, { files, keys }: Evidence): string[] {
  const isGenuine = ({ document, hash }: LedgerFile, place: number): boolean => {
    const issued = months[place];
    if (issued) return document !== undefined && hash === issued.hash;
    if (document?.format !== 'donation-ledger-2' || document.previous !== files[place - 1]?.hash)
      return false;
    const signer = document.keys.at(-1) ?? '';
    return place < files.length - 1 || (keys.includes(signer) && isSigned(document, signer));
  };
  return files.flatMap((file, place) =>
    isGenuine(file, place) ? [] : [words.ledgerAltered({ month: formatMonth(file.month) })],
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
      return [words.lineAltered({ gift, line: position + 1, month: formatMonth(line.month) })];
    }),
  );
}
