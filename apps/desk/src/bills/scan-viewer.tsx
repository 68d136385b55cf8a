import { formatPercent } from '@hearthlight/domain';
import { billScanPagePath } from '@hearthlight/domain/desk';
import { Button, Dialog, useWords } from '@hearthlight/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export interface ScanViewerProps {
  /** The number of the bill. */
  id: number;
  /** The name of the dialog. */
  title: string;
  /** How many pages the scan has. */
  pages: number;
  /** Called when the viewer is closed. */
  onClose: () => void;
}

/** Widths of a page, in percent of the one that fits. */
const sizes = [100, 150, 200, 300, 400] as const;

/** Keys that change the size, as in a browser, and by how many steps. */
const steps: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, '0': -sizes.length };

type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** Returns where a tapped point, or else the center of what is visible, is in all that can be scrolled, from 0 to 1. */
function centerOf(pane: HTMLElement, tap: Point | undefined) {
  const { left, top } = pane.getBoundingClientRect();
  const x = tap ? tap.clientX - left : pane.clientWidth / 2;
  const y = tap ? tap.clientY - top : pane.clientHeight / 2;
  return { x: (pane.scrollLeft + x) / pane.scrollWidth, y: (pane.scrollTop + y) / pane.scrollHeight };
}

/** Scrolls to a point that `centerOf` returned, so that zooming keeps what is read in view. */
const scrollTo = (pane: HTMLElement, { x, y }: ReturnType<typeof centerOf>) =>
  pane.scrollTo(x * pane.scrollWidth - pane.clientWidth / 2, y * pane.scrollHeight - pane.clientHeight / 2);

/**
 * The pages of a scan below each other on the whole screen, from one that fits to four times its width. A tap enlarges
 * them.
 */
export function ScanViewer({ id, title, pages, onClose }: ScanViewerProps) {
  const words = useWords('deskBills');
  const [at, setAt] = useState(0);
  const pane = useRef<HTMLElement>(null);
  function zoom(by: number, tap?: Point) {
    const center = pane.current && centerOf(pane.current, tap);
    // The pages must have their new size before they are scrolled.
    flushSync(() => setAt(Math.min(sizes.length - 1, Math.max(0, at + by))));
    if (pane.current && center) scrollTo(pane.current, center);
  }
  const size = sizes[at] ?? 100;
  const isLargest = at === sizes.length - 1;
  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step !== undefined && !event.ctrlKey && !event.metaKey) zoom(step);
  }
  return (
    <Dialog open onOpenChange={onClose} title={title} className="max-w-none! p-4! tablet:p-6!" onKeyDown={onKeyDown}>
      <div className="-mt-3 flex flex-wrap items-center gap-2">
        <Button size="small" variant="secondary" aria-disabled={at === 0} onClick={() => zoom(-1)}>
          {words.zoomOut}
        </Button>
        <Button size="small" variant="secondary" aria-disabled={isLargest} onClick={() => zoom(1)}>
          {words.zoomIn}
        </Button>
        <output className="text-small text-ink-soft tabular">{words.zoom({ percent: formatPercent(size) })}</output>
      </div>
      <section
        ref={pane}
        aria-label={title}
        dir="ltr"
        className="mt-3 h-[calc(100dvh-11rem)] min-h-48 overflow-auto rounded-control bg-paper-deep p-2"
      >
        {Array.from({ length: pages }, (_, index) => (
          <button
            key={index}
            type="button"
            onClick={(event) => zoom(isLargest ? -sizes.length : 1, event.detail > 0 ? event : undefined)}
            data-largest={isLargest || undefined}
            className="mx-auto mb-2 block cursor-zoom-in data-largest:cursor-zoom-out"
            style={{ width: `calc(min(100%, 56rem) * ${size / 100})` }}
          >
            {pages > 1 && (
              <span aria-hidden className="sticky start-0 block w-fit px-1 py-0.5 text-label text-ink-soft">
                {words.page({ page: index + 1, total: pages })}
              </span>
            )}
            <img
              src={billScanPagePath(id, index + 1)}
              alt={words.page({ page: index + 1, total: pages })}
              loading={index > 1 ? 'lazy' : 'eager'}
              className="min-h-11 w-full bg-paper"
            />
          </button>
        ))}
      </section>
    </Dialog>
  );
}
