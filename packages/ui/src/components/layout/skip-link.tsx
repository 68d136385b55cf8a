'use client';

import { type AttributesOf, classNames, type LayoutProps } from '../../lib/class-names.ts';
import { useWords } from '../../words/words-provider.tsx';
import { Link } from '../actions/link.tsx';

export interface SkipLinkProps extends LayoutProps, AttributesOf<'a', 'children' | 'href' | 'onClick'> {
  /** The `id` of the element to skip to, usually the page's `main`. */
  targetId: string;
}

/**
 * Skips the navigation. Place it first in the page: it becomes visible when it receives the focus.
 */
export function SkipLink({ targetId, className, ...attributes }: SkipLinkProps) {
  const words = useWords('library');
  return (
    <Link
      {...attributes}
      href={`#${targetId}`}
      variant="plain"
      onClick={(event) => {
        const target = document.getElementById(targetId);
        if (!target) return;
        // An entry for the anchor would be one more to go back through, and React Router cannot block that.
        event.preventDefault();
        target.focus();
      }}
      className={classNames(
        'absolute start-3 top-3 z-20 -translate-y-24 rounded-control bg-pine-deep px-5 py-3 font-semibold text-on-dark focus:translate-y-0 print:hidden',
        className,
      )}
    >
      {words.skipToContent}
    </Link>
  );
}
