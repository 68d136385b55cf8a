/** The frame of every text control: 50 px high, 12 px round, red when invalid. */
export const controlStyle = [
  'block w-full rounded-control border-[1.5px] border-control bg-paper px-4 text-body text-ink',
  'transition-colors duration-act placeholder:text-ink-soft hover:border-ink-soft focus-visible:border-pine',
  'aria-invalid:border-failed aria-invalid:inset-ring aria-invalid:inset-ring-failed disabled:bg-paper-deep',
].join(' ');
