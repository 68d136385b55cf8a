export interface TextSkeletonProps {
  /** The number of characters that are expected. */
  length: number;
}

/** Its letters are as wide, on average, as those of other texts. */
const sample =
  'The pump was switched on at six in the morning, before the heat, and forty families came to see it. ';

/**
 * A placeholder for a text whose length is known: as many lines as that text takes in the font and the width of this
 * place, at any width. It is hidden from screen readers, as `Skeleton` is.
 *
 * - **Use**: for text of a limited length, such as an excerpt.
 * - **Instead**: for other shapes use `Skeleton`.
 * - **Content**: the length of the text that replaces it.
 * - **Keyboard**: has no controls.
 * - **Screen readers**: hidden; the view around it announces the loading.
 */
export function TextSkeleton({ length }: TextSkeletonProps) {
  const text = sample.repeat(Math.ceil(length / sample.length)).slice(0, length);
  return (
    <span aria-hidden="true" className="block select-none">
      <span className="bg-linear-[var(--paper-deep)_0_0] box-decoration-clone bg-size-[100%_0.8em] bg-center bg-no-repeat forced-colors:outline">
        <span className="invisible">{text}</span>
      </span>
    </span>
  );
}
