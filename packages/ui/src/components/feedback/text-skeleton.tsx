import { type AttributesOf, classNames, type LayoutProps } from '../../lib/class-names.ts';

export interface TextSkeletonProps extends LayoutProps, AttributesOf<'span', 'children'> {
  /** The number of characters that are expected. */
  length: number;
}

/**
 * As wide as a word of five letters and a space. It has no letters, because a page must not have words that nobody
 * wrote.
 */
const word = `${'\u00A0'.repeat(10)} `;

/**
 * A placeholder for text of a known length. It takes as many lines as the text would in the same font and width. It is
 * hidden from screen readers, as `Skeleton` is.
 */
export function TextSkeleton({ length, className, ...attributes }: TextSkeletonProps) {
  const text = word.repeat(Math.ceil(length / 6));
  return (
    <span {...attributes} aria-hidden="true" className={classNames('block select-none', className)}>
      <span className="bg-linear-[var(--paper-deep)_0_0] box-decoration-clone bg-size-[100%_0.8em] bg-center bg-no-repeat forced-colors:outline">
        {text}
      </span>
    </span>
  );
}
