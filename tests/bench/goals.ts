/** A measured figure and its goal in docs/budgets.md. */
export interface Figure {
  figure: string;
  value: number;
  /** Digits after the decimal point. Default: 0. */
  digits?: number;
  /** Printed after the value, including any space. */
  unit?: string;
  goal: { atMost: number } | { atLeast: number };
}

export const textOf = ({ value, digits = 0, unit = '' }: Figure): string => `${value.toFixed(digits)}${unit}`;

export const goalOf = ({ goal, unit = '' }: Figure): string =>
  'atMost' in goal ? `at most ${goal.atMost}${unit}` : `at least ${goal.atLeast}${unit}`;

/** Compares the printed value, so that no figure misses a goal that it appears to reach. */
export function isReached({ value, digits = 0, goal }: Figure): boolean {
  const printed = Number(value.toFixed(digits));
  return 'atMost' in goal ? printed <= goal.atMost : printed >= goal.atLeast;
}

/** Prints the figures that missed their goals, and sets the exit code if there are any. */
export function reportMissed(figures: readonly Figure[]): void {
  for (const figure of figures.filter((one) => !isReached(one))) {
    console.error(`Missed: ${figure.figure}: ${textOf(figure)}, ${goalOf(figure)}.`);
    process.exitCode = 1;
  }
}
