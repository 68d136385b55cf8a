import { Children, type ReactNode } from 'react';

import { type AttributesOf, classNames, type LayoutProps } from '../../lib/class-names.ts';

export interface CardGridProps extends LayoutProps, AttributesOf<'ul'> {
  /** Distance between cards: 50, 30 or 20 px (specification §9). */
  gap: 'large' | 'medium' | 'small';
  /**
   * Minimum width of a card. `wide` is 250 px, and 350 px in a viewport wider than 1280 px; `narrow` is always
   * 250 px (specification §9).
   */
  cards?: 'wide' | 'narrow';
  /** The maximum number of columns. Default: as many as fit. */
  columns?: 2 | undefined;
  /** Cards, usually an `article` each. Each becomes a list item; `null`, `undefined` and booleans are skipped. */
  children: ReactNode;
}

/**
 * A list of cards in as many columns as fit. A card is never wider than the page.
 */
export function CardGrid({ gap, cards = 'wide', columns, children, className, ...attributes }: CardGridProps) {
  // An empty marker instead of `list-none`, because Safari removes the list role from lists without a marker.
  return (
    <ul
      {...attributes}
      data-gap={gap}
      data-cards={cards}
      data-columns={columns}
      className={classNames(
        "grid list-[''] grid-cols-cards-narrow data-[gap=large]:gap-grid-large data-[gap=medium]:gap-grid-medium data-[gap=small]:gap-grid-small data-[columns=2]:[--card-least:calc(50%-var(--grid-gap-small))] wide:data-[cards=wide]:grid-cols-cards-wide",
        className,
      )}
    >
      {Children.map(Children.toArray(children), (card) => (
        <li className="grid min-w-0 list-[''] has-[>[data-lead]]:col-span-full">{card}</li>
      ))}
    </ul>
  );
}
