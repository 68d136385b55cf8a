'use client';

import { type CSSProperties, type ReactNode, type UIEvent, useState } from 'react';

import type { AttributesOf, LayoutProps } from '../../lib/class-names.ts';
import { useOnScreen } from '../../lib/use-on-screen.ts';
import { usePageVisible } from '../../lib/use-page-visible.ts';
import { useReducedMotion } from '../../lib/use-reduced-motion.ts';
import { PauseButton } from '../actions/pause-button.tsx';
import { StillList } from './still-list.tsx';
import { cardsInRow, type TickerRow } from './ticker-state.ts';
import { useAttention } from './use-attention.ts';
import { useTicker } from './use-ticker.ts';

export interface TickerItem {
  /** Unique among the items. */
  id: string;
  /** Content of the card, without its frame. No links or buttons, because it moves. */
  content: ReactNode;
  /** The same content as text, for screen readers. */
  text: string;
}

export interface TickerProps extends LayoutProps, AttributesOf<'div', 'children'> {
  /** Name of the list, and of what the Pause button pauses. */
  label: string;
  /** All items, in order. */
  items: ReadonlyArray<TickerItem>;
  /** Number of rows that move. */
  rows?: 1 | 2;
}

/**
 * Rows of cards that advance by one card every 5 seconds. It pauses on hover, touch and focus, while the tab is hidden
 * or the ticker is off screen, and with its Pause button. Swiping a row shows its next cards. With
 * `prefers-reduced-motion`, or too few items to fill the rows, it renders a static list. Screen readers, and pages
 * without script, get all items in a plain list.
 */
export function Ticker({ label, items, rows = 1, className, ...attributes }: TickerProps) {
  const reducedMotion = useReducedMotion();
  const still = items.length <= cardsInRow * rows || reducedMotion;
  if (items.length === 0) return null;
  // The server renders both forms, so that the layout does not shift once the browser's preference is known.
  const unknown = still === undefined;
  return (
    <div {...attributes} className={className}>
      {still !== true && (
        <div data-unknown={unknown} className="data-[unknown=true]:still:hidden">
          <MovingRows label={label} items={items} rows={rows} />
        </div>
      )}
      {still !== false && (
        <div data-unknown={unknown} className="data-[unknown=true]:hidden data-[unknown=true]:still:block">
          <StillList label={label} items={items} />
        </div>
      )}
    </div>
  );
}

function MovingRows({ label, items, rows: rowCount }: Required<Pick<TickerProps, 'label' | 'items' | 'rows'>>) {
  const [paused, setPaused] = useState(false);
  const { attended, release, handlers } = useAttention();
  const [ref, onScreen] = useOnScreen<HTMLDivElement>();
  const pageVisible = usePageVisible();
  const running = !paused && !attended && pageVisible && onScreen;
  const { rows, extend } = useTicker({ items: items.length, rows: rowCount, running });

  function toggle() {
    if (paused) release();
    setPaused(!paused);
  }

  return (
    <div ref={ref} {...handlers} data-running={running}>
      <div className="mb-4 flex justify-end print:hidden noscript:hidden">
        <PauseButton data-part="pause-button" label={label} paused={paused} onToggle={toggle} />
      </div>
      {/* All items, for pages without script and for print. */}
      <ul aria-label={label} className="sr-only print:not-sr-only noscript:not-sr-only">
        {items.map(({ id, text }) => (
          <li key={id} className="print:mb-3 noscript:mb-5 noscript:card noscript:p-5">
            {text}
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="grid grid-cols-1 gap-5 overflow-hidden print:hidden noscript:hidden">
        {rows.map((row, index) => (
          <Row key={index} row={row} items={items} running={running} onEnd={() => extend(index)} />
        ))}
      </div>
    </div>
  );
}

/** A row fits three cards, or fewer in a narrow container. The next card is outside the row. */
const measures: CSSProperties & Record<`--${string}`, string> = {
  '--card': 'max(min(18rem, 85%), calc((100% - 2.5rem) / 3))',
};
const cardStyle = 'shrink-0 basis-(--card) card p-5 text-ink';

interface RowProps {
  row: TickerRow;
  items: ReadonlyArray<TickerItem>;
  running: boolean;
  /** Called when a swipe reaches the last cards. */
  onEnd: () => void;
}

function Row({ row, items, running, onEnd }: RowProps) {
  const longest = items.reduce((one, other) => (other.text.length > one.text.length ? other : one));
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth, scrollWidth } }: UIEvent) => {
    // Negative where text runs right to left.
    if (Math.abs(scrollLeft) + 1.5 * clientWidth > scrollWidth) onEnd();
  };
  return (
    // It scrolls by touch. Tab skips it, because keyboards and screen readers use the list.
    <div
      data-part="row"
      style={measures}
      tabIndex={-1}
      onScroll={onScroll}
      className="grid [scrollbar-width:none] grid-cols-1 overflow-x-auto overflow-y-hidden overscroll-x-contain"
    >
      {/* The longest item, invisible, reserves the height plus one line, so that the layout does not shift. */}
      <div inert className="invisible col-start-1 row-start-1 flex pb-[1lh]">
        <div className={cardStyle}>{longest.content}</div>
      </div>
      <div
        inert
        data-sliding={row.sliding}
        data-running={running}
        className="col-start-1 row-start-1 flex gap-5 data-[running=false]:[animation-play-state:paused] data-[sliding=true]:animate-ticker-slide rtl:[--toward-start:1]"
      >
        {row.cards.map(({ id, item }) => (
          <div key={id} data-card className={cardStyle}>
            {items[item]?.content}
          </div>
        ))}
      </div>
    </div>
  );
}
