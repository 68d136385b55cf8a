/** A measured figure and its goal in docs/budgets.md. */
export interface Figure {
  figure: string;
  value: number;
  /** Digits after the point, 0 by default. */
  digits?: number;
  /** Stands after the value, with its space if it has one. */
  unit?: string;
  goal: { atMost: number } | { atLeast: number };
}

export const textOf = ({ value, digits = 0, unit = '' }: Figure): string => `${value.toFixed(digits)}${unit}`;

export const goalOf = ({ goal, unit = '' }: Figure): string =>
  'atMost' in goal ? `at most ${goal.atMost}${unit}` : `at least ${goal.atLeast}${unit}`;

/** Compares what is printed, so that no figure looks like its goal and misses it. */
export function isReached({ value, digits = 0, goal }: Figure): boolean {
  const printed = Number(value.toFixed(digits));
  return 'atMost' in goal ? printed <= goal.atMost : printed >= goal.atLeast;
}

/** Names the figures that missed their goals, and lets the command fail if there are any. */
export function reportMissed(figures: readonly Figure[]): void {
  for (const figure of figures.filter((one) => !isReached(one))) {
    console.error(`Missed: ${figure.figure}: ${textOf(figure)}, ${goalOf(figure)}.`);
    process.exitCode = 1;
  }
}
