import type { ReactNode } from 'react';

export interface FactListProps {
  /** `Fact` elements. */
  children: ReactNode;
}

/** Facts in one or two columns. */
export function FactList({ children }: FactListProps) {
  return <dl className="grid gap-x-6 gap-y-4 text-small tablet:grid-cols-2">{children}</dl>;
}
