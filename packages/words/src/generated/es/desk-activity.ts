import type { deskActivity as English } from '../en/desk-activity.ts';

export const deskActivity: typeof English = {
  lead: "Todos los cambios, en la mesa y en la línea de comandos, los más recientes primero.",
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
  empty: "Ningún cambio así",
  emptyLead: "Elija otra persona, otro tipo u otro día.",
};
