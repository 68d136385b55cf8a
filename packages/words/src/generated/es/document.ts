// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { document as English } from '../en/document.ts';

export const document: typeof English = {
  withoutScript: "Esta página necesita JavaScript, que está desactivado o bloqueado en tu navegador. La <home>página de inicio</home> funciona sin él y muestra nuestros datos de contacto.",
  withoutCode: "Esta página no se ha cargado del todo, así que sus botones y formularios aún no funcionan. Comprueba tu conexión y <reload>vuelve a cargar la página</reload>.",
};
