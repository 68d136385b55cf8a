import type { ReactNode } from 'react';

export interface TagProps {
  children: ReactNode;
}

/** The subject of a card, a word or two above its title. */
export function Tag({ children }: TagProps) {
  return (
    <span className="block text-label font-semibold text-pine in-data-[on=dark]:text-sun">{children}</span>
  );
}
