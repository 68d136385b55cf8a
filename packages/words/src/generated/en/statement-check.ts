export const statementCheck = {
  ledgerAltered: (args: { month: string | number }): string => "The ledger of " + String(args.month) + " was altered: its hashes do not lead to its root.",
  notAsIssued: "The statement is not as it was issued.",
  lineRepeated: (args: { line: string | number; other: string | number }): string => "Line " + String(args.line) + " repeats line " + String(args.other) + ".",
  lineAdded: (args: { line: string | number }): string => "Line " + String(args.line) + " was added.",
  lineMoved: (args: { line: string | number }): string => "Line " + String(args.line) + " is not in its place.",
  lineMissing: (args: { line: string | number }): string => "Line " + String(args.line) + " is missing.",
  lineAltered: (args: { line: string | number; month: string | number }): string => "Line " + String(args.line) + " was altered: it is not in the ledger of " + String(args.month) + ".",
};
