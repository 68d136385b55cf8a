// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { pl } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { deskComments as English } from '../en/desk-comments.ts';

export const deskComments: typeof English = {
  lead: "Komentarze odwiedzających. Wstrzymane nie są widoczne, dopóki ich nie zatwierdzisz.",
  show: "Pokaż",
  held: "Wstrzymane",
  shown: "W serwisie",
  hidden: "Ukryte",
  approve: "Zatwierdź",
  hide: "Ukryj",
  restore: "Przywróć",
  onArticle: (args: { title: string | number }): string => "do <link>" + String(args.title) + "</link>",
  reason: (args: { reason: string | number }): string => "Wstrzymano: " + String(args.reason),
  tooManyLinks: "zbyt wiele linków",
  repeated: "powtarza wcześniejszy komentarz",
  heldWord: "zawiera słowo z twojej listy",
  select: (args: { name: string | number }): string => "Zaznacz komentarz: " + String(args.name),
  selectAll: "Zaznacz całą listę",
  selected: (args: { count: number }): string => plural(args.count, pl, { 'one': "Zaznaczono: " + formatNumber(args.count, ' '), 'few': "Zaznaczono: " + formatNumber(args.count, ' '), 'many': "Zaznaczono: " + formatNumber(args.count, ' '), 'other': "Zaznaczono: " + formatNumber(args.count, ' ') }),
  changed: (args: { count: number }): string => plural(args.count, pl, { 'one': "Zmieniono " + formatNumber(args.count, ' ') + " komentarz.", 'few': "Zmieniono " + formatNumber(args.count, ' ') + " komentarze.", 'many': "Zmieniono " + formatNumber(args.count, ' ') + " komentarzy.", 'other': "Zmieniono " + formatNumber(args.count, ' ') + " komentarza." }),
  undo: "Cofnij",
  emptyHeld: "Żaden komentarz nie czeka",
  emptyOther: "Brak komentarzy",
  emptyLead: "Komentarze pojawią się tu, gdy tylko będą wymagać twojej uwagi.",
  holdWords: "Słowa, które wstrzymują komentarz",
  holdWordsHint: "Jedno słowo lub adres w wierszu. Komentarz, który je zawiera, poczeka na ciebie.",
  wordsSaved: "Lista została zapisana.",
};
