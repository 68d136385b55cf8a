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
 * text is beside the picture, in a narrow one below it, and in a very narrow one the heading, too.
 */
export function NewsCardLayout({ picture, heading, excerpt }: NewsCardLayoutProps) {
  return (
    <div className="grid content-start gap-x-5 gap-y-4 @beside:grid-cols-[4.75rem_1fr] @row:grid-cols-[8.5rem_1fr] @row:grid-rows-[auto_1fr] @row:gap-x-7 @row:gap-y-3">
      <div className="self-center @row:row-span-2 @row:self-start">{picture}</div>
      <div className="grid min-w-0 gap-1.5 self-center @row:self-start">{heading}</div>
      <p data-part="excerpt" className="text-small wrap-anywhere text-ink-soft @beside:col-span-2 @row:col-span-1">
        {excerpt}
      </p>
    </div>
  );
}
