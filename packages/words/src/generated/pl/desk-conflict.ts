// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { deskConflict as English } from '../en/desk-conflict.ts';

export const deskConflict: typeof English = {
  title: "Dwie wersje",
  lead: "Podczas Twojej edycji ktoś inny zapisał swoją wersję.",
  choose: "To, co zmieniła tylko jedna osoba, jest już ustalone. Wybierz poniżej tam, gdzie obie osoby zmieniły to samo miejsce. Nic nie zostanie nadpisane, dopóki nie zapiszesz.",
  settled: "Zmiany dotyczą różnych miejsc, więc zostaną zachowane obie. Nic nie zostanie nadpisane, dopóki nie zapiszesz.",
  taken: (args: { fields: string | number }): string => "Zmiany drugiej osoby są przejęte w polach: " + String(args.fields) + ".",
  mine: "Twoja wersja",
  theirs: "Druga wersja",
  theirsOf: (args: { name: string | number }): string => "Wersja osoby: " + String(args.name),
  both: "Obie, najpierw Twoja",
  empty: "Puste",
  removed: "Usunięte",
  part: (args: { field: string | number; number: string | number; total: string | number }): string => String(args.field) + ", różnica " + String(args.number) + " z " + String(args.total),
  unanswered: "Wybierz, co zostaje.",
  save: "Zapisz połączoną wersję",
};
