import type { deskActivity as English } from '../en/desk-activity.ts';

export const deskActivity: typeof English = {
  lead: "Todos los cambios, hechos aquí o en la línea de comandos. Los más recientes, primero.",
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
  empty: "No hay cambios así",
  emptyLead: "Elige otra persona, otro tipo u otro día.",
};
