import { limits } from '@hearthlight/domain';

const { interval, secondRowDelay, slide, mostCards } = limits.ticker;

/** How many cards of a row stand still side by side; a sliding row has one more. */
export const cardsInRow = 3;

/** A card on its way through a row. `item` is its place in the list; `id` is new for each time it comes round. */
export interface TickerCard {
  id: number;
  item: number;
}

export interface TickerRow {
  cards: readonly TickerCard[];
  /** Whether a new card is sliding in and the first one out. */
  sliding: boolean;
  /** Milliseconds of motion until the next change: a card comes, or the slide ends. */
  due: number;
}

export interface TickerState {
  rows: readonly TickerRow[];
  /** How many items the list has, at least one. */
  items: number;
  /** The id of the next card. */
  next: number;
}

/** Full rows from the first frame on. The first row changes after 5 s, the second 3 s later (`spec §4`). */
export function startTicker(items: number, rows: 1 | 2): TickerState {
  const cardOf = (id: number): TickerCard => ({ id, item: id % items });
  return {
    items,
    next: rows * cardsInRow,
    rows: Array.from({ length: rows }, (_, row) => ({
      cards: Array.from({ length: cardsInRow }, (_, place) => cardOf(row * cardsInRow + place)),
      sliding: false,
      due: interval + row * secondRowDelay,
    })),
  };
}

/** Milliseconds until something changes. */
export function untilNextChange({ rows }: TickerState): number {
  return Math.min(...rows.map(({ due }) => due));
}

/** The ticker after `elapsed` more milliseconds of motion, with every change that fell into them. */
export function advanceTicker(state: TickerState, elapsed: number): TickerState {
  let now = state;
  let left = elapsed;
  for (let step = untilNextChange(now); step <= left; step = untilNextChange(now)) {
    now = changeDueRows(letPass(now, step));
    left -= step;
  }
  return letPass(now, left);
}

function letPass(state: TickerState, time: number): TickerState {
  return { ...state, rows: state.rows.map((row) => ({ ...row, due: row.due - time })) };
}

function changeDueRows(state: TickerState): TickerState {
  let { next } = state;
  const rows = state.rows.map((row) => {
    if (row.due > 0) return row;
    if (row.sliding) return { cards: row.cards.slice(1), sliding: false, due: interval - slide };
    const cards = [...row.cards, { id: next, item: next % state.items }];
    next += 1;
    return { cards: cards.slice(-mostCards / state.rows.length), sliding: true, due: slide };
  });
  return { ...state, next, rows };
}
