// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { giving as English } from '../en/giving.ts';

export const giving: typeof English = {
  status: "Status",
  funded: "Cel osiągnięty",
  ended: "Zakończona: dostaniesz z niej relacje",
  registered: "Bierzesz udział",
  amountRemaining: (args: { amount: string | number; goal: string | number }): string => "Pozostało: <amount>" + String(args.amount) + "</amount> z <goal>" + String(args.goal) + "</goal>",
  noGoalYet: (args: { amount: string | number }): string => "Pozostało: <amount>" + String(args.amount) + "</amount>. Cel nie jest jeszcze ustalony.",
  campaignCause: (args: { title: string | number }): string => "Zbiórka: " + String(args.title),
};
