// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { serverPages as English } from '../en/server-pages.ts';

export const serverPages: typeof English = {
  wentWrong: "Coś poszło nie tak",
  goToTheHomePage: "Przejdź do strony głównej",
  notBuilt: "Jeszcze nie zbudowano",
  buildTheSite: "Serwis nie jest jeszcze zbudowany. Uruchom <code>npm run build</code> i ponownie włącz serwer.",
  pageInThisLanguage: "Ta strona jest też po polsku.",
  notNow: "Nie teraz",
  maintenance: "Trwają prace nad serwisem. Wszystko można czytać; formularze wkrótce znów będą działać.",
};
