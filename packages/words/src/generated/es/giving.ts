// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { giving as English } from '../en/giving.ts';

export const giving: typeof English = {
  status: "Estado",
  funded: "Financiada",
  ended: "Finalizada: recibirás sus novedades",
  registered: "Inscripción confirmada",
  amountRemaining: (args: { amount: string | number; goal: string | number }): string => "Importe restante: <amount>" + String(args.amount) + "</amount> de <goal>" + String(args.goal) + "</goal>",
  noGoalYet: (args: { amount: string | number }): string => "Importe restante: <amount>" + String(args.amount) + "</amount>. Aún no has fijado un objetivo.",
  campaignCause: (args: { title: string | number }): string => "Para la campaña " + String(args.title),
};
