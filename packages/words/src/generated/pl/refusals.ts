// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { refusals as English } from '../en/refusals.ts';

export const refusals: typeof English = {
  badRequest: "Sprawdź wpisane dane i spróbuj ponownie.",
  badField: "Sprawdź to pole.",
  unauthorized: "Zaloguj się, żeby przejść dalej.",
  notFound: "Pod tym adresem nic nie ma.",
  otherSite: "Dodaj komentarz na stronie artykułu.",
  methodNotAllowed: "Ten adres nie obsługuje tej metody.",
  tooLarge: "Tekst jest za długi. Skróć go.",
  unsupportedType: "Wyślij te dane jako application/json.",
  unsatisfiableRange: "Plik kończy się przed żądanym zakresem.",
  tooManyRequests: "Zbyt wiele prób. Odczekaj, zanim spróbujesz ponownie.",
  busy: "Z serwisu korzysta teraz wiele osób. Spróbuj ponownie za kilka sekund.",
  serverError: "Coś poszło nie tak po naszej stronie. Spróbuj ponownie za minutę.",
  maintenance: "Trwają prace nad serwisem, więc teraz nie można niczego zmienić. Spróbuj ponownie później.",
  starting: "Serwis jest właśnie aktualizowany. Spróbuj ponownie za kilka minut.",
  mailNotSent: "Nie udało się wysłać e-maila. Spróbuj ponownie za minutę.",
  addressRefused: "Serwer poczty nie przyjmuje wiadomości na ten adres. Sprawdź go.",
  incorrectCode: "Nieprawidłowy kod. Sprawdź go i spróbuj ponownie.",
  expiredCode: "Ten kod stracił ważność. Poproś o nowy.",
  incorrectSignIn: "Nieprawidłowy adres e-mail lub hasło.",
  codeNotVerified: "Wpisz kod z naszego e-maila, zanim ustawisz nowe hasło.",
  alreadyRegistered: "Bierzesz już udział w tej zbiórce.",
  campaignGone: "Ta zbiórka już nie istnieje.",
  unknownCampaign: "Nie ma takiej zbiórki.",
  commentsClosed: "Do tego artykułu nie można już dodawać komentarzy.",
};
