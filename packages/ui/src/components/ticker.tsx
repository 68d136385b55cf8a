import { type CSSProperties, type ReactNode, useState } from 'react';

import { cardsInRow, type TickerRow } from '../lib/ticker-state.ts';
import { useAttention } from '../lib/use-attention.ts';
import { useOnScreen } from '../lib/use-on-screen.ts';
import { usePageVisible } from '../lib/use-page-visible.ts';
import { useReducedMotion } from '../lib/use-reduced-motion.ts';
import { useTicker } from '../lib/use-ticker.ts';
import { PauseButton } from './pause-button.tsx';
import { StillList } from './still-list.tsx';

export interface TickerItem {
  id: string;
  /** What the card shows; the ticker draws the card around it. No links or buttons: it moves. */
  content: ReactNode;
  /** The same in plain words, for screen readers. */
  text: string;
}

export interface TickerProps {
  /** What goes by: the name of the list and of the Pause button. */
  label: string;
  items: readonly TickerItem[];
  rows?: 1 | 2;
  /** `system` follows the reader's setting for motion; `full` and `still` do not ask. */
  motion?: 'system' | 'full' | 'still';
}

/**
 * Cards that go by, one every 5 seconds. It stops while the pointer or the focus is on it, in a hidden tab, out of
 * sight and on Pause; for who wants no motion it is a list that stands still, as it is with too few cards to go
 * round. Screen readers find all items in a plain list.
 */
export function Ticker({ label, items, rows = 1, motion = 'system' }: TickerProps) {
  const reduced = useReducedMotion();
  const still = motion === 'still' || (motion === 'system' && reduced) || items.length <= cardsInRow * rows;
  if (items.length === 0) return null;
  return still ? (
    <StillList label={label} items={items} />
  ) : (
    <MovingRows label={label} items={items} rows={rows} />
  );
}

function MovingRows({
  label,
  items,
  rows: rowCount,
}: Required<Pick<TickerProps, 'label' | 'items' | 'rows'>>) {
  const [paused, setPaused] = useState(false);
  const { attended, release, handlers } = useAttention();
  const [ref, onScreen] = useOnScreen<HTMLDivElement>();
  const pageVisible = usePageVisible();
  const running = !paused && !attended && pageVisible && onScreen;
  const rows = useTicker({ items: items.length, rows: rowCount, running });

  function toggle() {
    if (paused) release();
    setPaused(!paused);
  }

  return (
    <div ref={ref} {...handlers} data-running={running}>
      <div className="mb-4 flex justify-end">
        <PauseButton label={label} paused={paused} onToggle={toggle} />
      </div>
      <ul aria-label={label} className="sr-only">
        {items.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <div aria-hidden="true" inert className="grid grid-cols-1 gap-5 overflow-hidden">
        {rows.map((row, index) => (
          <Row key={index} row={row} items={items} running={running} />
        ))}
      </div>
    </div>
  );
}

/** Three cards to a row, or fewer where a card would be too narrow; the next waits outside. */
const measures: CSSProperties & Record<`--${string}`, string> = {
  '--card': 'max(min(18rem, 85%), calc((100% - 2.5rem) / 3))',
};
const card = 'shrink-0 basis-(--card) rounded-pane border border-line bg-paper p-5 text-ink';

function Row({ row, items, running }: { row: TickerRow; items: readonly TickerItem[]; running: boolean }) {
  const longest = items.reduce((one, other) => (other.text.length > one.text.length ? other : one));
  return (
    <div style={measures} className="grid grid-cols-1">
      {/* The longest item, unseen, keeps the height, with a line to spare: cards change, the page does not move. */}
      <div className="invisible col-start-1 row-start-1 flex pb-[1lh]">
        <div className={card}>{longest.content}</div>
      </div>
      <div
        data-sliding={row.sliding}
        data-running={running}
        className="col-start-1 row-start-1 flex gap-5 data-[running=false]:[animation-play-state:paused] data-[sliding=true]:animate-[ticker-slide_1s_var(--ease-out)_forwards]"
      >
        {row.cards.map(({ id, item }) => (
          <div key={id} data-card className={card}>
            {items[item]?.content}
          </div>
        ))}
      </div>
    </div>
  );
}
