// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
export const giving = {
  status: "Status",
  funded: "Funded",
  ended: "Ended: you will get its updates",
  registered: "Registered",
  amountRemaining: (args: { amount: string | number; goal: string | number }): string => "Amount remaining: <amount>" + String(args.amount) + "</amount> of <goal>" + String(args.goal) + "</goal>",
  noGoalYet: (args: { amount: string | number }): string => "Amount remaining: <amount>" + String(args.amount) + "</amount>. No goal is set yet.",
  campaignCause: (args: { title: string | number }): string => "Campaign: " + String(args.title),
};
