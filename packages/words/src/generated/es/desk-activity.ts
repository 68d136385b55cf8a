// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { deskActivity as English } from '../en/desk-activity.ts';

export const deskActivity: typeof English = {
  lead: "Todos los cambios, en el área de gestión y en la línea de comandos, los más recientes primero.",
  person: "Persona",
  everybody: "Todas",
  kind: "Tipo",
  everything: "Todo",
  from: "Desde",
  to: "Hasta",
  commandLine: "línea de comandos",
  before: "Antes",
  after: "Después",
  field: "Campo",
  showChanges: "Antes y después",
  empty: "No hay ningún cambio así",
  emptyLead: "Elige otra persona, otro tipo u otro día.",
  none: "Aún no se ha anotado ningún cambio",
  noneLead: "Aquí aparecerá cada cambio que se haga en el área de gestión o con la línea de comandos.",
};
