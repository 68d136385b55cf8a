// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
export const drafts = {
  helpSubject: "Requester info",
  fullName: (args: { value: string | number }): string => "Full name: " + String(args.value),
  email: (args: { value: string | number }): string => "E-mail address: " + String(args.value),
  phoneNumber: (args: { value: string | number }): string => "Phone number: " + String(args.value),
  address: (args: { value: string | number }): string => "Address: " + String(args.value),
  requestType: (args: { value: string | number }): string => "Request type: " + String(args.value),
  requestDescription: (args: { value: string | number }): string => "Request description: " + String(args.value),
  amountTargeted: (args: { value: string | number }): string => "Amount targeted: " + String(args.value),
  amountRaised: (args: { value: string | number }): string => "Amount raised: " + String(args.value),
  pledgeSubject: (args: { amount: string | number }): string => "I pledge my support: a donation of " + String(args.amount),
  hello: "Hello,",
  pledge: (args: { amount: string | number }): string => "I would like to donate " + String(args.amount) + ".",
  paymentMethod: (args: { value: string | number }): string => "Preferred payment method: " + String(args.value),
  donationCause: (args: { value: string | number }): string => "Donation cause: " + String(args.value),
  pleaseTellMe: "Please tell me how to complete the transfer. Thank you.",
  paymentReference: (args: { value: string | number }): string => "Payment reference: " + String(args.value),
};
