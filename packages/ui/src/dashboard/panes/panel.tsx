import { useId, type ReactNode } from 'react';

import { Sheet } from './sheet.tsx';

export interface PanelProps {
  /** The heading, which is also the region's accessible name. */
  title: string;
  /** Links or buttons at the right of the title. */
  action?: ReactNode;
  /** The content below the heading. */
  children: ReactNode;
}

/**
 * A `Sheet` with a heading.
 *
 * @summary A `Sheet` with a heading.
 */
export function Panel({ title, action, children }: PanelProps) {
  const headingId = useId();
  return (
    <Sheet aria-labelledby={headingId}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id={headingId} className="text-heading">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </Sheet>
  );
}
