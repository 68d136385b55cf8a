// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { unsubscribe as English } from '../en/unsubscribe.ts';

export const unsubscribe: typeof English = {
  title: (args: { product: string | number }): string => "E-maile od " + String(args.product),
  heading: "Relacje z działań e-mailem",
  question: (args: { name: string | number }): string => "Nie chcesz już dostawać e-mailem relacji od organizacji " + String(args.name) + "? Nadal możesz je czytać w swoim panelu.",
  submit: "Wypisz mnie",
  done: "Nie będziemy już wysyłać ci relacji e-mailem. Nadal możesz je czytać w swoim panelu.",
  invalid: (args: { email: string | number }): string => "Ten link jest nieprawidłowy. Być może konto zostało usunięte. Jeśli nadal dostajesz e-maile, napisz na adres <link>" + String(args.email) + "</link>.",
};
