// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { bankTransfer as English } from '../en/bank-transfer.ts';

export const bankTransfer: typeof English = {
  payByBankTransfer: "Zapłać przelewem",
  insteadOf: (args: { method: string | number }): string => "Wybrana metoda płatności: " + String(args.method) + ". Możesz też od razu zapłacić przelewem. Po numerze referencyjnym fundacja rozpozna, że to wpłata na tę darowiznę, więc przepisz go dokładnie.",
  amount: "Kwota",
  accountHolder: "Posiadacz rachunku",
  account: "Rachunek",
  iban: "IBAN",
  bic: "BIC",
  pixKey: "Klucz Pix",
  pixCode: "Kod Pix do wklejenia",
  reference: "Numer referencyjny",
  qrCode: "Kod QR tego przelewu dla aplikacji bankowej",
  scan: "Możesz też zeskanować kod w aplikacji swojego banku.",
};
