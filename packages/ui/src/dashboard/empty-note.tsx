import type { ReactNode } from 'react';

export interface EmptyNoteProps {
  /** That there is nothing, in the fewest words. */
  title: string;
  /** What will be here. */
  children: ReactNode;
  /** What to do about it: a link. */
  action?: ReactNode;
}

/** Stands where a list will be: says that it is empty, what will be there and what to do. */
export function EmptyNote({ title, children, action }: EmptyNoteProps) {
  return (
    <div className="grid justify-items-start gap-4 py-2">
      <div>
        <p className="font-semibold">{title}</p>
        <p className="max-w-[34em] text-ink-soft">{children}</p>
      </div>
      {action}
    </div>
  );
}
