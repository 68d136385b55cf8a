// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { serverPages as English } from '../en/server-pages.ts';

export const serverPages: typeof English = {
  wentWrong: "Algo ha fallado",
  goToTheHomePage: "Ir a la página de inicio",
  notBuilt: "Aún no está construido",
  buildTheSite: "El sitio aún no está construido. Ejecuta <code>npm run build</code> y reinicia el servidor.",
  pageInThisLanguage: "Esta página también está en español.",
  notNow: "Ahora no",
  maintenance: "Estamos trabajando en este sitio. Puedes leerlo todo; los formularios volverán a funcionar pronto.",
};
