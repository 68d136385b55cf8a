// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { sentences as English } from '../en/sentences.ts';

export const sentences: typeof English = {
  generic: "Coś poszło nie tak. Spróbuj ponownie.",
  emailTaken: "Konto z tym adresem e-mail już istnieje.",
  accountNotFound: "Nie ma takiego konta.",
  sessionInvalid: "Twoja sesja wygasła",
  contentFailed: "Nie udało się wczytać treści",
  newsListFailed: "Nie udało się wczytać aktualności",
  newsNotFound: "Nie znaleziono tego artykułu",
  newsDetailFailed: "Nie udało się pobrać tego artykułu.",
  unexpected: "Nieoczekiwany błąd aplikacji",
  noComments: "Nie ma jeszcze komentarzy",
  noRecord: "Nie ma jeszcze wpłat",
};
