// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { pl } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { deskCampaigns as English } from '../en/desk-campaigns.ts';

export const deskCampaigns: typeof English = {
  lead: "Serwis pokazuje zbiórki w tej kolejności.",
  new: "Nowa zbiórka",
  all: "Wszystkie zbiórki",
  emptyTitle: "Nie ma jeszcze zbiórek",
  emptyLead: "Zbiórka ma cel i mówi, na co przeznaczone są wpłaty.",
  raisedOf: (args: { raised: string | number; goal: string | number }): string => String(args.raised) + " z " + String(args.goal),
  donors: (args: { count: number }): string => plural(args.count, pl, { 'one': formatNumber(args.count, ' ') + " wspierający", 'few': formatNumber(args.count, ' ') + " wspierających", 'many': formatNumber(args.count, ' ') + " wspierających", 'other': formatNumber(args.count, ' ') + " wspierającego" }),
  upcoming: (args: { day: string | number }): string => "Zaczyna się " + String(args.day),
  running: "Trwa bez daty końcowej",
  runningUntil: (args: { day: string | number }): string => "Trwa do " + String(args.day),
  ended: (args: { day: string | number }): string => "Zakończona " + String(args.day),
  moveUp: (args: { title: string | number }): string => "Przesuń zbiórkę „" + String(args.title) + "” w górę",
  moveDown: (args: { title: string | number }): string => "Przesuń zbiórkę „" + String(args.title) + "” w dół",
  moveToTop: (args: { title: string | number }): string => "Przesuń zbiórkę „" + String(args.title) + "” na początek",
  moved: (args: { title: string | number; place: string | number; count: string | number }): string => "Zbiórka „" + String(args.title) + "” jest teraz na miejscu " + String(args.place) + " z " + String(args.count) + ".",
  title: "Tytuł",
  description: "Opis",
  goal: "Cel",
  firstDay: "Pierwszy dzień",
  lastDay: "Ostatni dzień",
  lastDayHint: "Zostaw puste, jeśli zbiórka nie ma daty końcowej.",
  add: "Dodaj zbiórkę",
  saved: "Zapisano. Odwiedzający widzą zmiany.",
  fromTheBooks: "Z ksiąg",
  booksExplained: "Te liczby zmieniają się wraz z zapisanymi wpłatami. Nikt ich nie wpisuje.",
  end: "Zakończ zbiórkę",
  endExplained: "Dziś będzie jej ostatnim dniem. Jutro zniknie ze strony głównej, a w panelach darczyńców zostanie.",
  onOtherSites: "Na innych stronach",
  embedExplained: "Każdy może pokazać postęp kampanii na swojej stronie. Wystarczy wkleić jeden z tych wierszy: treść aktualizuje się sama i nie używa plików cookie.",
  widget: "Widżet: postęp i link do wpłaty",
  badge: "Odznaka: obrazek",
  remove: "Usuń zbiórkę",
  removeExplained: "Usunąć można tylko zbiórkę bez wpłat i rachunków. Znikną też zgłoszenia osób, które do niej dołączyły.",
};
