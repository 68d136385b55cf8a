import type { Database } from '../../../database/schema.ts';
import { type Change, type GiftColumns, insertEntries, insertGifts, type NewEntry } from '../../books/entries.ts';
import { keepSources } from '../../books/gift-sources.ts';
import { type GiverColumns, giverColumns, payerKey } from '../../books/giver.ts';
import type { ImportedGift } from '../rows/imported-gift.ts';
import type { GiftState } from './gift-state.ts';
import type { ImportPlan } from './plan-import.ts';

/** The author and the plan of an import, and the campaign of gifts that name none. */
export interface Recording extends Change {
  importId: number;
  /** Returns the campaign of a gift. */
  campaignOf: (gift: ImportedGift) => number | null;
  /** Called with the number of recorded gifts. */
  onProgress: (done: number) => Promise<void>;
}

/** Records the gifts and changes of a plan. Returns the givers of the new gifts. */
export async function recordPlan(
  database: Database,
  { changed, fresh }: ImportPlan,
  recording: Recording,
): Promise<GiverColumns[]> {
  const gifts = fresh.flatMap(({ gift }) => gift ?? []);
  const givers = await giverColumns(database, gifts);
  const columns = gifts.map((gift, index): GiftColumns => ({
    ...(givers[index] ?? missingGiver()),
    ...giftColumns(gift),
    campaign_id: recording.campaignOf(gift),
    import_id: recording.importId,
  }));
  const inserted = await insertGifts(database, columns, recording, recording.onProgress);
  const ids = new Map(inserted.map((gift) => [gift.external_id, gift]));
  const touched = fresh.filter(({ entries, events }) => entries.length > 0 || events.length > 0);
  const changes = [
    ...touched.flatMap((state) => {
      const gift = ids.get(state.gift?.externalId ?? '');
      return gift ? { state, gift } : [];
    }),
    ...changed.flatMap((state) => (state.known ? { state, gift: state.known } : [])),
  ];
  await changeGifts(database, changes, recording);
  const recorded = fresh.flatMap(({ gift }) => sourceOf(ids.get(gift?.externalId ?? ''), gift, recording));
  const completed = changed.flatMap((state) =>
    isCompleted(state) ? sourceOf(state.known, state.gift, recording) : [],
  );
  await keepSources(database, [...recorded, ...completed]);
  return givers;
}

const isCompleted = ({ known, status }: GiftState) => known?.payment_status === 'pending' && status === 'completed';

/** Returns the row of the file that a gift is from. */
const sourceOf = (recorded: { id: number } | undefined, gift: ImportedGift | undefined, { importId }: Recording) => {
  const { line, number = null, payer, text } = gift?.origin ?? {};
  if (!recorded || line === undefined) return [];
  return { gift_id: recorded.id, import_id: importId, line, number, payer: payer || null, text: text || null };
};

const missingGiver = () => {
  throw new Error('a gift has no giver');
};

const giftColumns = (gift: ImportedGift) => ({
  date: gift.date,
  amount_cents: gift.amountCents,
  cause: gift.cause,
  payment_method: gift.method,
  payment_status: gift.status,
  external_id: gift.externalId,
  fee_cents: gift.feeCents,
  pledge_id: gift.pledgeId ?? null,
  occasion_id: gift.occasionId ?? null,
  stays_anonymous: gift.staysAnonymous ? (1 as const) : (0 as const),
  beside_plan: gift.isBesidePlan ? (1 as const) : (0 as const),
  ...paymentColumns(gift),
});

const paymentColumns = ({ name, payment, reference }: ImportedGift) => ({
  reference: reference?.text ?? null,
  payer_key: payment && name !== undefined ? payerKey(name) : null,
});

/** The changes that a payment makes to the pledge that it completes. */
const columnsOfPayment = ({ gift, isPaid }: GiftState) =>
  gift && isPaid
    ? {
        date: gift.date,
        payment_method: gift.method,
        external_id: gift.externalId,
        ...paymentColumns(gift),
      }
    : {};

interface GiftToChange {
  state: GiftState;
  gift: { id: number; campaign_id: number | null };
}

/** Stores what the states say about gifts, with their entries and what is needed to undo it. */
async function changeGifts(database: Database, changes: readonly GiftToChange[], recording: Recording): Promise<void> {
  const entries: NewEntry[] = [];
  for (const { gift, state } of changes) {
    const { id } = gift;
    await database
      .updateTable('gifts')
      .set({ payment_status: state.status, amount_cents: state.cents, fee_cents: state.feeCents })
      // An `undefined` value leaves the column as it is.
      .set({ pledged_cents: state.pledgedCents, ...columnsOfPayment(state) })
      .where('id', '=', id)
      .execute();
    await rememberChange(database, { id, state, importId: recording.importId });
    const first = await firstEntry(database, id);
    entries.push(
      ...state.entries.map((entry) => ({
        ...entry,
        gift_id: id,
        first_id: first,
        campaign_id: gift.campaign_id,
      })),
    );
  }
  await insertEntries(database, entries, recording);
}

async function rememberChange(
  database: Database,
  { id, importId, state }: { id: number; importId: number; state: GiftState },
): Promise<void> {
  const [number = null, ...more] = state.events;
  const row = { import_id: importId, gift_id: id };
  await database
    .insertInto('import_changes')
    .values([
      { ...row, ...beforeOf(state), external_id: number },
      ...more.map((other) => ({ ...row, ...beforeOf({}), external_id: other })),
    ])
    .execute();
}

/** Returns a gift’s values before the import, or nulls for a new gift. */
const beforeOf = ({ isPaid, known }: Pick<GiftState, 'isPaid' | 'known'>) => ({
  status_before: known?.payment_status ?? null,
  cents_before: known?.amount_cents ?? null,
  fee_before: known?.fee_cents ?? null,
  date_before: (isPaid && known?.date) || null,
  method_before: (isPaid && known?.payment_method) || null,
});

/** Returns the numbers of the gifts that an import recorded or changed, the first recorded first. */
export async function giftsOfImport(database: Database, importId: number): Promise<number[]> {
  const gifts = await database
    .selectFrom('gift_entries')
    .select('gift_id as id')
    .distinct()
    .where('import_id', '=', importId)
    .orderBy('gift_id')
    .execute();
  return gifts.map(({ id }) => id);
}

async function firstEntry(database: Database, giftId: number): Promise<number> {
  const { id } = await database
    .selectFrom('gift_entries')
    .select('id')
    .where('gift_id', '=', giftId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}
