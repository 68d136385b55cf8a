// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { giving as English } from '../en/giving.ts';

export const giving: typeof English = {
  status: "⟦Sţàţûš··⟧",
  funded: "⟦Fûñđéđ··⟧",
  ended: "⟦Eñđéđ: ýöû ŵîļļ ĝéţ îţš ûþđàţéš···········⟧",
  registered: "⟦Réĝîšţéŕéđ····⟧",
  amountRemaining: (args: { amount: string | number; goal: string | number }): string => "⟦Aṁöûñţ ŕéṁàîñîñĝ: <amount>" + String(args.amount) + "</amount> öƒ <goal>" + String(args.goal) + "</goal>······················⟧",
  noGoalYet: (args: { amount: string | number }): string => "⟦Aṁöûñţ ŕéṁàîñîñĝ: <amount>" + String(args.amount) + "</amount>. Nö ĝöàļ îš šéţ ýéţ.······················⟧",
  campaignCause: (args: { title: string | number }): string => "⟦Càṁþàîĝñ: " + String(args.title) + "······⟧",
};
