import { formatDay, fromCents } from '@hearthlight/domain';
import { importRows as words } from '@hearthlight/words/import-rows';

import type { ActionContext } from '../../../actions/action.ts';
import { inBatches } from '../../../database/in-batches.ts';
import type { Database } from '../../../database/schema.ts';
import { payerKey } from '../../books/giver.ts';
import { lastClosedMonth } from '../../books/months.ts';
import { todayOf } from '../../books/requirements.ts';
import type { FileRow } from '../formats/read-file.ts';
import type { GiftEvent, ImportedGift } from '../rows/imported-gift.ts';
import { payoutLeftOut } from '../rows/payout.ts';
import type { ReturnedPayment } from '../rows/refusal.ts';
import { firstOccurrence } from '../rows/row-identity.ts';
import { withGiftNumbers } from './event-chains.ts';
import { applyEvent, type GiftState, giveBack, isChanged, knownState, newState, reinstate } from './gift-state.ts';
import {
  type ChosenReturns,
  closedNotes,
  type ImportedRow,
  isSeparate,
  money,
  type NamedPledges,
  type Outcome,
  type PledgeDecisions,
  type ReturnedGift,
  type SeparateLines,
  withNotes,
} from './imported-row.ts';
import { findGavePayers, findKnown, type KnownGift, type KnownRows } from './known-gifts.ts';
import { isOf, type LeftOut, type LeftOutLines, nothingLeftOut, payerIn, readLeftOut, withLines } from './left-out.ts';
import { withOrigin } from './origin.ts';
import { isOtherPayer } from './other-payer.ts';
import { besidePlan, planDays, type PlanDays, planNotes, planQuestion } from './plan-days.ts';
import { otherPayerNote, pledgeOutcome } from './pledge-outcome.ts';
import { findReferenced, type Referenced, withParties } from './referenced.ts';
import { type FoundGift, type GiftsOfReturned, returnedGifts } from './returned-payments.ts';
import { withOwnNumbers } from './reused-numbers.ts';
import { type RowDecisions, rowDecisions } from './row-decisions.ts';
import { withSharedPledges } from './shared-pledges.ts';
import { type SimilarGift, similarGifts } from './suspects.ts';

/** The outcome of an import before it is made. */
export interface ImportPlan extends RowDecisions {
  /** The outcome of each row, in their order. */
  report: ImportedRow[];
  /** The gifts to record. */
  fresh: GiftState[];
  /** The known gifts to change. */
  changed: GiftState[];
}

interface Planning extends KnownRows, Referenced {
  separate: SeparateLines;
  decisions: PledgeDecisions;
  named: NamedPledges | undefined;
  returns: ChosenReturns;
  planDays: PlanDays;
  similar: Awaited<ReturnType<typeof similarGifts>>;
  today: string;
  timeZone: string;
  /** The newest closed month, if there is one. */
  closed: string | undefined;
  states: Map<string, GiftState>;
  /** The line of each gift and of each row about one. The first, if it is repeated. */
  lines: ReadonlyMap<string, number>;
  /** The numbers of gifts whose rows about them are in the file too. */
  withEvents: ReadonlySet<string>;
  /** The keys of payers about whom somebody wants to be asked again. */
  askedPayers: ReadonlySet<string>;
  /** The keys of payers in doubt who have given before. */
  gavePayers: ReadonlySet<string>;
  /** What somebody has left out of earlier imports. */
  leftOut: LeftOut<ReadonlySet<string>>;
  /** The lines that somebody leaves out of this one. */
  leftOutLines: ReadonlySet<number>;
  /** Whether the rows wait for a decision, and nothing is decided for anybody. */
  areWaiting: boolean;
}

/** What somebody has decided about the rows of a file. */
interface GivenDecisions extends LeftOutLines {
  separate?: SeparateLines | undefined;
  pledges?: PledgeDecisions;
  named?: NamedPledges | undefined;
  returns?: ChosenReturns | undefined;
  /** Whether the rows wait for a decision, so that none was made by leaving out others like them. */
  areWaiting?: boolean | undefined;
}

/** Rows between which the server answers other requests. */
const batchSize = 2000;
/** The same for rows that are compared with many pledges or gifts, which takes up to a millisecond each. */
const comparedRows = 100;

/** Compares the rows of a file with the books. Changes nothing. */
export async function planImport(
  database: Database,
  context: Pick<ActionContext, 'now' | 'timeZone'>,
  given: readonly FileRow[],
  { areWaiting, named, returns = new Map(), separate = 'none', pledges, ...lines }: GivenDecisions,
): Promise<ImportPlan> {
  const read = await withGiftNumbers(database, given.map(withOrigin));
  const referenced = await findReferenced(database, read);
  const rows = await rowsWithParties(await withOwnNumbers(database, read), referenced);
  const known = await findKnown(database, rows);
  const unknown = rows.flatMap(({ gift }) => (gift && !knownGift(known, gift) ? gift : []));
  const today = todayOf(context);
  const planning: Planning = {
    ...known,
    ...referenced,
    areWaiting: areWaiting ?? false,
    separate,
    decisions: pledges,
    named,
    returns,
    similar: await similarGifts(database, unknown, new Set(known.gifts.keys())),
    today,
    planDays: planDays(unknown, referenced.standing, today),
    timeZone: context.timeZone,
    closed: await lastClosedMonth(database),
    gavePayers: await findGavePayers(database, unknown),
    states: new Map(),
    ...factsOf(rows),
    ...(await leftOutIn(database, rows, { areWaiting, ...lines })),
  };
  const gifts: ImportedRow[] = [];
  for await (const some of inBatches(rows, batchSize))
    gifts.push(...some.map((row) => ({ ...shownOf(row), ...giftOutcome(row, planning) })));
  const events = eventOutcomes(rows, planning);
  const asked = rows.flatMap(({ gift }, index) => (gift && gifts[index]?.outcome === 'suspected' ? gift : []));
  const returned = await returnedOutcomes(database, rows, asked, planning);
  const report = gifts.map((row, index) => ({ ...row, ...events.get(index), ...returned.get(index) }));
  return planOf(rows, withSharedPledges(report), planning);
}

function planOf(rows: readonly FileRow[], report: readonly ImportedRow[], planning: Planning): ImportPlan {
  const states = [...planning.states.values()];
  // What waits keeps the notes without the closed months, which may be others then.
  const decisions = rowDecisions(rows, report, planning);
  return {
    report: report.map((row) => withClosedMonth(row, planning)),
    fresh: states.filter(({ known: before }) => before === undefined),
    changed: states.filter((state) => state.known !== undefined && isChanged(state)),
    ...decisions,
  };
}

/** Says of a row about which somebody decides that it counts for a closed month. */
function withClosedMonth(row: ImportedRow, { closed }: Pick<Planning, 'closed'>): ImportedRow {
  const { adds, date, outcome } = row;
  return outcome === 'suspected' && adds && date !== undefined ? withNotes(row, closedNotes({ date }, closed)) : row;
}

/** Returns what is left out of an import, and the payers about whom somebody wants to be asked again. */
async function leftOutIn(
  database: Database,
  rows: readonly FileRow[],
  { areWaiting = false, ...lines }: Pick<GivenDecisions, 'areWaiting' | keyof LeftOutLines>,
): Promise<Pick<Planning, 'askedPayers' | 'leftOut' | 'leftOutLines'>> {
  const { askedPayers, leftOut } = await readLeftOut(database);
  return {
    askedPayers,
    leftOut: withLines(areWaiting ? nothingLeftOut : leftOut, rows, lines),
    leftOutLines: lines.leftOut ?? new Set(),
  };
}

async function rowsWithParties(read: readonly FileRow[], referenced: Referenced): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  for await (const some of inBatches(read, comparedRows))
    rows.push(...some.map((row) => (row.gift ? { ...row, gift: withParties(row.gift, referenced) } : row)));
  return rows;
}

/** Returns the outcomes of rows about gifts, by index. */
const eventOutcomes = (rows: readonly FileRow[], planning: Planning) =>
  new Map(
    inOrder(rows, ({ event }) => event).map(([index, { event, line }]) => [
      index,
      event && eventOutcome(event, line, planning),
    ]),
  );

/**
 * Returns the outcomes of payments that went back, by index. All gifts of the file must be known, and those about which
 * somebody has to decide.
 */
async function returnedOutcomes(
  database: Database,
  rows: readonly FileRow[],
  undecided: readonly ImportedGift[],
  planning: Planning,
) {
  const outcomes = new Map<number, Partial<ImportedRow>>();
  const giftsOf = await returnedGifts(database, rows, { states: planning.states, undecided });
  const inTime = inOrder(rows, ({ returned }) => returned);
  for await (const some of inBatches(inTime, comparedRows))
    for (const [index, { line, returned }] of some)
      if (returned) outcomes.set(index, returnedOutcome(returned, line, { ...planning, giftsOf }));
  return outcomes;
}

/** Returns the rows about gifts in the order in which they happened. Exports may have the newest first. */
const inOrder = (
  rows: readonly FileRow[],
  about: (row: FileRow) => Pick<GiftEvent, 'date' | 'cents'> | undefined,
): [number, FileRow][] =>
  rows
    .flatMap((row, index) => {
      const { cents = 0, date = '' } = about(row) ?? {};
      return date === '' ? [] : { cents, date, entry: [index, row] satisfies [number, FileRow] };
    })
    .toSorted((one, other) => one.date.localeCompare(other.date) || one.cents - other.cents)
    .map(({ entry }) => entry);

function shownOf(row: FileRow) {
  const { event, facts, gift, line } = row;
  // A fee moves nothing of the gift that it is about.
  const cents = gift?.amountCents ?? (event?.cents || facts?.cents);
  return {
    line,
    date: gift?.date ?? event?.date ?? facts?.date,
    amount: cents === undefined ? undefined : fromCents(cents),
    currency: gift ? undefined : facts?.currency,
    giver: gift ? (gift.name ?? gift.email) : facts?.giver,
    purpose: gift?.payment?.text || (gift?.purpose ?? gift?.cause ?? facts?.purpose),
    payout: gift?.payout,
    payer: payerIn(row),
    repeats: (gift?.occurrence ?? 1) > 1,
    adds: totalsOf(gift),
  };
}

/** Returns what a gift adds to the totals, if somebody can decide about it. */
function totalsOf(gift: ImportedGift | undefined): ImportedRow['adds'] {
  if (!gift || gift.status === 'pending' || gift.status === 'failed') return undefined;
  const { amountCents, feeCents, returned: back } = gift;
  return { grossCents: amountCents, returnedCents: back?.cents ?? 0, feeCents };
}

/** Returns the first line with each number, and the numbers of gifts that other rows are about. */
function factsOf(rows: readonly FileRow[]): Pick<Planning, 'lines' | 'withEvents'> {
  const lines = new Map<string, number>();
  for (const { event, gift, line } of rows)
    for (const about of [gift, event]) if (about && !lines.has(about.externalId)) lines.set(about.externalId, line);
  return { lines, withEvents: new Set(rows.flatMap(({ event }) => event?.of ?? [])) };
}

const appearsEarlier = ({ externalId }: { externalId: string }, { lines }: Pick<Planning, 'lines'>) =>
  words.appearsEarlier({ line: String(lines.get(externalId) ?? '') });

const knownGift = ({ gifts }: KnownRows, { externalId, formerId }: ImportedGift) =>
  gifts.get(externalId) ?? gifts.get(formerId ?? '');

function giftOutcome(row: FileRow, planning: Planning): Outcome {
  const { event, gift, isNoGift, line, number, refusal } = row;
  if (event) return { outcome: 'ignored', note: undefined };
  if (!gift && number !== undefined && planning.leftOutLines.has(line))
    return { outcome: 'ignored', note: words.leftOut };
  if (!gift) return { outcome: isNoGift ? 'ignored' : 'refused', note: refusal };
  const { states, timeZone, today } = planning;
  if (gift.date > today) return { outcome: 'refused', note: words.future({ timeZone, today }) };
  if (states.has(gift.externalId)) return { outcome: 'known', note: appearsEarlier(gift, planning) };
  const before = knownGift(planning, gift);
  if (before) return knownOutcome(before, gift, planning);
  const leftOut = leftOutBefore(gift.externalId, line, planning);
  if (leftOut) return leftOut;
  const paid = pledgeOutcome(gift, line, planning);
  if (paid) return paid;
  const kind = isChosen(line, planning) ? undefined : leftOutKind(row, planning);
  if (kind !== undefined) return { outcome: 'ignored', note: kind, wasLeftOut: true };
  const suspicion = suspicionOf(row, gift, planning);
  if (suspicion && !isSeparate(line, planning.separate)) return { outcome: 'suspected', ...suspicion };
  const question = suspicion ? undefined : planQuestion(gift, line, planning);
  const own = isOfOtherPayer(gift, planning) ? ownGift(gift) : gift;
  return question ?? freshOutcome(own, line, planning);
}

/** Returns a gift of who paid, with nothing of the donor whose reference it has. */
const ownGift = ({
  donorId: _donor,
  occasionId: _occasion,
  reference: _reference,
  ...gift
}: ImportedGift): ImportedGift => ({
  ...gift,
  staysAnonymous: false,
});

/** Whether somebody chose to record a row that would be left out as before. */
const isChosen = (line: number, { separate }: Pick<Planning, 'separate'>) =>
  separate !== 'all' && isSeparate(line, separate);

/** Returns the outcome of a row that somebody leaves out, or left out of an earlier import. */
function leftOutBefore(
  number: string,
  line: number,
  { leftOut, leftOutLines, separate }: Pick<Planning, 'leftOut' | 'leftOutLines' | 'separate'>,
): Outcome | undefined {
  if (leftOutLines.has(line)) return { outcome: 'ignored', note: words.leftOut };
  if (!leftOut.rows.has(number) || isChosen(line, { separate })) return undefined;
  return { outcome: 'ignored', note: words.leftOut, wasLeftOut: true };
}

/** Says that a row is left out with all of its payer or payment provider, if it is. */
function leftOutKind(row: FileRow, { leftOut }: Pick<Planning, 'leftOut'>): string | undefined {
  const { payout } = row.gift ?? {};
  if (payout !== undefined && leftOut.payouts.has(payout)) return payoutLeftOut(payout);
  return isOf(leftOut.payers, row) ? words.payerLeftOut({ payer: payerIn(row) ?? '' }) : undefined;
}

/** Returns why a new row may be a gift that is recorded already, if it may. */
function suspicionOf(row: FileRow, gift: ImportedGift, planning: Planning): Omit<Outcome, 'outcome'> | undefined {
  const { askedPayers, donors, lines, paid, similar } = planning;
  const like = similar(gift, paid);
  const other = isOfOtherPayer(gift, planning) ? otherPayerNote(gift, donors.get(gift.donorId ?? 0)) : '';
  if (gift.doubt !== undefined) return { note: gift.doubt };
  const mistake = gift.hasMistake ? words.hasMistake : '';
  if (like) return { like, note: [other, mistake, likeNote(gift, like)].filter(Boolean).join(' ') };
  if (other !== '') return { note: other };
  if (isOf(askedPayers, row)) return { note: words.askedAgain({ payer: gift.name ?? '' }) };
  if ((gift.occurrence ?? 1) === 1)
    return isNewPayer(gift, planning) ? { note: gift.payerDoubt, isNewPayer: true } : undefined;
  return { note: words.repeatsLine({ line: String(lines.get(firstOccurrence(gift)) ?? '') }) };
}

const isOfOtherPayer = (gift: ImportedGift, { addresses, donors }: Planning): boolean =>
  isOtherPayer(gift, { email: addresses.get(gift.donorId ?? 0), name: donors.get(gift.donorId ?? 0) });

/** Whether nothing says that a payment is a gift: neither a reference nor an earlier gift of its payer. */
const isNewPayer = ({ donorId, name, payerDoubt }: ImportedGift, { gavePayers }: Planning): boolean =>
  payerDoubt !== undefined && donorId === undefined && !(name !== undefined && gavePayers.has(payerKey(name)));

/** Says why a row may be a gift in the books. One with the same reference may have another amount. */
const likeNote = (gift: ImportedGift, { id, reference }: SimilarGift) =>
  gift.reference && gift.reference.text === reference ? words.sameReference({ id }) : words.similarGift({ id });

/** Says whose gift a payment is, if its reference does, or that nobody knows. */
function partyNotes({ campaignId, donorId, email, payment }: ImportedGift, { campaigns, donors }: Planning): string[] {
  const donor = donors.get(donorId ?? 0);
  if (donor === undefined) return payment && email === undefined ? [words.unmatched] : [];
  const campaign = campaigns.get(campaignId ?? 0);
  return [campaign === undefined ? words.forDonor({ donor }) : words.forDonorAndCampaign({ donor, campaign })];
}

/** Says that a new gift does not count, or not yet. */
function statusNotes({ status }: ImportedGift): string[] {
  if (status === 'pending') return [words.recordedPending];
  return status === 'failed' ? [words.recordedFailed] : [];
}

function freshOutcome(gift: ImportedGift, line: number, planning: Planning): Outcome {
  const { closed, states, withEvents } = planning;
  const returned = withEvents.has(gift.externalId) ? undefined : gift.returned;
  if (returned && returned.cents === undefined) return { outcome: 'refused', note: words.unknownReturned };
  const state = newState(besidePlan(gift, line, planning));
  states.set(gift.externalId, state);
  const notes = [
    ...partyNotes(gift, planning),
    ...(gift.hasMistake ? [words.similarReference] : []),
    ...planNotes(state.gift ?? gift, planning.planDays),
    ...(gift.note === undefined ? statusNotes(gift) : [gift.note]),
  ];
  if (returned?.cents !== undefined) {
    const cents = giveBack(state, returned.cents, returned.date ?? gift.date);
    if (cents > 0) notes.push(words.returned({ returned: money(cents), amount: money(gift.amountCents) }));
  }
  notes.push(...closedNotes(gift, closed));
  return { outcome: 'new', note: notes.length === 0 ? undefined : notes.join(' ') };
}

function knownOutcome(before: KnownGift, gift: ImportedGift, planning: Planning): Outcome {
  const { id } = before;
  const state: GiftState = { ...knownState(before), gift };
  planning.states.set(gift.externalId, state);
  const note = changeKnown(state, { ...gift, id }, planning);
  if (isChanged(state)) return { outcome: 'changed', note };
  return { outcome: 'known', note: note ?? words.known({ id }) };
}

/** Changes a known gift to what its row says. Returns what changed or differs. */
function changeKnown(
  state: GiftState,
  { amountCents, date, externalId, id, isWon, returned, status }: ImportedGift & { id: number },
  { closed, today, withEvents }: Planning,
): string | undefined {
  const { cents } = state;
  if (state.status === 'pending' && status !== 'pending') {
    if (cents !== amountCents) return differs(id, cents, amountCents);
    state.status = status;
    const day = state.known?.date ?? date;
    state.entries.push({ kind: status, cents: status === 'completed' ? cents : 0, date: day });
    return status === 'completed' ? words.arrived({ id }) : words.didNotArrive({ id });
  }
  if (isWon && state.status === 'refunded' && !returned) {
    return words.cameBack({ id, amount: money(reinstate(state, amountCents, today)) });
  }
  if (withEvents.has(externalId)) return undefined;
  if (state.status !== 'completed' || status !== 'completed') return statusNote(state, { id, returned, status });
  if (returned && returned.cents === undefined) {
    return cents < amountCents ? undefined : words.unknownReturned;
  }
  const kept = amountCents - (returned?.cents ?? 0);
  if (returned && kept < cents && cents <= amountCents) {
    // Of a file without the day of the refund, the day of the row counts, as for a new gift.
    const day = returned.date ?? date;
    const note = words.nowReturned({ id, amount: money(giveBack(state, cents - kept, day)) });
    return [note, ...closedNotes({ date: day }, closed)].join(' ');
  }
  return cents === kept ? undefined : differs(id, cents, kept);
}

/** Says how the status of a known gift differs between the books and the file, and what to do. */
function statusNote(
  state: GiftState,
  { id, returned, status }: Pick<ImportedGift, 'returned' | 'status'> & { id: number },
): string | undefined {
  if (state.status === 'completed')
    return status === 'failed' ? words.failedInFile({ id }) : words.pendingInFile({ id });
  if (status !== 'completed') return undefined;
  if (state.status === 'failed') return words.arrivedInFile({ id });
  return returned ? undefined : words.refundedInBooks({ id });
}

const differs = (id: number, books: number, file: number) =>
  words.differs({ id, books: money(books), file: money(file) });

/**
 * Applies a row about a gift in the file or in the books. One about neither waits, and is confirmed once the books have
 * its gift.
 */
function eventOutcome(event: GiftEvent, row: number, planning: Planning): Partial<ImportedRow> {
  const { applied, areWaiting, gifts, lines, separate, states } = planning;
  const before = gifts.get(event.of);
  if (applied.has(event.externalId)) return { outcome: 'known', note: words.knownEvent };
  const state = states.get(event.of) ?? (before && knownState(before));
  const line = lines.get(event.of);
  if (!state && line !== undefined) return { outcome: 'refused', note: words.aboutOtherLine({ line: String(line) }) };
  const leftOut = leftOutBefore(event.externalId, row, planning);
  if (leftOut) return { ...leftOut, wasLeftOut: false };
  if (!state) return { outcome: 'suspected', note: words.unknownReference({ number: event.of }) };
  if (state.status !== 'completed' && state.status !== 'refunded') {
    return { outcome: 'refused', note: words.notCompleted({ number: event.of }) };
  }
  if (state.events.includes(event.externalId)) return { outcome: 'known', note: appearsEarlier(event, planning) };
  if (areWaiting && !isSeparate(row, separate)) {
    const adds = { grossCents: 0, returnedCents: Math.max(0, -event.cents), feeCents: event.feeCents };
    return { outcome: 'suspected', note: words.aboutGift({ number: event.of }), adds };
  }
  states.set(event.of, state);
  const moved = applyEvent(state, event);
  const number = event.of;
  if (moved === 0) return { outcome: 'changed', note: words.aboutGift({ number }) };
  const amount = money(Math.abs(moved));
  return {
    outcome: 'changed',
    note: moved < 0 ? words.eventReturned({ number, amount }) : words.eventCameBack({ number, amount }),
  };
}

/**
 * Proposes to refund the gift of a payment that went back. Refunds it once somebody has confirmed it. A row that says
 * itself that money came back waits even if no gift fits it.
 */
function returnedOutcome(
  payment: ReturnedPayment,
  line: number,
  planning: Planning & { giftsOf: GiftsOfReturned },
): Partial<ImportedRow> {
  const { applied, giftsOf, returns, separate, states } = planning;
  if (applied.has(payment.externalId)) return { outcome: 'known', note: words.knownEvent };
  const all = giftsOf(payment);
  const chosen = all.find(({ state }) => numberOf(state) === returns.get(line));
  const [found] = chosen ? [chosen] : all;
  const leftOut = leftOutBefore(payment.externalId, line, planning);
  // Without its gift there is nothing to record.
  if (!found && leftOut) return { ...leftOut, wasLeftOut: false };
  if (found?.isUndecided) return leftOut ?? { outcome: 'suspected', note: undecidedNote(found) };
  if (!found && payment.isEqual) return { outcome: 'suspected', note: words.equalsIncoming };
  if (!found)
    return payment.text === undefined || payment.isUnclear ? {} : { outcome: 'suspected', note: words.returnsUnknown };
  const { state } = found;
  const { externalId, date, original = payment.cents } = payment;
  const cents = Math.min(original, state.cents);
  const fee = payment.cents - cents;
  const named = { amount: money(cents), giver: giverOf(found) };
  const adds = { grossCents: 0, returnedCents: cents, feeCents: 0 };
  if (leftOut) return { ...leftOut, adds };
  if (!chosen && !isSeparate(line, separate)) {
    const note = fee > 0 ? words.returnsGiftAndFee({ ...named, fee: money(fee) }) : words.returnsGift(named);
    if (all.length > 1) {
      const candidates = all.map((each) => returnedGift(each, original, planning));
      return { outcome: 'suspected', note: `${note} ${words.severalGifts}`, adds, candidates };
    }
    return { outcome: 'suspected', note: `${note} ${whichGift(state, planning)}`, adds };
  }
  const of = numberOf(state);
  states.set(of, state);
  applyEvent(state, { of, externalId, date, cents: -cents, feeCents: 0 });
  return { outcome: 'changed', note: words.refundsGift(named) };
}

/** Returns the number of a gift of the file, or that names one of the books. */
const numberOf = ({ gift, known }: GiftState) => gift?.externalId ?? `gift:${known?.id}`;

/** Describes a gift that may have been returned, to choose among several. */
const returnedGift = (
  { cause, date, giver, state }: FoundGift,
  original: number,
  { lines }: Pick<Planning, 'lines'>,
): ReturnedGift => ({
  of: numberOf(state),
  ...(state.known ? { id: state.known.id } : { line: lines.get(state.gift?.externalId ?? '') }),
  date,
  cents: Math.min(original, state.cents),
  giver,
  cause,
});

const giverOf = ({ giver }: FoundGift): string => giver ?? words.someone;

const undecidedNote = (found: FoundGift): string =>
  words.returnsUndecided({ amount: money(found.state.cents), giver: giverOf(found) });

/** Says which gift may have been returned: its giver may have several of the amount. */
function whichGift({ gift, known }: GiftState, { lines }: Pick<Planning, 'lines'>): string {
  if (known) return words.returnedGift({ id: known.id, date: formatDay(known.date) });
  const line = String(lines.get(gift?.externalId ?? '') ?? '');
  return words.returnedLine({ line, date: formatDay(gift?.date ?? '') });
}
