// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { deskStatements as English } from '../en/desk-statements.ts';

export const deskStatements: typeof English = {
  lead: "Lo que cada donante dio en un año, con los números de los recibos, por correo.",
  year: "Año",
  emptyTitle: "Todavía no hay donaciones completadas",
  emptyLead: "Cuando las haya, sus donantes podrán recibir un extracto de cada año.",
  ofYear: (args: { year: string | number }): string => "Donaciones de " + String(args.year),
  donors: "Donantes con dirección",
  others: "Donantes sin dirección",
  sendTitle: "Enviar los extractos",
  sendLead: "Nadie recibe dos veces el extracto de un año. Las donaciones que se anoten después no figuran en él.",
  running: (args: { year: string | number }): string => String(args.year) + " no ha terminado: sus extractos estarán incompletos.",
  testLead: "Lee uno como lo leerán tus donantes, con donaciones inventadas.",
  listTitle: "Donantes sin dirección",
  listLead: "Sus extractos no se pueden enviar por correo. Para imprimir sus recibos, abre sus donaciones.",
  listEmpty: "Todos los donantes de este año tienen dirección.",
  name: "Nombre",
  nameless: "Donaciones sin nombre",
  gifts: "Donaciones",
  amount: "Importe",
  newest: (args: { number: string | number }): string => "Donación " + String(args.number),
  printList: "Imprimir esta lista",
  restOfList: (args: { count: string | number }): string => "La lista muestra los primeros " + String(args.count) + ".",
  newestGift: "Última donación",
};
