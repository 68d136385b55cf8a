import { useEffect, useRef, useState } from 'react';

export interface FramedPageProps {
  /** Accessible name of the frame. */
  title: string;
  /** The page, without scripts. */
  html: string;
  /** Its width and height in pixels. It is scaled down to the space that there is. */
  size: { width: number; height: number };
}

/** A page of the site, at the width of a device. Nothing in it runs, is submitted or opens. */
export function FramedPage({ title, html, size }: FramedPageProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [space, setSpace] = useState(size.width);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setSpace(entry?.contentRect.width ?? 0));
    if (holder.current) observer.observe(holder.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, space / size.width);
  return (
    <div
      ref={holder}
      dir="ltr"
      className="relative max-w-full overflow-hidden rounded-pane border-frame border-line bg-paper"
      style={{ width: size.width, aspectRatio: `${size.width} / ${size.height}` }}
    >
      {/* Fonts and styles are those of the origin, which the frame may use. Scripts may not run. */}
      <iframe
        title={title}
        srcDoc={html}
        sandbox="allow-same-origin"
        className="absolute start-0 top-0 max-w-none"
        style={{ ...size, transform: `scale(${scale})`, transformOrigin: '0 0' }}
      />
    </div>
  );
}
