// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
export const progress = {
  ofGoal: (args: { collected: string | number; goal: string | number; percent: string | number }): string => String(args.collected) + " of " + String(args.goal) + " (" + String(args.percent) + "%)",
  nothingRemains: "None",
};
