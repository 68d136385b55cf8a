import type { ReactNode } from 'react';

export interface FactProps {
  /** What the value is. */
  name: string;
  /** The value. */
  children: ReactNode;
}

/** A name and its value, in a `dl`. */
export function Fact({ name, children }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="text-label text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
