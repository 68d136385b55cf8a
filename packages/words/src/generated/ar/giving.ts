import type { giving as English } from '../en/giving.ts';

export const giving: typeof English = {
  status: "الحالة",
  funded: "اكتمل تمويلها",
  ended: "انتهت، وستصلك مستجداتها",
  registered: "تم التسجيل",
  amountRemaining: (args: { amount: string | number; goal: string | number }): string => "المبلغ المتبقي: <amount>" + String(args.amount) + "</amount> من <goal>" + String(args.goal) + "</goal>",
  noGoalYet: (args: { amount: string | number }): string => "المبلغ المتبقي: <amount>" + String(args.amount) + "</amount>. لم يُحدَّد هدف بعد.",
};
