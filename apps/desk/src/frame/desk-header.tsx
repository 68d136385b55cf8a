import { ZoneNote } from '@hearthlight/ui/parts';
import type { ReactNode } from 'react';

export interface DeskHeaderProps {
  /**
   * The page's title, its `h1`, in any direction of writing: it may be the name of a file or a donor. It takes the
   * focus when the page opens.
   */
  title: string;
  /** A line above the title, such as a date or a link back. */
  above?: ReactNode;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** Whether the page shows hours. Then their time zone is named. */
  hasTimes?: boolean;
  /** The page's main action, at the end of the line. */
  action?: ReactNode;
}

/** The heading of a page of the desk. */
export function DeskHeader({ title, above, lead, hasTimes, action }: DeskHeaderProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-[min(100%,16rem)] flex-1">
        {above && <div className="mb-1 text-small text-ink-soft">{above}</div>}
        <h1 tabIndex={-1} className="text-pane wrap-anywhere">
          <bdi>{title}</bdi>
        </h1>
        {lead && <p className="mt-1.5 max-w-text text-ink-soft">{lead}</p>}
        {hasTimes && <ZoneNote />}
      </div>
      {action}
    </div>
  );
}
