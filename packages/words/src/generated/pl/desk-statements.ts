// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { deskStatements as English } from '../en/desk-statements.ts';

export const deskStatements: typeof English = {
  lead: "Co każdy darczyńca wpłacił w danym roku, z numerami pokwitowań, pocztą e-mail.",
  year: "Rok",
  emptyTitle: "Nie ma jeszcze zrealizowanych wpłat",
  emptyLead: "Gdy się pojawią, darczyńcy będą mogli dostać zestawienie za każdy rok.",
  ofYear: (args: { year: string | number }): string => "Wpłaty z " + String(args.year) + " roku",
  donors: "Darczyńcy z adresem",
  others: "Darczyńcy bez adresu",
  sendTitle: "Wyślij zestawienia",
  sendLead: "Nikt nie dostaje zestawienia za dany rok dwa razy. Wpłaty zapisane później się w nim nie znajdą.",
  running: (args: { year: string | number }): string => String(args.year) + " rok jeszcze trwa: zestawienia będą niepełne.",
  testLead: "Przeczytaj je tak, jak zrobią to darczyńcy, ze zmyślonymi wpłatami.",
  listTitle: "Darczyńcy bez adresu",
  listLead: "Ich zestawień nie można wysłać. Aby wydrukować pokwitowania, otwórz ich wpłaty.",
  listEmpty: "Wszyscy darczyńcy z tego roku mają adres.",
  name: "Imię i nazwisko",
  nameless: "Wpłaty bez nazwiska",
  gifts: "Wpłaty",
  amount: "Kwota",
  newest: (args: { number: string | number }): string => "Wpłata " + String(args.number),
  printList: "Wydrukuj tę listę",
  restOfList: (args: { count: string | number }): string => "Lista pokazuje pierwszych " + String(args.count) + ".",
  newestGift: "Ostatnia wpłata",
};
