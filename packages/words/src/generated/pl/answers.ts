// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { answers as English } from '../en/answers.ts';

export const answers: typeof English = {
  signedOut: "Wylogowano. Do zobaczenia!",
  codeSent: (args: { email: string | number }): string => "Wysłaliśmy pięciocyfrowy kod na adres " + String(args.email) + ".",
  codeOnItsWay: (args: { email: string | number }): string => "Wysyłamy pięciocyfrowy kod na adres " + String(args.email) + ". Może to potrwać kilka minut.",
  welcome: (args: { firstName: string | number }): string => "Witaj, " + String(args.firstName) + "! Twoje konto jest gotowe. Możesz się teraz zalogować.",
  checkInbox: (args: { email: string | number }): string => "Sprawdź, czy w skrzynce " + String(args.email) + " jest pięciocyfrowy kod.",
  chooseNewPassword: "Dziękujemy. Ustaw nowe hasło.",
  passwordChanged: "Hasło zostało zmienione. Zaloguj się nowym hasłem.",
  goalSet: (args: { goal: string | number }): string => "Twój cel wpłat to " + String(args.goal) + ".",
  registered: (args: { campaign: string | number }): string => "Dziękujemy! Bierzesz udział w zbiórce „" + String(args.campaign) + "”.",
  commentShown: "Dziękujemy! Twój komentarz jest już częścią tej historii.",
  commentHeld: "Dziękujemy! Ktoś z naszego zespołu przeczyta twój komentarz, zanim się ukaże.",
};
