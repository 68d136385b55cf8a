// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { es } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { deskCampaigns as English } from '../en/desk-campaigns.ts';

export const deskCampaigns: typeof English = {
  lead: "El sitio muestra las campañas en este orden.",
  new: "Nueva campaña",
  all: "Todas las campañas",
  emptyTitle: "Aún no hay campañas",
  emptyLead: "Una campaña tiene un objetivo y cuenta para qué son las donaciones.",
  raisedOf: (args: { raised: string | number; goal: string | number }): string => String(args.raised) + " de " + String(args.goal),
  donors: (args: { count: number }): string => plural(args.count, es, { 'one': formatNumber(args.count, '.') + " donante", 'many': formatNumber(args.count, '.') + " de donantes", 'other': formatNumber(args.count, '.') + " donantes" }),
  upcoming: (args: { day: string | number }): string => "Empieza el " + String(args.day),
  running: "En curso, sin fecha de fin",
  runningUntil: (args: { day: string | number }): string => "En curso hasta el " + String(args.day),
  ended: (args: { day: string | number }): string => "Terminó el " + String(args.day),
  moveUp: (args: { title: string | number }): string => "Subir «" + String(args.title) + "»",
  moveDown: (args: { title: string | number }): string => "Bajar «" + String(args.title) + "»",
  moveToTop: (args: { title: string | number }): string => "Poner «" + String(args.title) + "» en primer lugar",
  moved: (args: { title: string | number; place: string | number; count: string | number }): string => "«" + String(args.title) + "» ocupa ahora el puesto " + String(args.place) + " de " + String(args.count) + ".",
  title: "Título",
  description: "Descripción",
  goal: "Objetivo",
  firstDay: "Primer día",
  lastDay: "Último día",
  lastDayHint: "Déjalo vacío para una campaña sin fecha de fin.",
  add: "Añadir la campaña",
  saved: "Guardado. Los visitantes ven los cambios.",
  fromTheBooks: "Según las cuentas",
  booksExplained: "Estas cifras cambian con las donaciones anotadas. Nadie las escribe a mano.",
  end: "Poner fin a la campaña",
  endExplained: "Hoy será su último día. Mañana dejará la página de inicio y seguirá en los paneles de los donantes.",
  onOtherSites: "En otras webs",
  embedExplained: "Cualquiera puede mostrar el progreso de la campaña en su propia web. Basta con copiar una de estas líneas en una página: se actualiza sola y no usa cookies.",
  widget: "Widget: el progreso y un enlace para donar",
  badge: "Insignia: una imagen",
  remove: "Eliminar la campaña",
  removeExplained: "Solo se puede eliminar una campaña sin donaciones ni facturas. También se eliminan sus inscripciones.",
};
