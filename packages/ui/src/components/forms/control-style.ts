/** Classes of every text control: frame, text, and the states hover, focus, invalid and disabled. */
export const controlStyle = [
  'block w-full rounded-control border-frame border-control bg-paper px-4 text-body text-ink',
  'transition-colors duration-act placeholder:text-ink-soft hover:border-ink-soft focus-visible:border-pine',
  'aria-invalid:border-failed aria-invalid:inset-ring aria-invalid:inset-ring-failed disabled:bg-paper-deep',
  'forced-colors:aria-invalid:border-3',
].join(' ');
