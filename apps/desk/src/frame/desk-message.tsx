import type { ReactNode } from 'react';

export interface DeskMessageProps {
  /** The page's `h1`. */
  title: string;
  /** The way out, as a sentence. */
  children: ReactNode;
  /** A link or button below the text. */
  action?: ReactNode;
}

/** A page that only says something: without permission, without an address, or after an error. */
export function DeskMessage({ title, children, action }: DeskMessageProps) {
  return (
    <div className="grid max-w-text justify-items-start gap-5 py-6 desk:py-16">
      <span aria-hidden="true" className="block aspect-portrait w-14 rounded-arch-portrait bg-paper-deep" />
      <h1 tabIndex={-1} className="text-pane wrap-anywhere">
        {title}
      </h1>
      <p className="text-lead wrap-anywhere text-ink-soft">{children}</p>
      {action}
    </div>
  );
}
