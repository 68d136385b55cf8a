import { useId, type ReactNode } from 'react';

import { Sheet } from './sheet.tsx';

export interface PanelProps {
  title: string;
  /** What stands at the right of the title: a link, buttons. */
  action?: ReactNode;
  children: ReactNode;
}

/** A white sheet of the dashboard under its heading, a landmark named by it. */
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
