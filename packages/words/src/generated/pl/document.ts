// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { document as English } from '../en/document.ts';

export const document: typeof English = {
  withoutScript: "Ta strona wymaga JavaScriptu, który jest wyłączony lub zablokowany w twojej przeglądarce. <home>Strona główna</home> działa bez niego i podaje nasze dane kontaktowe.",
  withoutCode: "Ta strona nie wczytała się w całości, dlatego jej przyciski i formularze jeszcze nie działają. Sprawdź połączenie, a potem <reload>wczytaj stronę ponownie</reload>.",
};
