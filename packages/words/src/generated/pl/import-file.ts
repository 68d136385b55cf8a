// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { pl } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { importFile as English } from '../en/import-file.ts';

export const importFile: typeof English = {
  notText: "Ten plik nie jest tekstem. Wyeksportuj go jako CSV.",
  notCsv: "To nie jest plik CSV.",
  noRows: "Ten plik nie ma wierszy poniżej tego, który nazywa kolumny.",
  tooLarge: "Ten plik jest za duży. Użyj pliku, który ma najwyżej 20 MB, 200 000 wierszy i 4 000 000 komórek.",
  tooWide: "Ten plik ma wiersz dłuższy niż 500 kolumn lub 64 kB. Wiersze wyciągu są krótsze. Wyeksportuj go ponownie.",
  noColumn: (args: { column: string | number }): string => "W tym pliku nie ma kolumny „" + String(args.column) + "”.",
  mapColumns: "Najpierw wybierz kolumny z datą i kwotą.",
  columnRule: "Wybierz kolumnę.",
  bankRule: "Wpisz krótką nazwę z liter i cyfr, bez spacji.",
  noCampaign: "Ta zbiórka już nie istnieje.",
  sameTitle: (args: { title: string | number }): string => "Dwie zbiórki nazywają się „" + String(args.title) + "”, więc nie wiadomo, do której należą wpłaty. Zmień tytuł jednej z nich.",
  gone: "Ten import już nie istnieje.",
  alreadyImported: "Ten plik został już zaimportowany lub usunięty.",
  alreadyUndone: "Ten import został już cofnięty.",
  undoClosed: (args: { month: string | number }): string => "Tego importu nie można cofnąć: miesiąc " + String(args.month) + " jest zamknięty i opublikowany.",
  undoChanged: (args: { count: number }): string => plural(args.count, pl, { 'one': "Tego importu nie można cofnąć: od tego czasu zmieniono " + formatNumber(args.count, ' ') + " z jego wpłat.", 'few': "Tego importu nie można cofnąć: od tego czasu zmieniono " + formatNumber(args.count, ' ') + " z jego wpłat.", 'many': "Tego importu nie można cofnąć: od tego czasu zmieniono " + formatNumber(args.count, ' ') + " z jego wpłat.", 'other': "Tego importu nie można cofnąć: od tego czasu zmieniono " + formatNumber(args.count, ' ') + " z jego wpłat." }),
  discarded: "Plik usunięto. Niczego nie zaimportowano.",
  undone: (args: { count: number }): string => plural(args.count, pl, { 'one': "Import cofnięto: usunięto " + formatNumber(args.count, ' ') + " wpłatę.", 'few': "Import cofnięto: usunięto " + formatNumber(args.count, ' ') + " wpłaty.", 'many': "Import cofnięto: usunięto " + formatNumber(args.count, ' ') + " wpłat.", 'other': "Import cofnięto: usunięto " + formatNumber(args.count, ' ') + " wpłaty." }),
  otherEncoding: (args: { encoding: string | number }): string => "Plik podaje kodowanie " + String(args.encoding) + ", ale jest zapisany inaczej. Wyeksportuj go ponownie.",
  notXml: "Plik jest uszkodzony: nie można go odczytać jako XML. Wyeksportuj go ponownie.",
  tooDeep: "Ten plik ma więcej elementów XML niż wyciąg albo są one głębsze lub dłuższe. Wyeksportuj go ponownie dla mniejszej liczby dni.",
  notCamt: "Ten plik to XML, ale nie wyciąg bankowy w formacie CAMT.052, CAMT.053 ani CAMT.054.",
  isPdf: "Ten plik to PDF. Pobierz wyciąg z banku jako CSV, CAMT lub MT940.",
  isHtml: "Ten plik to strona internetowa. Pobierz wyciąg z banku jako CSV, CAMT lub MT940.",
  isSpreadsheet: "Ten plik to arkusz kalkulacyjny lub archiwum. Zapisz arkusz jako CSV albo wypakuj wyciąg z archiwum.",
  isFragment: "Ten plik to tylko część wyciągu MT940: nie ma salda początkowego. Pobierz cały wyciąg.",
};
