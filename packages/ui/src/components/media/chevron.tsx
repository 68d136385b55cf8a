/**
 * An arrow that points down, in the color of the text: something opens. Its parent turns it.
 *
 * @summary An arrow that points down, in the color of the text.
 */
export function Chevron() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 fill-none stroke-current stroke-2">
      <path d="m3.5 6 4.5 4.5L12.5 6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
