import type { ComponentPropsWithRef } from 'react';

export type SheetProps = Omit<ComponentPropsWithRef<'section'>, 'className' | 'style'>;

/** The white surface of a part of a page. Name it with `aria-label` or `aria-labelledby`. */
export function Sheet(attributes: SheetProps) {
  return (
    <section
      {...attributes}
      className="min-w-0 card p-[min(--spacing(5),4.375vw)] tablet:p-7 print:border-0 print:p-0"
    />
  );
}
