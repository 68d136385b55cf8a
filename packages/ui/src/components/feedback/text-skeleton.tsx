import { classNames, type LayoutProps } from '../../lib/class-names.ts';

export interface TextSkeletonProps extends LayoutProps {
  /** The number of characters that are expected. */
  length: number;
}

/** Sample text with letters of average width. */
const sample =
  'The pump was switched on at six in the morning, before the heat, and forty families came to see it. ';

/**
 * A placeholder for text of a known length. It takes as many lines as the text would in the same font and width. It is hidden from screen readers, as `Skeleton` is.
 */
export function TextSkeleton({ length, className }: TextSkeletonProps) {
  const text = sample.repeat(Math.ceil(length / sample.length)).slice(0, length);
  return (
    <span aria-hidden="true" className={classNames('block select-none', className)}>
      <span className="bg-linear-[var(--paper-deep)_0_0] box-decoration-clone bg-size-[100%_0.8em] bg-center bg-no-repeat forced-colors:outline">
        <span lang="en" className="invisible">
          {text}
        </span>
      </span>
    </span>
  );
}
