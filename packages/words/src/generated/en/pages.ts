export const pages = {
  home: (args: { name: string | number; tagline: string | number }): string => String(args.name) + ": " + String(args.tagline),
  about: (args: { name: string | number }): string => "About " + String(args.name),
  ledger: (args: { name: string | number }): string => "Ledger of " + String(args.name),
  ledgerDescription: (args: { name: string | number }): string => "Check a statement of " + String(args.name) + ".",
  signUp: "Signup",
  signIn: "Signin",
  resetPassword: "Recover your account",
  dashboard: "Dashboard",
  requestHelp: "Request help",
  donateNow: "Donate now",
  article: (args: { title: string | number; name: string | number }): string => String(args.title) + " · " + String(args.name),
};
