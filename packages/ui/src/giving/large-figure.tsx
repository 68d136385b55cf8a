export interface LargeFigureProps {
  /** A formatted sum or count. */
  children: string;
}

/** Width of a character in em, with room for fonts with wider digits than those of the shipped foundations. */
const character = 0.64;

/**
 * A sum or count in large figures, on one line. They shrink to fit the nearest container, so an ancestor must be
 * one (`@container`).
 */
export function LargeFigure({ children }: LargeFigureProps) {
  const widest = 100 / (children.length * character);
  return (
    <span
      style={{ fontSize: `min(var(--text-figure), ${widest.toFixed(2)}cqi)` }}
      className="block font-display text-figure whitespace-nowrap tabular"
    >
      {children}
    </span>
  );
}
