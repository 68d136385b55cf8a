// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { argumentIn } from '../../number.ts';
import type { giving as English } from '../en/giving.ts';

export const giving: typeof English = {
  status: "الحالة",
  funded: "اكتمل تمويلها",
  ended: "انتهت، وستصلك مستجداتها",
  registered: "تم التسجيل",
  amountRemaining: (args: { amount: string | number; goal: string | number }): string => "المبلغ المتبقي: <amount>" + argumentIn('٠١٢٣٤٥٦٧٨٩', args.amount) + "</amount> من <goal>" + argumentIn('٠١٢٣٤٥٦٧٨٩', args.goal) + "</goal>",
  noGoalYet: (args: { amount: string | number }): string => "المبلغ المتبقي: <amount>" + argumentIn('٠١٢٣٤٥٦٧٨٩', args.amount) + "</amount>. لم يُحدَّد هدف بعد.",
  campaignCause: (args: { title: string | number }): string => "تبرع لحملة: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.title),
};
