// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { progress as English } from '../en/progress.ts';

export const progress: typeof English = {
  ofGoal: (args: { collected: string | number; goal: string | number; percent: string | number }): string => "⟦" + String(args.collected) + " öƒ " + String(args.goal) + " (" + String(args.percent) + "%)············⟧",
  nothingRemains: "⟦Nöñé··⟧",
};
