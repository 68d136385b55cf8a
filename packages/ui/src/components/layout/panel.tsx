'use client';

import { type ReactNode, useId } from 'react';

import type { AttributesOf, LayoutProps } from '../../lib/class-names.ts';
import { Sheet } from './sheet.tsx';

export interface PanelProps extends LayoutProps, AttributesOf<'section', 'title' | 'children'> {
  /** The heading, which is also the region's accessible name. */
  title: string;
  /** Links or buttons at the right of the title. */
  action?: ReactNode;
  /** Leaves the white surface out, for content that is cards. */
  bare?: boolean;
  /** Hides heading and action in print, where a letterhead has its own heading. */
  hasLetterhead?: boolean;
  /** The content below the heading. */
  children: ReactNode;
}

/** A `Sheet` with a heading. */
export function Panel(props: PanelProps) {
  const { title, action, bare = false, hasLetterhead = false, children, ...attributes } = props;
  const headingId = useId();
  const Surface = bare ? 'section' : Sheet;
  return (
    <Surface {...attributes} aria-labelledby={headingId}>
      <div
        data-letterhead={hasLetterhead}
        className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2 data-[letterhead=true]:print:hidden"
      >
        <h2 data-part="title" id={headingId} className="min-w-[min(100%,8rem)] flex-1 text-heading">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </Surface>
  );
}
