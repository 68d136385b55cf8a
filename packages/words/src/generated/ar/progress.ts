// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { argumentIn } from '../../number.ts';
import type { progress as English } from '../en/progress.ts';

export const progress: typeof English = {
  ofGoal: (args: { collected: string | number; goal: string | number; percent: string | number }): string => argumentIn('٠١٢٣٤٥٦٧٨٩', args.collected) + " من " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.goal) + " (" + argumentIn('٠١٢٣٤٥٦٧٨٩', args.percent) + "٪)",
  nothingRemains: "لا شيء",
};
