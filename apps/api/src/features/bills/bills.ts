import { formatMoney, fromCents } from '@hearthlight/domain';
import type { ActionName } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';

import {
  type ActionContext,
  ActionError,
  audited,
  type ChangeOptions,
  changesBetween,
  type Page,
  type PageRange,
  type PictureSource,
} from '../../actions/action.ts';
import { exactMoney } from '../../actions/document.ts';
import { readPage } from '../../actions/read-page.ts';
import { newestFirst } from '../../database/newest-first.ts';
import type { BillState, Database } from '../../database/schema.ts';
import { isoInstant } from '../../lib/iso-time.ts';
import { searchKey } from '../../lib/search-key.ts';
import { changeBooks } from '../books/entries.ts';
import { requireCampaign, requirePast, todayOf } from '../books/requirements.ts';
import { approval, type Bill, notApproved, recordedBy, requireApproval, requireOpen } from './bill-approval.ts';
import { type ReadScan, readScan, requireStored, storeScan } from './bill-scan.ts';

/** A scanned bill. */
export interface Scan {
  /** The path of a PDF or a picture. */
  file?: string | undefined;
  /** The name of a scan that is stored already. */
  stored?: string;
  /** Whether the site shows it once the bill is paid. */
  publish: boolean;
}

/** A bill to record. */
export interface NewBill {
  /** The name of who is paid. */
  payee: string;
  /** The purpose, such as `Roofs, stoves and rent`. */
  kind: string;
  /** US cents, more than 0. */
  amountCents: number;
  /** The day on the bill, today by default. */
  date?: string | undefined;
  campaignId?: number | undefined;
  scan: Scan;
}

/** New facts for a bill. Absent fields stay unchanged. */
export interface BillChanges {
  payee?: string | undefined;
  kind?: string | undefined;
  amountCents?: number | undefined;
  date?: string | undefined;
  /** `null` takes the bill from its campaign. */
  campaignId?: number | null | undefined;
}

/** Records an open bill. Throws an `ActionError` for a future day, an unknown campaign or an unusable scan. */
export async function addBill(context: ActionContext, bill: NewBill, options: ChangeOptions = {}): Promise<Bill> {
  const date = bill.date ?? todayOf(context);
  requirePast(context, date);
  const scan = await readScanOf(bill.scan);
  const { stored } = bill.scan;
  return changeBill(
    context,
    { action: 'bill add', scan },
    async (database) => {
      await requireCampaign(database, bill.campaignId);
      if (stored !== undefined) await requireStored(uploadsIn({ ...context, database }), stored);
      const values = {
        payee: bill.payee,
        kind: bill.kind,
        search_key: billKey(bill),
        campaign_id: bill.campaignId ?? null,
        amount_cents: bill.amountCents,
        date,
        state: 'open' as const,
        paid_on: null,
        scan: null,
        ...recordedBy(context),
        ...notApproved,
        ...scanColumns(scan?.name ?? stored, bill.scan),
      };
      return database.insertInto('bills').values(values).returningAll().executeTakeFirstOrThrow();
    },
    options,
  );
}

/** Records the payment of an open bill. Throws an `ActionError` for any other bill and for a future day. */
export async function payBill(
  context: ActionContext,
  id: number,
  { date = todayOf(context), scan: given }: { date?: string | undefined; scan: Scan },
  options: ChangeOptions = {},
): Promise<Bill> {
  requirePast(context, date);
  const scan = given.file === undefined ? undefined : await readScan(given.file);
  return changeBill(
    context,
    { action: 'bill pay', scan },
    async (database) => {
      const bill = await billWith(database, id);
      const { scan: stored } = bill;
      requireOpen(bill);
      requireApproval(context, bill);
      if (scan && context.needsApproval) throw new ActionError(scanTooLate);
      const name = scan?.name ?? stored;
      if (given.publish && name === null) throw new ActionError(withoutScan);
      const columns = { scan: name, ...(given.publish && { published: 1 as const }) };
      return update(database, id, { state: 'paid', paid_on: date, ...columns });
    },
    options,
  );
}

/**
 * Changes what an open bill says. Whoever does so counts as the person who recorded it, and somebody else approves it
 * again. Throws an `ActionError` for any other bill, a future day, an unknown campaign, and when nothing would change.
 */
export async function correctBill(
  context: ActionContext,
  id: number,
  given: BillChanges,
  options: ChangeOptions = {},
): Promise<Bill> {
  if (given.date !== undefined) requirePast(context, given.date);
  return audited(
    context,
    'bill correct',
    async (database) => {
      await changeBooks(database);
      const before = await billWith(database, id);
      requireOpen(before);
      const changes = changesTo(before, given);
      if (changes.length === 0) throw new ActionError(words.nothingChanges);
      const facts = factsWith(before, given);
      await requireCampaign(database, facts.campaign_id);
      const result = await update(database, id, {
        ...facts,
        search_key: billKey(facts),
        ...recordedBy(context),
        ...notApproved,
      });
      return { subject: { kind: 'bill', id }, detail: amountOf(result), changes, result };
    },
    options,
  );
}

/** Returns a bill's payee and purpose as searches compare them. */
export const billKey = ({ kind, payee }: Pick<Bill, 'kind' | 'payee'>): string => searchKey(`${payee} ${kind}`);

const amountOf = ({ amount_cents: cents }: Pick<Bill, 'amount_cents'>) => formatMoney(fromCents(cents));

type Facts = Pick<Bill, 'amount_cents' | 'campaign_id' | 'date' | 'kind' | 'payee'>;

const factsWith = (bill: Bill, given: BillChanges): Facts => ({
  payee: given.payee ?? bill.payee,
  kind: given.kind ?? bill.kind,
  amount_cents: given.amountCents ?? bill.amount_cents,
  date: given.date ?? bill.date,
  campaign_id: given.campaignId === undefined ? bill.campaign_id : given.campaignId,
});

/** Returns how the facts of a bill would change, for the activity log. */
const changesTo = (bill: Bill, given: BillChanges) => changesBetween(loggedOf(bill), loggedOf(factsWith(bill, given)));

const loggedOf = (facts: Facts) => ({
  payee: facts.payee,
  kind: facts.kind,
  amount: amountOf(facts),
  date: facts.date,
  campaign: facts.campaign_id,
});

/**
 * Makes a paid bill an open one again, because its payment was recorded by mistake. Throws an `ActionError` for any
 * other.
 */
export const reopenBill = (context: ActionContext, id: number, options: ChangeOptions = {}) =>
  changeColumns(context, { id, action: 'bill reopen' }, options, ({ state }) => {
    if (state !== 'paid') throw new ActionError(words.billNotPaid, { status: 409 });
    return { state: 'open', paid_on: null };
  });

/** Cancels an open bill, which stays in the list. Throws an `ActionError` for a paid bill. */
export const cancelBill = (context: ActionContext, id: number, reason: string, options: ChangeOptions = {}) =>
  changeColumns(context, { id, action: 'bill cancel', reason }, options, (bill) => {
    requireOpen(bill);
    return { state: 'canceled', published: 0 };
  });

/**
 * Approves an open bill that somebody else recorded. Throws an `ActionError` for one's own bill, and for one that no
 * longer says what the person has seen.
 */
export const approveBill = (
  context: ActionContext,
  id: number,
  { seen, ...options }: ChangeOptions & { seen?: BillChanges } = {},
) =>
  changeColumns(context, { id, action: 'bill approve' }, options, (bill) => {
    if (seen && changesTo(bill, seen).length > 0) throw new ActionError(words.billChanged, { status: 409 });
    return approval(context, bill);
  });

/** Shows a scanned bill on the site, once it is paid. Throws an `ActionError` for a bill without a scan. */
export const publishBill = (context: ActionContext, id: number, options: ChangeOptions = {}) =>
  changeColumns(context, { id, action: 'bill publish' }, options, (bill) => {
    const { published, scan, state } = bill;
    if (state === 'canceled') throw new ActionError(words.billNotOpen, { status: 409 });
    requireApproval(context, bill);
    if (scan === null) throw new ActionError(withoutScan);
    if (published === 1) throw new ActionError(`Bill ${id} is already published.`);
    return { published: 1 };
  });

/** Removes a scanned bill from the site. The file stays in the data folder. */
export const hideBill = (context: ActionContext, id: number, options: ChangeOptions = {}) =>
  changeColumns(context, { id, action: 'bill hide' }, options, ({ published }) => {
    if (published === 0) throw new ActionError(`Bill ${id} is not published.`);
    return { published: 0 };
  });

/**
 * Changes the columns of a bill to those that `columnsOf` returns. It throws an `ActionError` for an unsuitable bill.
 */
const changeColumns = (
  context: ActionContext,
  { id, ...change }: BillChange & { id: number },
  options: ChangeOptions,
  columnsOf: (bill: Bill) => Partial<Bill>,
): Promise<Bill> =>
  changeBill(
    context,
    change,
    async (database) => update(database, id, columnsOf(await billWith(database, id))),
    options,
  );

/** A change of a bill: its action and reason for the audit table, and the scan to store. */
interface BillChange {
  action: ActionName;
  reason?: string;
  scan?: ReadScan | undefined;
}

/**
 * Changes a bill in an audited transaction that also raises the version of the books. Stores the scan last, so that a
 * rejected change leaves no file.
 */
async function changeBill(
  context: ActionContext,
  { action, reason = '', scan }: BillChange,
  change: (transaction: Database) => Promise<Bill>,
  options: ChangeOptions,
): Promise<Bill> {
  return audited(
    context,
    action,
    async (database) => {
      await changeBooks(database);
      const result = await change(database);
      if (scan && !options.dryRun) await storeScan(uploadsIn({ ...context, database }), scan);
      const detail = [amountOf(result), reason].filter(Boolean).join(', ');
      return { subject: { kind: 'bill', id: result.id }, detail, result };
    },
    options,
  );
}

const uploadsIn = ({ database, folders: { uploads } }: PictureSource) => ({ database, uploads });

const update = (database: Database, id: number, columns: Partial<Bill>): Promise<Bill> =>
  database.updateTable('bills').set(columns).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Returns a bill. Throws an `ActionError` for an unknown one. */
export async function billWith(database: Database, id: number): Promise<Bill> {
  const bill = await database.selectFrom('bills').selectAll().where('id', '=', id).executeTakeFirst();
  if (!bill) throw new ActionError(words.entryGone, { status: 404, hint: '“bill list” shows the newest.' });
  return bill;
}

const scanTooLate = 'Store the scan with “bill add”: the second person must see it before the bill is approved.';

const withoutScan = 'Only a scanned bill can be published: add --scan.';

/** Reads the scan, if any. Throws an `ActionError` for an unusable scan. */
async function readScanOf({ file, publish, stored }: Scan): Promise<ReadScan | undefined> {
  if (file !== undefined) return readScan(file);
  if (publish && stored === undefined) throw new ActionError(withoutScan);
  return undefined;
}

const scanColumns = (scan: string | undefined, { publish }: Scan) =>
  scan === undefined ? undefined : { scan, published: publish ? (1 as const) : (0 as const) };

const columns = [
  'id',
  'date',
  'amount',
  'payee',
  'kind',
  'campaign_id',
  'campaign',
  'state',
  'paid_on',
  'has_scan',
  'published',
  'recorded_by',
  'recorded_staff',
  'approved_by',
  'approved_staff',
  'approved_at',
];

/** Lists bills by their day, newest first. */
export async function listBills(
  database: Database,
  { from, page, state, to }: PageRange & { state?: BillState | undefined },
): Promise<Page> {
  let query = database
    .selectFrom('bills')
    .leftJoin('campaigns', 'campaigns.id', 'bills.campaign_id')
    .selectAll('bills')
    .select('campaigns.title as campaign');
  if (state !== undefined) query = query.where('bills.state', '=', state);
  if (from !== undefined) query = query.where('bills.date', '>=', from);
  if (to !== undefined) query = query.where('bills.date', '<=', to);
  const { hasMore, rows } = await readPage(newestFirst(query, 'bills.date', 'bills.id'), page);
  return {
    columns,
    rows: rows.map(({ campaign, ...bill }) => ({ ...printedBill(bill), campaign })),
    lines: rows.map(({ campaign, ...bill }) => `${lineOf(bill)}\t${campaign ?? 'no campaign'}`),
    empty: 'There are no such bills.',
    hasMore,
  };
}

/** Returns a bill in printable form. */
export const printedBill = ({
  amount_cents: cents,
  approved_at: at,
  published,
  scan,
  search_key: _searchKey,
  ...bill
}: Bill) => ({
  ...bill,
  // Bills of versions without approvals are approved at 0.
  approved_at: at === null || at === 0 ? null : isoInstant(at),
  amount: fromCents(cents),
  has_scan: scan !== null,
  published: published === 1,
});

const lineOf = ({ amount_cents: cents, date, id, kind, paid_on: paidOn, payee, published, state }: Bill) =>
  [
    id,
    date,
    exactMoney(cents),
    state === 'paid' ? `paid ${paidOn}` : state,
    payee,
    kind,
    published === 1 ? 'published' : 'not published',
  ].join('\t');
