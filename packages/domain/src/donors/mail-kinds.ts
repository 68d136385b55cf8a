/**
 * The kinds of mails that the server sends, by the names under which its outbox keeps them, each with the text of the
 * catalog's area `deskDonors` that names it. A server test compares them.
 */
export const mailNames = {
  'sign-up code': 'mailSignUpCode',
  'recovery code': 'mailRecoveryCode',
  'no account': 'mailNoAccount',
  'password changed': 'mailPasswordChanged',
  'password guesses': 'mailWrongPasswords',
  'account changed': 'mailAccountChanged',
  'impact update': 'mailUpdate',
  'update test': 'mailUpdateTest',
  thanks: 'mailThanks',
  'pledge reminder': 'mailPledgeReminder',
  'plan reminder': 'mailPlanReminder',
  receipt: 'mailReceipt',
  'yearly statement': 'mailYearlyStatement',
  'statement test': 'mailStatementTest',
  'held comments': 'mailHeldComments',
  'staff link': 'mailStaffLink',
  'wrong second factor': 'mailWrongFactor',
  'wrong passwords': 'mailWrongPasswords',
  'access changed': 'mailAccessChanged',
  'new network': 'mailNewNetwork',
  test: 'mailTest',
} as const;
export type MailKind = keyof typeof mailNames;

/** The kinds of `mailNames`. */
export const mailKinds = Object.keys(mailNames).filter((kind): kind is MailKind => kind in mailNames);
