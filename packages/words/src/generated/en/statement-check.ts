// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { en } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';

export const statementCheck = {
  ledgerAltered: (args: { month: string | number }): string => "The ledger of " + String(args.month) + " is not the file that was published.",
  notAsIssued: "The statement is not as it was issued: its signature does not match.",
  lineAltered: (args: { line: string | number; gift: string | number; month: string | number }): string => "Line " + String(args.line) + " of gift " + String(args.gift) + " was altered: it is not in the ledger of " + String(args.month) + ".",
  thisStatementWasAltered: "This statement was altered",
  theLedgerDoesNotHave: "The ledger does not have this month",
  thisIsNotAStatement: "This is not a statement",
  aStatementIsTheJson: "A statement is the JSON file that a donor downloads from Donation History. Paste all of its text.",
  thisStatementIsValid: "This statement is valid",
  signedBy: (args: { name: string | number; date: string | number }): string => String(args.name) + " signed it on " + String(args.date) + ".",
  linesWithTotal: (args: { count: number; total: string | number }): string => plural(args.count, en, { 'one': "Its line is in the published ledger, unchanged. The total is " + String(args.total) + ".", 'other': "All " + formatNumber(args.count, ',') + " lines are in the published ledger, unchanged. The total is " + String(args.total) + "." }),
  linesByMonth: (args: { months: string | number }): string => "Lines by month: " + String(args.months) + ".",
  noLaterChange: (args: { month: string | number }): string => "No later change of these gifts is in the ledgers up to " + String(args.month) + ".",
  notOtherGifts: (args: { month: string | number }): string => "That these are all gifts of this donor, and that none was changed after " + String(args.month) + ".",
  untaggedLines: (args: { count: number }): string => plural(args.count, en, { 'one': "Whether " + formatNumber(args.count, ',') + " line was changed in the months before entries had tags.", 'other': "Whether " + formatNumber(args.count, ',') + " lines were changed in the months before entries had tags." }),
  giftHasChanged: "This gift has changed since this statement: ask for a new one",
  laterEntriesOf: (args: { count: number; gifts: string | number }): string => "The ledger has later entries of " + plural(args.count, en, { 'one': "gift no. " + String(args.gifts), 'other': "gifts no. " + String(args.gifts) }) + ", such as a correction or a refund.",
  notIssuedHere: "This statement was not issued here",
  claimsToBeFrom: (args: { name: string | number }): string => "It names " + String(args.name) + ", but none of our keys signed it.",
  nothingToCheck: "There is nothing to check",
  noLinesYet: "The statement has no lines, so it proves nothing. Gifts appear in it once their month is closed.",
  statementIsUnsigned: "This statement has no signature: ask for a new one",
  earlierStatements: "Earlier statements were not signed, so nobody can tell whether lines were removed.",
  statementIsTooLarge: "This statement is too large to check here",
  mostLinesAndMonths: (args: { lines: string | number; months: string | number }): string => "A check covers at most " + String(args.lines) + " lines and " + String(args.months) + " months.",
  monthsNotPublished: (args: { months: string | number }): string => "We have not published a ledger of " + String(args.months) + ". The statement is not ours, or it was altered.",
  andMore: (args: { count: number }): string => plural(args.count, en, { 'one': "And " + formatNumber(args.count, ',') + " more.", 'other': "And " + formatNumber(args.count, ',') + " more." }),
};
