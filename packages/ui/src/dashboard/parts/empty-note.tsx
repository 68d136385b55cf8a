import type { ReactNode } from 'react';

export interface EmptyNoteProps {
  /** Title that says that the list is empty. */
  title: string;
  /** What will appear here. */
  children: ReactNode;
  /** A link to a next step. */
  action?: ReactNode;
}

/** Replaces an empty list: what will appear in it, and a next step. */
export function EmptyNote({ title, children, action }: EmptyNoteProps) {
  return (
    <div className="grid justify-items-start gap-4 py-2">
      <div>
        <p className="font-semibold">{title}</p>
        <p className="max-w-measure-34 text-ink-soft">{children}</p>
      </div>
      {action}
    </div>
  );
}
