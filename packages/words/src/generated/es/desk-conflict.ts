// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { deskConflict as English } from '../en/desk-conflict.ts';

export const deskConflict: typeof English = {
  title: "Dos versiones",
  lead: "Otra persona lo ha guardado mientras lo editabas. Elige abajo qué se queda. Nada se sobrescribe hasta que guardes.",
  mine: "Tu versión",
  theirs: "La otra versión",
  empty: "Vacío",
  saveChoice: "Guardar mi elección",
  takeTheirs: "Usar toda la otra versión",
};
