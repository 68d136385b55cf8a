/** Times in milliseconds (specification §4). */
export const tickerTimes = {
  /** Time between two changes of a row. */
  interval: 5000,
  /** Delay of the second row. */
  secondRowDelay: 3000,
  /** Duration of a slide, which is part of `interval`. */
  slide: 1000,
} as const;

const { interval, secondRowDelay, slide } = tickerTimes;

/** Cards in a row at rest. A slide and each swipe to the end add one. */
export const cardsInRow = 3;

/** A card in a row. */
interface TickerCard {
  /** Unique: an item that appears again gets a new card with a new id. */
  id: number;
  /** Index of the item in the list. */
  item: number;
}

export interface TickerRow {
  cards: readonly TickerCard[];
  /** Whether a new card is sliding in and the first one out. */
  sliding: boolean;
  /** Milliseconds of motion until the next change: a card enters or the slide ends. */
  due: number;
}

export interface TickerState {
  rows: readonly TickerRow[];
  /** Number of items in the list, at least one. */
  items: number;
  /** The id of the next card. */
  next: number;
}

/**
 * Returns the first frame, with full rows. The first row changes after 5 s, the second 3 s later (specification §4).
 */
export function startTicker(items: number, rows: 1 | 2): TickerState {
  const cardOf = (id: number): TickerCard => ({ id, item: id % items });
  return {
    items,
    next: rows * cardsInRow,
    rows: Array.from({ length: rows }, (_, row) => ({
      cards: Array.from({ length: cardsInRow }, (_, column) => cardOf(row * cardsInRow + column)),
      sliding: false,
      due: interval + row * secondRowDelay,
    })),
  };
}

/** Returns the milliseconds until the next change of any row. */
export function untilNextChange({ rows }: TickerState): number {
  return Math.min(...rows.map(({ due }) => due));
}

/** Returns the ticker after `elapsed` more milliseconds of motion, with every change due in that time applied. */
export function advanceTicker(state: TickerState, elapsed: number): TickerState {
  let now = state;
  let left = elapsed;
  for (let step = untilNextChange(now); step <= left; step = untilNextChange(now)) {
    now = changeDueRows(passTime(now, step));
    left -= step;
  }
  return passTime(now, left);
}

/**
 * Returns the ticker with one more card at the end of a row, after a swipe to its end. A row never contains an item
 * twice.
 */
export function extendRow(state: TickerState, index: number): TickerState {
  const row = state.rows[index];
  if (!row || row.cards.length >= state.items) return state;
  const card = { id: state.next, item: state.next % state.items };
  if (row.cards.some(({ item }) => item === card.item)) return state;
  return {
    ...state,
    next: state.next + 1,
    rows: state.rows.with(index, { ...row, cards: [...row.cards, card] }),
  };
}

function passTime(state: TickerState, time: number): TickerState {
  return { ...state, rows: state.rows.map((row) => ({ ...row, due: row.due - time })) };
}

function changeDueRows(state: TickerState): TickerState {
  let { next } = state;
  const rows = state.rows.map((row) => {
    if (row.due > 0) return row;
    if (row.sliding) return { cards: row.cards.slice(1), sliding: false, due: interval - slide };
    const cards = [...row.cards, { id: next, item: next % state.items }];
    next += 1;
    return { cards, sliding: true, due: slide };
  });
  return { ...state, next, rows };
}
