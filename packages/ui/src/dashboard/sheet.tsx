import type { ComponentPropsWithRef } from 'react';

export type SheetProps = Omit<ComponentPropsWithRef<'section'>, 'className' | 'style'>;

/** The white paper that everything on the dashboard lies on. Name it with `aria-label` or `aria-labelledby`. */
export function Sheet(attributes: SheetProps) {
  return (
    <section
      {...attributes}
      className="min-w-0 rounded-pane border border-line bg-paper p-5 tablet:px-7 tablet:py-[26px]"
    />
  );
}
