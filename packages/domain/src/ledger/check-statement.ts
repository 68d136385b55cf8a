import { statementCheck as words } from '@hearthlight/words/statement-check';

import { dayOf, formatDay, formatMonth } from '../dates/dates.ts';
import { formatCount, formatList } from '../languages/numbers.ts';
import { formatMoney, fromCents } from '../money/money.ts';
import {
  checkLimits,
  hashEntry,
  jsonOf,
  type LedgerDocument,
  ledgerMonth,
  linesOf,
  readLedger,
  statement as statementSchema,
  type Statement,
  type StatementLine,
} from './documents.ts';
import type { LedgerIndex } from './entities.ts';
import { hashText, isSigned, tagOf } from './hashing.ts';

/** Loads what a foundation has published. */
export interface LedgerSource {
  loadIndex: () => Promise<LedgerIndex>;
  /** Returns the text of the file of a month, or `undefined` if there is none. */
  loadMonth: (month: string) => Promise<string | undefined>;
}

/** Sentences about the proven parts of a statement, and those that cannot be proven. */
export interface ValidStatement {
  isValid: true;
  title: string;
  facts: string[];
  unproven: string[];
  lines: StatementLine[];
}

/** The result of a check: what was proven, or why the statement is not valid. */
export type StatementCheck = ValidStatement | { isValid: false; title: string; facts: string[] };

const refused = (title: string, ...facts: string[]): StatementCheck => ({ isValid: false, title, facts });

/** Checks the text of a statement against what the foundation has published. Rejects if that cannot be loaded. */
export async function checkStatement(text: string, source: LedgerSource): Promise<StatementCheck> {
  if (text.length > checkLimits.characters) return tooLarge();
  const json = jsonOf(text);
  const { data: statement } = statementSchema.safeParse(json);
  if (Object(json).format === 'donation-statement-1')
    return refused(words.statementIsUnsigned, words.earlierStatements);
  if (!statement) return refused(words.notAStatement, words.notAStatementLead);
  const lines = linesOf(statement);
  if (lines.length > checkLimits.lines) return tooLarge();
  const { keys, months: published } = await source.loadIndex();
  if (!keys.some(({ key }) => key === statement.key))
    return refused(words.notIssuedHere, words.claimsToBeFrom({ name: isolated(statement.foundation) }));
  if (lines.length === 0) return refused(words.nothingToCheck, words.noLinesYet);
  const issued = statement.months.map(({ month }) => month);
  const listed = new Set(published.map(({ month }) => month));
  const unknown = issued.filter((month) => !listed.has(month)).slice(0, mostProblems);
  if (unknown.length > 0) {
    const months = formatList(unknown.map(formatMonth));
    return refused(words.unknownMonth, words.monthsNotPublished({ months }));
  }
  const later = [...listed].filter((month) => month > (issued.at(-1) ?? '') && ledgerMonth.safeParse(month).success);
  const months = [...issued, ...later.toSorted()];
  if (months.length > checkLimits.months) return tooLarge();
  const files = await Promise.all(months.map((month) => loadFile(source, month)));
  return verdictOn(statement, { files, lines, keys: keys.map(({ key }) => key) });
}

function tooLarge(): StatementCheck {
  const [lines, months] = [formatCount(checkLimits.lines), formatCount(checkLimits.months)];
  return refused(words.statementIsTooLarge, words.mostLinesAndMonths({ lines, months }));
}

/** Separates a foundation's name from the direction of the sentence. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** Loads the file of a month. `document` is `undefined` if the file is missing or unreadable. */
async function loadFile({ loadMonth }: LedgerSource, month: string) {
  const text = (await loadMonth(month)) ?? '';
  return { month, hash: hashText(text), document: readLedger(text) };
}

type LedgerFile = Awaited<ReturnType<typeof loadFile>>;

/** The data that a statement is checked against. */
interface Evidence {
  /** Every month from the first line on. */
  files: readonly LedgerFile[];
  /** The public keys. */
  keys: readonly string[];
  lines: StatementLine[];
}

/** Problems that are listed one by one. */
const mostProblems = 20;

function verdictOn(statement: Statement, evidence: Evidence): StatementCheck {
  const { files, lines } = evidence;
  const problems = [
    ...(isSigned(statement, statement.key) && isConsistent(statement, lines) ? [] : [words.notAsIssued]),
    ...fileProblems(statement, evidence),
    ...lineProblems(statement, files),
  ];
  const more = problems.length - mostProblems;
  if (more > 0) problems.splice(mostProblems, more, words.andMore({ count: more }));
  if (problems.length > 0) return refused(words.thisStatementWasAltered, ...problems);
  const tags = new Set(files.flatMap(({ document }) => document?.tags ?? []));
  const changed = statement.gifts.filter(({ lines: entries, secret }) => tags.has(tagOf(secret, entries.length)));
  if (changed.length === 0) return proven(statement, evidence);
  const gifts = formatList(changed.map(({ gift }) => String(gift)));
  return refused(words.giftHasChanged, words.laterEntriesOf({ count: changed.length, gifts }));
}

/** Says what was proven, and what cannot be. */
function proven({ foundation, issued_at: date, total }: Statement, { files, lines }: Evidence): StatementCheck {
  const linesIn = (month: string) => lines.filter((line) => line.month === month).length;
  const counts = files.flatMap(({ month }) =>
    linesIn(month) > 0 ? [`${formatMonth(month)} (${formatCount(linesIn(month))})`] : [],
  );
  const untagged = lines.filter(({ month }) => !documentOf(files, month)?.tags).length;
  const month = formatMonth(files.at(-1)?.month ?? '');
  return {
    isValid: true,
    title: words.thisStatementIsValid,
    facts: [
      words.signedBy({ name: isolated(foundation), date: formatDay(dayOf(date)) }),
      words.linesWithTotal({ count: lines.length, total: formatMoney(fromCents(total)) }),
      words.linesByMonth({ months: formatList(counts) }),
      words.noLaterChange({ month }),
    ],
    unproven: [words.notOtherGifts({ month }), ...(untagged > 0 ? [words.untaggedLines({ count: untagged })] : [])],
    lines,
  };
}

/** Whether the total is the sum of the lines and each line is there once. */
const isConsistent = ({ total }: Statement, lines: readonly StatementLine[]): boolean =>
  new Set(lines.map(({ index, month }) => `${month} ${index}`)).size === lines.length &&
  total === lines.reduce((sum, { cents }) => sum + cents, 0);

/**
 * Finds files that are not those that were published. The signed statement has the hashes of its months; each later
 * month has the hash of the one before; the newest is signed.
 */
function fileProblems({ months }: Statement, { files, keys }: Evidence): string[] {
  const isGenuine = ({ document, hash }: LedgerFile, place: number): boolean => {
    const issued = months[place];
    if (issued) return document !== undefined && hash === issued.hash;
    if (document?.format !== 'donation-ledger-2' || document.previous !== files[place - 1]?.hash) return false;
    const signer = document.keys.at(-1) ?? '';
    return place < files.length - 1 || (keys.includes(signer) && isSigned(document, signer));
  };
  return files.flatMap((file, place) =>
    isGenuine(file, place) ? [] : [words.ledgerAltered({ month: formatMonth(file.month) })],
  );
}

/** Finds lines that are not in the ledger, or not in their place in the history of their gift. */
function lineProblems({ gifts }: Statement, files: readonly LedgerFile[]): string[] {
  return gifts.flatMap(({ gift, lines, secret }) =>
    lines.flatMap((line, position) => {
      const { leaves = [], tags } = documentOf(files, line.month) ?? {};
      const isListed = leaves[line.index] === hashEntry({ ...line, gift }, line.salt);
      if (isListed && (!tags || tags[line.index] === tagOf(secret, position))) return [];
      return [words.lineAltered({ gift, line: position + 1, month: formatMonth(line.month) })];
    }),
  );
}

const documentOf = (files: readonly LedgerFile[], month: string): LedgerDocument | undefined =>
  files.find((file) => file.month === month)?.document;
