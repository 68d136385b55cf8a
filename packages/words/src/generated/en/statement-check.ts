export const statementCheck = {
  ledgerAltered: (args: { month: string | number }): string => "The ledger of " + String(args.month) + " is not the file that was published.",
  notAsIssued: "The statement is not as it was issued: its signature does not match.",
  lineAltered: (args: { line: string | number; gift: string | number; month: string | number }): string => "Line " + String(args.line) + " of gift " + String(args.gift) + " was altered: it is not in the ledger of " + String(args.month) + ".",
};
