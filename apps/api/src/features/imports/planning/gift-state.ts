import type { GiftStatus } from '../../../database/schema.ts';
import type { NewEntry } from '../../books/entries.ts';
import type { GiftEvent, ImportedGift } from '../rows/imported-gift.ts';
import type { KnownGift } from './known-gifts.ts';

/** An entry that an import makes after the first one of the gift. */
type PlannedEntry = Pick<NewEntry, 'kind' | 'cents' | 'date'>;

/** A gift while a file is compared with the books. Amounts are in cents. */
export interface GiftState {
  /** The gift in the books. Absent for a new one. */
  known?: KnownGift;
  /** The gift in the file. Absent if the file only has rows about it. */
  gift?: ImportedGift;
  status: GiftStatus;
  /** The amount that counts. For a gift that does not count, its last amount. */
  cents: number;
  feeCents: number;
  entries: PlannedEntry[];
  /** The numbers of the rows about it that were applied. */
  events: string[];
  /** Whether it is a pledge that the gift in the file pays. */
  isPaid?: boolean;
  /** What was pledged, if another sum came. */
  pledgedCents?: number | null;
}

/**
 * A gift in the books that waits for its payment. `pledged_cents` is what was pledged, if a part of it came already.
 */
type OpenPledge = KnownGift & { pledged_cents: number | null };

export const newState = (gift: ImportedGift): GiftState => ({
  gift,
  status: gift.status,
  cents: gift.amountCents,
  feeCents: gift.feeCents,
  entries: [],
  events: [],
});

export const knownState = (known: KnownGift): GiftState => ({
  known,
  status: known.payment_status,
  cents: known.amount_cents,
  feeCents: known.fee_cents,
  entries: [],
  events: [],
});

/** Returns the state of a pledge that a payment completes, whatever its amount. */
export function paidState(pledge: OpenPledge, gift: ImportedGift): GiftState {
  const { amountCents: cents, date, feeCents } = gift;
  const isCorrected = cents !== pledge.amount_cents || date !== pledge.date;
  return {
    known: pledge,
    gift,
    status: 'completed',
    cents,
    feeCents,
    entries: [
      ...(isCorrected ? [{ kind: 'corrected' as const, cents: 0, date }] : []),
      { kind: 'completed', cents, date },
    ],
    events: [],
    isPaid: true,
    pledgedCents: pledge.pledged_cents ?? (cents === pledge.amount_cents ? null : pledge.amount_cents),
  };
}

/** Returns the state of a pledge of which a part was paid: it stays open with the rest. */
export const restState = (pledge: OpenPledge, cents: number): GiftState => ({
  ...knownState(pledge),
  cents,
  entries: [{ kind: 'corrected', cents: 0, date: pledge.date }],
  pledgedCents: pledge.pledged_cents ?? pledge.amount_cents,
});

/** Whether an import changes a known gift. */
export const isChanged = ({ entries, events }: GiftState): boolean => entries.length > 0 || events.length > 0;

/** Returns money to the giver, at most what is left. Returns the cents. */
export function giveBack(state: GiftState, cents: number, date: string): number {
  if (state.status !== 'completed') return 0;
  const returned = Math.min(cents, state.cents);
  if (returned === 0) return 0;
  state.entries.push({ kind: 'refunded', cents: -returned, date });
  if (returned === state.cents) state.status = 'refunded';
  else state.cents -= returned;
  return returned;
}

/** Counts money again that came back after a dispute, at most the gross amount if that is known. Returns the cents. */
export function reinstate(state: GiftState, cents: number, date: string): number {
  const kept = state.status === 'completed' ? state.cents : 0;
  const most = state.gift ? state.gift.amountCents - kept : cents;
  const back = Math.min(cents, most);
  if (back <= 0 || (state.status !== 'completed' && state.status !== 'refunded')) return 0;
  state.entries.push({ kind: 'corrected', cents: back, date });
  state.status = 'completed';
  state.cents = kept + back;
  return back;
}

/** Applies a row about a gift. Returns the cents that were returned or, if positive, came back. */
export function applyEvent(state: GiftState, event: GiftEvent): number {
  const { cents, date, externalId, feeCents } = event;
  const moved = cents < 0 ? -giveBack(state, -cents, date) : reinstate(state, cents, date);
  state.feeCents = Math.max(0, state.feeCents + feeCents);
  state.events.push(externalId);
  return moved;
}
