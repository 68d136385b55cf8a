// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { pl } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { statementCheck as English } from '../en/statement-check.ts';

export const statementCheck: typeof English = {
  ledgerAltered: (args: { month: string | number }): string => "Rejestr za " + String(args.month) + " nie jest plikiem, który został opublikowany.",
  notAsIssued: "Zestawienie różni się od wystawionego: podpis się nie zgadza.",
  lineAltered: (args: { line: string | number; gift: string | number; month: string | number }): string => "Wiersz " + String(args.line) + " wpłaty " + String(args.gift) + " został zmieniony: nie ma go w rejestrze za " + String(args.month) + ".",
  thisStatementWasAltered: "To zestawienie zostało zmienione",
  theLedgerDoesNotHave: "W rejestrze nie ma tego miesiąca",
  thisIsNotAStatement: "To nie jest zestawienie",
  aStatementIsTheJson: "Zestawienie to plik JSON, który darczyńca pobiera z zakładki „Historia wpłat”. Wklej cały jego tekst.",
  thisStatementIsValid: "To zestawienie jest prawidłowe",
  signedBy: (args: { name: string | number; date: string | number }): string => "Podpisano: " + String(args.name) + ", " + String(args.date) + ".",
  linesWithTotal: (args: { count: number; total: string | number }): string => plural(args.count, pl, { 'one': "Jego jedyny wiersz jest w opublikowanym rejestrze, bez zmian. Suma: " + String(args.total) + ".", 'few': "Wszystkie " + formatNumber(args.count, ' ') + " wiersze są w opublikowanym rejestrze, bez zmian. Suma: " + String(args.total) + ".", 'many': "Wszystkie wiersze (" + formatNumber(args.count, ' ') + ") są w opublikowanym rejestrze, bez zmian. Suma: " + String(args.total) + ".", 'other': "Wszystkie wiersze (" + formatNumber(args.count, ' ') + ") są w opublikowanym rejestrze, bez zmian. Suma: " + String(args.total) + "." }),
  linesByMonth: (args: { months: string | number }): string => "Wiersze według miesięcy: " + String(args.months) + ".",
  noLaterChange: (args: { month: string | number }): string => "W rejestrach do " + String(args.month) + " nie ma późniejszych zmian tych wpłat.",
  notOtherGifts: (args: { month: string | number }): string => "Że są to wszystkie wpłaty tego darczyńcy i że żadna nie zmieniła się po " + String(args.month) + ".",
  untaggedLines: (args: { count: number }): string => plural(args.count, pl, { 'one': "Czy " + formatNumber(args.count, ' ') + " wiersz zmienił się w miesiącach, gdy zapisy nie miały jeszcze znaczników.", 'few': "Czy " + formatNumber(args.count, ' ') + " wiersze zmieniły się w miesiącach, gdy zapisy nie miały jeszcze znaczników.", 'many': "Czy " + formatNumber(args.count, ' ') + " wierszy zmieniło się w miesiącach, gdy zapisy nie miały jeszcze znaczników.", 'other': "Czy " + formatNumber(args.count, ' ') + " wiersza zmieniło się w miesiącach, gdy zapisy nie miały jeszcze znaczników." }),
  giftHasChanged: "Ta wpłata zmieniła się od wystawienia zestawienia: poproś o nowe",
  laterEntriesOf: (args: { count: number; gifts: string | number }): string => "W rejestrze są późniejsze zapisy " + plural(args.count, pl, { 'one': "wpłaty nr " + String(args.gifts), 'few': "wpłat nr " + String(args.gifts), 'many': "wpłat nr " + String(args.gifts), 'other': "wpłat nr " + String(args.gifts) }) + ", na przykład korekta albo zwrot.",
  notIssuedHere: "To zestawienie nie zostało wystawione tutaj",
  claimsToBeFrom: (args: { name: string | number }): string => "Wymienia organizację " + String(args.name) + ", ale nie podpisano go żadnym z naszych kluczy.",
  nothingToCheck: "Nie ma czego sprawdzać",
  noLinesYet: "Zestawienie nie ma wierszy, więc niczego nie dowodzi. Wpłaty pojawią się w nim po zamknięciu ich miesiąca.",
  statementIsUnsigned: "To zestawienie nie ma podpisu: poproś o nowe",
  earlierStatements: "Wcześniejszych zestawień nie podpisywano, więc nie można stwierdzić, czy usunięto wiersze.",
  statementIsTooLarge: "To zestawienie jest za duże, żeby je tu sprawdzić",
  mostLinesAndMonths: (args: { lines: string | number; months: string | number }): string => "Sprawdzenie obejmuje najwyżej " + String(args.lines) + " wierszy i " + String(args.months) + " miesięcy.",
  monthsNotPublished: (args: { months: string | number }): string => "Nie opublikowaliśmy rejestru za " + String(args.months) + ". To zestawienie nie pochodzi od nas albo zostało zmienione.",
  andMore: (args: { count: number }): string => plural(args.count, pl, { 'one': "I jeszcze " + formatNumber(args.count, ' ') + ".", 'few': "I jeszcze " + formatNumber(args.count, ' ') + ".", 'many': "I jeszcze " + formatNumber(args.count, ' ') + ".", 'other': "I jeszcze " + formatNumber(args.count, ' ') + "." }),
};
