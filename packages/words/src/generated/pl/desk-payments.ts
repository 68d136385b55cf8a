// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { deskPayments as English } from '../en/desk-payments.ts';

export const deskPayments: typeof English = {
  lead: "Płatności z importów bez darczyńcy. Przypisz każdą temu, kto ją zrobił, a jeśli nikt tego nie wie, pozostaw ją bez darczyńcy.",
  empty: "Żadna płatność nie czeka na darczyńcę",
  emptyLead: "Po imporcie pojawią się tu płatności, których darczyńca nie jest znany.",
  noPayer: "Nieznany płatnik",
  likely: "Darczyńcy, którzy mogli ją zrobić",
  nobodyLikely: "Nie wygląda na płatność żadnego darczyńcy.",
  chooseGiver: "Wybierz, kto wpłaca",
  chooseOther: "Ktoś inny",
  assign: "Przypisz",
  assignTo: (args: { name: string | number }): string => "Przypisz: " + String(args.name),
  reference: "Jej numer referencyjny jest podobny do numeru tego darczyńcy.",
  payer: "Wcześniejsza płatność tego darczyńcy miała tego samego płatnika.",
  name: "Płatnik nazywa się tak jak ten darczyńca.",
  email: "W jej opisie jest adres e-mail tego darczyńcy.",
  amount: "Ten darczyńca zadeklarował taką samą kwotę.",
  pledge: (args: { amount: string | number; date: string | number }): string => "Realizuje deklarację na " + String(args.amount) + " z dnia " + String(args.date) + ".",
  leave: "Pozostaw bez darczyńcy",
};
