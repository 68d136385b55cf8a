import { type AttributesOf, classNames, type LayoutProps } from '../../lib/class-names.ts';

export interface SheetProps extends LayoutProps, AttributesOf<'section'> {}

/** The white surface of a part of a page. Name it with `aria-label` or `aria-labelledby`. */
export function Sheet({ className, ...attributes }: SheetProps) {
  return (
    <section
      {...attributes}
      className={classNames(
        'min-w-0 card p-[min(--spacing(5),4.375vw)] tablet:p-7 print:border-0 print:p-0',
        className,
      )}
    />
  );
}
