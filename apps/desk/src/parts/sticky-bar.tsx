import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

export interface StickyBarProps {
  /** The bar. Its lines wrap. */
  bar: ReactNode;
  /** The content that scrolls below it. Sticky parts of it stick at `--below-bar`. */
  children: ReactNode;
}

/** A bar that stays in view at the top, unless the screen is too low for it. */
export function StickyBar({ bar, children }: StickyBarProps) {
  const element = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setHeight(current.offsetHeight));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const style: CSSProperties & { '--below-bar': string } = { '--below-bar': `${height}px` };
  return (
    <div style={style}>
      <div
        ref={element}
        className="sticky top-0 z-20 flex flex-wrap items-center gap-x-6 gap-y-1 bg-paper-warm py-2 [@media(max-height:30rem)]:static"
      >
        {bar}
      </div>
      {children}
    </div>
  );
}
