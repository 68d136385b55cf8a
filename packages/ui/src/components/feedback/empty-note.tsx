import type { ReactNode } from 'react';

import { type AttributesOf, classNames, type LayoutProps } from '../../lib/class-names.ts';

export interface EmptyNoteProps extends LayoutProps, AttributesOf<'div', 'title' | 'children'> {
  /** Title that says that the list is empty. */
  title: string;
  /** A sentence about the content that will appear here. */
  children: ReactNode;
  /** A link to a next step. */
  action?: ReactNode;
}

/** Replaces an empty list: what will appear in it, and a next step. */
export function EmptyNote({ title, children, action, className, ...attributes }: EmptyNoteProps) {
  return (
    <div {...attributes} className={classNames('grid justify-items-start gap-4 py-2', className)}>
      <div>
        <p data-part="title" className="font-semibold wrap-anywhere">
          {title}
        </p>
        <p data-part="explanation" className="max-w-measure-34 text-ink-soft">
          {children}
        </p>
      </div>
      {action}
    </div>
  );
}
