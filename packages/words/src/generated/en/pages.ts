// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
export const pages = {
  home: (args: { name: string | number; tagline: string | number }): string => String(args.name) + ": " + String(args.tagline),
  about: (args: { name: string | number }): string => "About " + String(args.name),
  ledger: (args: { name: string | number }): string => "Ledger of " + String(args.name),
  ledgerDescription: (args: { name: string | number }): string => "Check a statement of " + String(args.name) + ".",
  books: (args: { name: string | number }): string => "Open books of " + String(args.name),
  booksDescription: (args: { name: string | number }): string => "What " + String(args.name) + " received, what it paid, and what is not spent yet: by month, campaign and payment method, with bills.",
  signUp: "Signup",
  signIn: "Signin",
  resetPassword: "Recover your account",
  dashboard: "Dashboard",
  requestHelp: "Request help",
  donateNow: "Donate now",
  article: (args: { title: string | number; name: string | number }): string => String(args.title) + " · " + String(args.name),
};
