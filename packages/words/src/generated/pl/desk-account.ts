// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { pl } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { deskAccount as English } from '../en/desk-account.ts';

export const deskAccount: typeof English = {
  sessions: "Aktywne sesje",
  thisOne: "Ta przeglądarka",
  lastSeen: (args: { date: string | number }): string => "Ostatnio używana: " + String(args.date),
  signOutEverywhere: "Wyloguj się wszędzie",
  factors: "Twoje drugie składniki",
  app: "Aplikacja uwierzytelniająca",
  isSet: "Skonfigurowano",
  isNotSet: "Nie skonfigurowano",
  passkey: "Klucz dostępu",
  added: (args: { date: string | number }): string => "Dodano " + String(args.date),
  removePasskey: (args: { name: string | number }): string => "Usuń: " + String(args.name),
  removePasskeyExplained: "Nie będzie można się nim już logować.",
  passkeyRemoved: (args: { name: string | number }): string => "Usunięto: " + String(args.name) + ".",
  codesLeft: (args: { count: number }): string => plural(args.count, pl, { 'one': "Pozostał " + formatNumber(args.count, ' ') + " kod odzyskiwania", 'few': "Pozostały " + formatNumber(args.count, ' ') + " kody odzyskiwania", 'many': "Pozostało " + formatNumber(args.count, ' ') + " kodów odzyskiwania", 'other': "Pozostało " + formatNumber(args.count, ' ') + " kodu odzyskiwania" }),
  codesKept: "Zachowane",
  codesNotKept: "Nie potwierdzono ich zachowania. Jeśli ich nie masz, wymień je: nie zostaną pokazane ponownie.",
  renewCodes: "Wymień kody odzyskiwania",
  renewCodesExplained: "Otrzymasz dziesięć nowych kodów. Poprzednie przestaną działać.",
  passwordTitle: "Hasło",
  changePassword: "Zmień hasło",
};
