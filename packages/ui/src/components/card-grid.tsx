import { limits } from '@hearthlight/domain';
import { Children, type CSSProperties, type ReactNode } from 'react';

export interface CardGridProps {
  /** Which list it is: it settles the gap and the least width of a card (`spec §9`). */
  gap: 'news' | 'comments' | 'dashboard';
  /** Cards, each an `article`; every child becomes an item of the list. */
  children: ReactNode;
}

/**
 * A list of cards in as many columns as fit. A card is at least 250 px wide, or 350 px in a viewport wider than
 * 1280 px (comments always 250), and never wider than the page. An empty marker, not `none`, keeps it a list in Safari.
 */
export function CardGrid({ gap, children }: CardGridProps) {
  const { narrowCard, wideCard, [gap]: between } = limits.grid;
  const measures: CSSProperties & Record<`--${string}`, string> = {
    '--gap': `${between}px`,
    '--narrow': `${narrowCard}px`,
    '--wide': `${gap === 'comments' ? narrowCard : wideCard}px`,
  };
  return (
    <ul
      style={measures}
      className="grid list-[''] grid-cols-[repeat(auto-fill,minmax(min(100%,var(--narrow)),1fr))] gap-(--gap) wide:grid-cols-[repeat(auto-fill,minmax(min(100%,var(--wide)),1fr))]"
    >
      {Children.map(children, (card) => (
        <li className="grid min-w-0 list-['']">{card}</li>
      ))}
    </ul>
  );
}
