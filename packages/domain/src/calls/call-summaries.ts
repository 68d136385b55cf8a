import type { Call } from './call.ts';
import { type CallName, calls } from './calls.ts';

const summaries: Readonly<Record<CallName, string>> = {
  registrationDetailExistence: 'Reports whether an account with this e-mail address exists.',
  sendEmailVerificationCode: 'Sends a five-digit code to an address that has no account yet.',
  verifyCodeAndSignUp: 'Creates the account if the code matches the one sent by e-mail.',
  signIn: 'Starts a session and returns its tokens.',
  userDetails: 'Returns the signed-in donor.',
  signOut: 'Ends the session; its access token is invalid immediately.',
  dashboard: 'Returns the signed-in donor with campaigns, donations and impact updates.',
  joinCampaign: 'Registers the donor for a campaign. There is no unregistering.',
  setGoal: 'Sets the amount that the donor aims to give.',
  setAnonymity: 'Sets whether the donor stays anonymous in public.',
  latestNews: 'Returns the 12 newest articles, newest first.',
  homeCampaigns: 'Returns the campaigns that have not ended, for a home page that shows them.',
  newsDetail: 'Returns one article, related articles, and its comments, 50 to a page, newest first.',
  commentOnNews: 'Adds a comment to an article, or holds it for review and says so.',
  books: 'Returns what came in and was paid out, by year and kind.',
  openBooks: 'Returns gifts by month, campaign and method, paid bills, and what they led to.',
  paidBills: 'Returns paid bills, newest first, after those of `openBooks` or of the page before.',
  ledger: 'Returns the public keys and the closed months of the ledger.',
  statement: 'Returns the statement with proofs, as text.',
  receipt: 'Returns a receipt of the donor as a page to print, as HTML.',
  mailReceipt: 'Mails a receipt to the donor. A changed name or address makes a new receipt first.',
  sendPasswordResetCode: 'Sends a five-digit code that lets this browser choose a new password.',
  verifyPasswordResetCode: 'Verifies the reset code for the e-mail address this browser asked for.',
  changePassword: 'Sets a new password after a verified reset code and ends all sessions of the account.',
};

const rows: Readonly<Record<string, Call>> = calls;
const byCall = new Map(Object.entries(summaries).map(([name, summary]) => [rows[name], summary]));

/**
 * Returns one sentence on a call, for the generated documentation. Apart from the calls, because browsers load those.
 */
export const summaryOf = (call: Call): string => byCall.get(call) ?? '';
