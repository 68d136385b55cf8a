// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { deskConflict as English } from '../en/desk-conflict.ts';

export const deskConflict: typeof English = {
  title: "Dos versiones",
  lead: "Otra persona lo ha guardado mientras lo editabas.",
  choose: "Lo que solo ha cambiado una de las dos personas ya está decidido. Elige abajo donde ambas habéis cambiado la misma parte. Nada se sobrescribe hasta que guardes.",
  settled: "Habéis cambiado partes distintas, así que se conservan ambos cambios. Nada se sobrescribe hasta que guardes.",
  taken: (args: { fields: string | number }): string => "Se adoptan los cambios de la otra persona en: " + String(args.fields) + ".",
  mine: "Tu versión",
  theirs: "La otra versión",
  theirsOf: (args: { name: string | number }): string => "Versión de " + String(args.name),
  both: "Ambas, primero la tuya",
  empty: "Vacío",
  removed: "Eliminado",
  part: (args: { field: string | number; number: string | number; total: string | number }): string => String(args.field) + ", diferencia " + String(args.number) + " de " + String(args.total),
  unanswered: "Elige qué se queda.",
  save: "Guardar la versión combinada",
};
