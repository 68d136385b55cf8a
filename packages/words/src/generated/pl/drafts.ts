// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { drafts as English } from '../en/drafts.ts';

export const drafts: typeof English = {
  helpSubject: "Dane osoby proszącej o pomoc",
  fullName: (args: { value: string | number }): string => "Imię i nazwisko: " + String(args.value),
  email: (args: { value: string | number }): string => "Adres e-mail: " + String(args.value),
  phoneNumber: (args: { value: string | number }): string => "Numer telefonu: " + String(args.value),
  address: (args: { value: string | number }): string => "Adres: " + String(args.value),
  requestType: (args: { value: string | number }): string => "Rodzaj pomocy: " + String(args.value),
  requestDescription: (args: { value: string | number }): string => "Opis prośby: " + String(args.value),
  amountTargeted: (args: { value: string | number }): string => "Potrzebna kwota: " + String(args.value),
  amountRaised: (args: { value: string | number }): string => "Kwota już zebrana: " + String(args.value),
  pledgeSubject: (args: { amount: string | number }): string => "Deklaruję wsparcie: wpłata " + String(args.amount),
  hello: "Dzień dobry,",
  pledge: (args: { amount: string | number }): string => "chcę wpłacić " + String(args.amount) + ".",
  paymentMethod: (args: { value: string | number }): string => "Preferowany sposób płatności: " + String(args.value),
  donationCause: (args: { value: string | number }): string => "Przeznaczenie wpłaty: " + String(args.value),
  pleaseTellMe: "Proszę o informację, jak dokonać przelewu. Dziękuję.",
  paymentReference: (args: { value: string | number }): string => "Numer referencyjny płatności: " + String(args.value),
};
