// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { rules as English } from '../en/rules.ts';

export const rules: typeof English = {
  firstName: "Podaj prawidłowe imię.",
  lastName: "Podaj prawidłowe nazwisko.",
  email: "Podaj prawidłowy adres e-mail.",
  passwordMix: "Hasło musi zawierać małe i wielkie litery oraz cyfry.",
  passwordShort: "Hasło jest za krótkie.",
  passwordLong: "Hasło jest za długie.",
  currentPassword: "Podaj prawidłowe hasło.",
  passwordsDiffer: "Hasła się różnią.",
  code: "Wpisz pięciocyfrowy kod.",
  comentatorName: "Podaj prawidłowe imię.",
  comment: "Napisz trochę więcej. Minimalna długość: 20 znaków.",
  commentLong: (args: { most: string | number }): string => "Skróć komentarz: musi mieć mniej niż " + String(args.most) + " znaków.",
  fullName: "Podaj prawidłowe imię i nazwisko.",
  phoneNumber: "Podaj prawidłowy numer telefonu.",
  address: "Podaj prawidłowy adres.",
  requestType: "Podaj rodzaj pomocy.",
  requestDescription: "Opisz swoją prośbę trochę dokładniej.",
  amountTargeted: "Podaj prawidłową potrzebną kwotę.",
  amountRaised: "Podaj prawidłową kwotę już zebraną.",
  amount: "Podaj prawidłową kwotę.",
  donationCause: "Napisz, na co lub dla kogo jest twoja wpłata, żeby trafiła tam, gdzie chcesz. Dziękujemy za wsparcie.",
  commentNotSent: "Twój komentarz nie został wysłany. Przeczytaj go jeszcze raz i opublikuj.",
};
