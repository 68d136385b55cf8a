// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { deskConflict as English } from '../en/desk-conflict.ts';

export const deskConflict: typeof English = {
  title: "Dwie wersje",
  lead: "Podczas Twojej edycji ktoś inny zapisał swoją wersję. Wybierz poniżej, co zostaje. Nic nie zostanie nadpisane, dopóki nie zapiszesz.",
  mine: "Twoja wersja",
  theirs: "Druga wersja",
  empty: "Puste",
  saveChoice: "Zapisz mój wybór",
  takeTheirs: "Weź całą drugą wersję",
};
