// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { deskActivity as English } from '../en/desk-activity.ts';

export const deskActivity: typeof English = {
  lead: "Wszystkie zmiany, w panelu i w wierszu poleceń, od najnowszej.",
  person: "Osoba",
  everybody: "Wszyscy",
  kind: "Rodzaj",
  everything: "Wszystko",
  from: "Od",
  to: "Do",
  commandLine: "wiersz poleceń",
  before: "Przed",
  after: "Po",
  field: "Pole",
  showChanges: "Przed i po",
  empty: "Brak takich zmian",
  emptyLead: "Wybierz inną osobę, rodzaj lub dzień.",
  none: "Nie zapisano jeszcze żadnej zmiany",
  noneLead: "Tu pojawi się każda zmiana dokonana w panelu zespołu lub w wierszu poleceń.",
};
