// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { pl } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { deskMonths as English } from '../en/desk-months.ts';

export const deskMonths: typeof English = {
  lead: "Zamknięcie miesiąca publikuje jego rejestr. Potem poprawka jest zapisem następnego miesiąca.",
  twoPeople: "Jedna osoba zgłasza miesiąc, druga potwierdza go hasłem.",
  onePerson: "W tej fundacji osoba zgłaszająca miesiąc może go też potwierdzić.",
  next: (args: { month: string | number }): string => "Do zamknięcia: " + String(args.month),
  nothing: "Nic do zamknięcia",
  nothingLead: (args: { month: string | number }): string => "Wszystkie zakończone miesiące są zamknięte. Następny można zamknąć, gdy się skończy: " + String(args.month) + ".",
  noEntries: "W księgach nie ma jeszcze zapisów.",
  entries: (args: { count: number; amount: string | number }): string => plural(args.count, pl, { 'one': formatNumber(args.count, ' ') + " zapis", 'few': formatNumber(args.count, ' ') + " zapisy", 'many': formatNumber(args.count, ' ') + " zapisów", 'other': formatNumber(args.count, ' ') + " zapisu" }) + ", " + String(args.amount),
  toPublish: "Tyle opublikuje jego rejestr, bez nazwisk.",
  mustSettle: "Najpierw trzeba załatwić",
  shouldSettle: "Warto najpierw sprawdzić",
  waitingFiles: (args: { count: number }): string => plural(args.count, pl, { 'one': formatNumber(args.count, ' ') + " przesłanego pliku ani nie zaimportowano, ani nie odrzucono", 'few': formatNumber(args.count, ' ') + " przesłanych plików ani nie zaimportowano, ani nie odrzucono", 'many': formatNumber(args.count, ' ') + " przesłanych plików ani nie zaimportowano, ani nie odrzucono", 'other': formatNumber(args.count, ' ') + " przesłanego pliku ani nie zaimportowano, ani nie odrzucono" }),
  pendingGifts: (args: { count: number }): string => plural(args.count, pl, { 'one': formatNumber(args.count, ' ') + " wpłata z tego miesiąca jest w toku", 'few': formatNumber(args.count, ' ') + " wpłaty z tego miesiąca są w toku", 'many': formatNumber(args.count, ' ') + " wpłat z tego miesiąca jest w toku", 'other': formatNumber(args.count, ' ') + " wpłaty z tego miesiąca jest w toku" }),
  openBills: (args: { count: number }): string => plural(args.count, pl, { 'one': formatNumber(args.count, ' ') + " rachunek jest nieopłacony", 'few': formatNumber(args.count, ' ') + " rachunki są nieopłacone", 'many': formatNumber(args.count, ' ') + " rachunków jest nieopłaconych", 'other': formatNumber(args.count, ' ') + " rachunku jest nieopłacone" }),
  proposedBy: (args: { name: string | number; date: string | number }): string => "Zgłoszenie: " + String(args.name) + ", " + String(args.date),
  ownProposal: "Musi potwierdzić ktoś inny. Pozostali widzą je tutaj i na swojej pierwszej stronie.",
  changed: "Księgi zmieniły się od tego czasu",
  added: (args: { count: number; amount: string | number }): string => plural(args.count, pl, { 'one': formatNumber(args.count, ' ') + " zapis więcej", 'few': formatNumber(args.count, ' ') + " zapisy więcej", 'many': formatNumber(args.count, ' ') + " zapisów więcej", 'other': formatNumber(args.count, ' ') + " zapisu więcej" }) + ", " + String(args.amount),
  removed: (args: { count: number }): string => plural(args.count, pl, { 'one': formatNumber(args.count, ' ') + " zapis mniej, z cofniętego importu", 'few': formatNumber(args.count, ' ') + " zapisy mniej, z cofniętego importu", 'many': formatNumber(args.count, ' ') + " zapisów mniej, z cofniętego importu", 'other': formatNumber(args.count, ' ') + " zapisu mniej, z cofniętego importu" }),
  propose: "Zgłoś do zamknięcia",
  proposeAgain: "Zgłoś ponownie",
  withdraw: "Wycofaj zgłoszenie",
  close: (args: { month: string | number }): string => "Zamknij na stałe: " + String(args.month),
  closeExplained: "Jego rejestr zostanie opublikowany. Potem poprawka jest zapisem następnego miesiąca.",
  late: "Zmiany w zamkniętych miesiącach",
  lateLead: (args: { count: number; amount: string | number }): string => plural(args.count, pl, { 'one': formatNumber(args.count, ' ') + " zapis", 'few': formatNumber(args.count, ' ') + " zapisy", 'many': formatNumber(args.count, ' ') + " zapisów", 'other': formatNumber(args.count, ' ') + " zapisu" }) + " (" + String(args.amount) + ") po zamknięciu miesiąca. Znajdą się w następnym rejestrze.",
  gift: (args: { number: string | number }): string => "Wpłata " + String(args.number),
  month: "Miesiąc",
  state: "Stan",
  published: "Opublikowano",
  running: "Trwa",
  waits: "Czeka na poprzedni",
  open: "Otwarty",
  proposed: "Zgłoszony",
  closed: (args: { date: string | number }): string => "Zamknięty " + String(args.date),
  ledgerOf: (args: { month: string | number }): string => "Rejestr: " + String(args.month),
};
