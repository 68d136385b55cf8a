import type { ReactNode } from 'react';

export interface NewsCardLayoutProps {
  /** The picture in its arch. */
  picture: ReactNode;
  /** The first tag and the title. */
  heading: ReactNode;
  /** The excerpt, or a placeholder of its length. */
  excerpt: ReactNode;
}

/**
 * The parts of a `NewsCard` in their places, so that the card and its placeholder are equally high. In a wide card the
 * text is beside the picture, in a narrow one below it.
 *
 * @summary The parts of a `NewsCard` in their places.
 */
export function NewsCardLayout({ picture, heading, excerpt }: NewsCardLayoutProps) {
  return (
    <div className="grid grid-cols-[4.75rem_1fr] content-start gap-x-5 gap-y-4 @row:grid-cols-[8.5rem_1fr] @row:grid-rows-[auto_1fr] @row:gap-x-7 @row:gap-y-3">
      <div className="self-center @row:row-span-2 @row:self-start">{picture}</div>
      <div className="grid min-w-0 gap-1.5 self-center @row:self-start">{heading}</div>
      <p className="col-span-2 text-small wrap-anywhere text-ink-soft @row:col-span-1">{excerpt}</p>
    </div>
  );
}
