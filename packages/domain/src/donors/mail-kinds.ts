/** The kinds of mails that the server sends, by the names under which its outbox keeps them. A server test compares them. */
export const mailKinds = [
  'sign-up code',
  'recovery code',
  'no account',
  'password changed',
  'account changed',
  'impact update',
  'update test',
  'thanks',
  'pledge reminder',
  'receipt',
  'yearly statement',
  'statement test',
  'held comments',
  'staff link',
  'wrong second factor',
  'test',
] as const;
export type MailKind = (typeof mailKinds)[number];
