/**
 * Classes of `Button` and of the button variants of `Link`, controlled by `data-variant` and `data-size` on the root.
 * Separate from `Button`, so that `Link` does not load it.
 */
export const buttonStyle = [
  'relative inline-flex items-center justify-center gap-2.5 rounded-full text-center font-strong text-balance no-underline print:hidden',
  'transition-colors duration-act data-full-width:w-full',
  'data-[size=medium]:min-h-13 data-[size=medium]:px-[min(--spacing(6.5),8.125vw)] data-[size=medium]:py-2 data-[size=medium]:text-body',
  'data-[size=small]:min-h-11 data-[size=small]:px-[min(--spacing(5),6.25vw)] data-[size=small]:py-1.5 data-[size=small]:text-small',
  'data-[variant=primary]:bg-ember data-[variant=primary]:text-paper',
  'data-[variant=primary]:hover:bg-ember-deep',
  'data-[variant=secondary]:text-pine-deep data-[variant=secondary]:inset-ring-(length:--border-frame)',
  'data-[variant=secondary]:inset-ring-current data-[variant=secondary]:hover:bg-pine-mist',
  'in-data-[on=dark]:data-[variant=secondary]:text-on-dark',
  'in-data-[on=dark]:data-[variant=secondary]:hover:bg-pine',
  'data-[variant=quiet]:rounded-text data-[variant=quiet]:px-0 data-[variant=quiet]:text-pine',
  'data-[variant=quiet]:underline data-[variant=quiet]:underline-offset-4',
  'data-[variant=quiet]:hover:text-pine-deep',
  'in-data-[on=dark]:data-[variant=quiet]:text-on-dark in-data-[on=dark]:data-[variant=quiet]:hover:text-paper',
  // Tailwind's utility would declare eleven properties for one filter.
  'not-disabled:not-aria-disabled:active:[filter:brightness(85%)]',
  'disabled:opacity-60 aria-disabled:not-data-pending:opacity-60 data-pending:cursor-default forced-colors:not-data-[variant=quiet]:border',
].join(' ');

/** Further classes of the variant `danger`. Separate, because every button in a page's HTML repeats the others. */
export const dangerStyle =
  'text-failed inset-ring-(length:--border-frame) inset-ring-current hover:bg-failed hover:text-paper';

/** Height: `medium` is 52 px, `small` 44 px. */
export type ButtonSize = 'medium' | 'small';
