import { Icon, useWords } from '@hearthlight/ui';
import { useOnScreen } from '@hearthlight/ui/parts';
import { type ReactNode, useRef } from 'react';

export interface MenuScrollProps {
  /** The menu. */
  children: ReactNode;
}

/** Scrolls the menu where the screen is too low for it, and says so until its end is in view. */
export function MenuScroll({ children }: MenuScrollProps) {
  const words = useWords('desk');
  const scroller = useRef<HTMLDivElement>(null);
  const [end, isEndShown] = useOnScreen<HTMLSpanElement>();
  return (
    <div className="relative -mx-3.5 flex flex-1 flex-col [@media(min-height:30rem)]:min-h-0">
      <div ref={scroller} className="flex-1 px-3.5 [@media(min-height:30rem)]:overflow-y-auto">
        {children}
        <span ref={end} className="block h-px" />
      </div>
      {!isEndShown && (
        <button
          type="button"
          className="absolute inset-x-0 bottom-0 hidden h-11 cursor-pointer items-end justify-center gap-2 bg-linear-to-t from-paper from-60% to-transparent pb-1 text-label font-strong text-pine-deep [@media(min-height:30rem)]:flex"
          onClick={() => scroller.current?.scrollTo({ top: scroller.current.scrollHeight })}
        >
          {words.morePages}
          <Icon name="chevron" className="size-3.5" />
        </button>
      )}
    </div>
  );
}
