// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { en } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';

export const deskAccount = {
  sessions: "Where you are signed in",
  thisOne: "This browser",
  lastSeen: (args: { date: string | number }): string => "Last used " + String(args.date),
  signOutEverywhere: "Sign out everywhere",
  factors: "Your second factors",
  app: "Authenticator app",
  isSet: "Set up",
  isNotSet: "Not set up",
  passkey: "Passkey",
  added: (args: { date: string | number }): string => "Added " + String(args.date),
  removePasskey: (args: { name: string | number }): string => "Remove " + String(args.name),
  removePasskeyExplained: "You can no longer sign in with it.",
  passkeyRemoved: (args: { name: string | number }): string => String(args.name) + " was removed.",
  codesLeft: (args: { count: number }): string => plural(args.count, en, { 'one': formatNumber(args.count, ',') + " recovery code left", 'other': formatNumber(args.count, ',') + " recovery codes left" }),
  codesKept: "Kept",
  codesNotKept: "You have not confirmed that you kept them. If you have not, replace them: they are not shown again.",
  renewCodes: "Replace the recovery codes",
  renewCodesExplained: "You get ten new codes. The earlier ones stop working.",
  passwordTitle: "Password",
  changePassword: "Change the password",
};
