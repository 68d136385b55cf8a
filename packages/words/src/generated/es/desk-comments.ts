// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { es } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { deskComments as English } from '../en/desk-comments.ts';

export const deskComments: typeof English = {
  lead: "Comentarios de visitantes. Los retenidos no aparecen en el sitio hasta que los apruebes.",
  show: "Mostrar",
  held: "Retenidos",
  shown: "En el sitio",
  hidden: "Ocultos",
  approve: "Aprobar",
  hide: "Ocultar",
  restore: "Restaurar",
  onArticle: (args: { title: string | number }): string => "en <link>" + String(args.title) + "</link>",
  reason: (args: { reason: string | number }): string => "Retenido: " + String(args.reason),
  tooManyLinks: "demasiados enlaces",
  repeated: "repite un comentario anterior",
  heldWord: "contiene una palabra de tu lista",
  select: (args: { name: string | number }): string => "Seleccionar el comentario de " + String(args.name),
  selectAll: "Seleccionar toda la lista",
  selected: (args: { count: number }): string => plural(args.count, es, { 'one': formatNumber(args.count, '.') + " seleccionado", 'many': formatNumber(args.count, '.') + " seleccionados", 'other': formatNumber(args.count, '.') + " seleccionados" }),
  changed: (args: { count: number }): string => plural(args.count, es, { 'one': formatNumber(args.count, '.') + " comentario cambiado.", 'many': formatNumber(args.count, '.') + " de comentarios cambiados.", 'other': formatNumber(args.count, '.') + " comentarios cambiados." }),
  undo: "Deshacer",
  emptyHeld: "Ningún comentario te espera",
  emptyOther: "No hay comentarios aquí",
  emptyLead: "Los comentarios aparecen aquí en cuanto alguien escribe uno que te necesita.",
  holdWords: "Palabras que retienen un comentario",
  holdWordsHint: "Una palabra o dirección web por línea. Un comentario que la contenga te esperará.",
  wordsSaved: "La lista se ha guardado.",
};
