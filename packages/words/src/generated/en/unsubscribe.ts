// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
export const unsubscribe = {
  title: (args: { product: string | number }): string => "E-mails from " + String(args.product),
  heading: "Impact updates by e-mail",
  question: (args: { name: string | number }): string => "Stop impact updates from " + String(args.name) + " by e-mail? You can still read them in your dashboard.",
  submit: "Unsubscribe",
  done: "We will not send you impact updates by e-mail again. You can still read them in your dashboard.",
  invalid: (args: { email: string | number }): string => "This link is not valid. The account may have been deleted. If you still receive mails, please write to <link>" + String(args.email) + "</link>.",
};
