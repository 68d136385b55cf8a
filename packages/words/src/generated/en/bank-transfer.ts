// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
export const bankTransfer = {
  payByBankTransfer: "Pay by bank transfer",
  insteadOf: (args: { method: string | number }): string => "You chose " + String(args.method) + ". You can also pay by bank transfer now. The reference tells the foundation that the payment is this donation, so enter it exactly as it is here.",
  amount: "Amount",
  accountHolder: "Account holder",
  account: "Account",
  iban: "IBAN",
  bic: "BIC",
  pixKey: "Pix key",
  pixCode: "Pix code to paste",
  reference: "Reference",
  qrCode: "QR code with this transfer for a banking app",
  scan: "Or scan the code with your banking app.",
};
