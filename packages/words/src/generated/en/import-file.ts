// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { en } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';

export const importFile = {
  notText: "This file is not text. Export it as CSV.",
  notCsv: "This is not a CSV file.",
  noRows: "This file has no rows below the one that names its columns.",
  tooLarge: "This file is too large. Use one of at most 20 MB, 200,000 rows and 4,000,000 cells.",
  tooWide: "This file has a row of more than 500 columns or 64 kB. A statement has shorter rows. Export it again.",
  noColumn: (args: { column: string | number }): string => "This file has no column “" + String(args.column) + "”.",
  mapColumns: "Choose the columns with the date and the amount first.",
  columnRule: "Choose a column.",
  bankRule: "Enter a short name of letters and digits, without spaces.",
  noCampaign: "This campaign no longer exists.",
  sameTitle: (args: { title: string | number }): string => "Two campaigns are called “" + String(args.title) + "”, so its gifts cannot be told apart. Give one of them another title.",
  gone: "This import no longer exists.",
  alreadyImported: "This file was already imported or removed.",
  alreadyUndone: "This import was already undone.",
  undoClosed: (args: { month: string | number }): string => "This import cannot be undone: the month " + String(args.month) + " is closed and published.",
  undoChanged: (args: { count: number }): string => plural(args.count, en, { 'one': "This import cannot be undone: " + formatNumber(args.count, ',') + " of its gifts has changed since then.", 'other': "This import cannot be undone: " + formatNumber(args.count, ',') + " of its gifts have changed since then." }),
  discarded: "The file was removed. Nothing was imported.",
  undone: (args: { count: number }): string => plural(args.count, en, { 'one': "The import was undone: " + formatNumber(args.count, ',') + " gift was removed.", 'other': "The import was undone: " + formatNumber(args.count, ',') + " gifts were removed." }),
  otherEncoding: (args: { encoding: string | number }): string => "This file says that it is in " + String(args.encoding) + ", but it is not. Export it again.",
  notXml: "This file is damaged: it cannot be read as XML. Export it again.",
  tooDeep: "This file has more, deeper or longer XML elements than a statement. Export it again, for fewer days.",
  notCamt: "This file is XML, but not a bank statement in CAMT.052, CAMT.053 or CAMT.054.",
  isPdf: "This file is a PDF. Download the statement from your bank as CSV, CAMT or MT940.",
  isHtml: "This file is a web page. Download the statement from your bank as CSV, CAMT or MT940.",
  isSpreadsheet: "This file is a spreadsheet or an archive. Save the sheet as CSV, or take the statement out of the archive.",
  isFragment: "This file is only a part of an MT940 statement: it has no opening balance. Download the whole statement.",
};
