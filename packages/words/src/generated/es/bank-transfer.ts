// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { bankTransfer as English } from '../en/bank-transfer.ts';

export const bankTransfer: typeof English = {
  payByBankTransfer: "Paga por transferencia",
  insteadOf: (args: { method: string | number }): string => "Has elegido " + String(args.method) + ". También puedes pagar ya por transferencia. La referencia le dice a la fundación que el pago corresponde a esta donación: escríbela exactamente como está aquí.",
  amount: "Importe",
  accountHolder: "Titular de la cuenta",
  account: "Cuenta",
  iban: "IBAN",
  bic: "BIC",
  pixKey: "Clave Pix",
  pixCode: "Código Pix para pegar",
  reference: "Referencia",
  qrCode: "Código QR de esta transferencia para una aplicación bancaria",
  scan: "O escanea el código con la aplicación de tu banco.",
};
