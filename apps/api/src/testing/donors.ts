import { calls } from '@hearthlight/domain';

import type { Tokens } from '../features/accounts/sessions.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { TestContext } from './test-context.ts';

/** The password of every test donor. */
export const password = 'Lantern-7-light';

/** Returns the code in the subject of a mail. */
export function codeIn(mail: Pick<Mail, 'subject'> | undefined): string {
  const code = /^(\d{5}) /.exec(mail?.subject ?? '')?.[1];
  if (code === undefined) throw new Error('the mail has no code');
  return code;
}

/** The fields of a sign-up form. */
export function anApplicant(email: string) {
  return { email, first_name: 'Ada', last_name: "O'Neil-Byron" };
}

/** Signs a donor up with a mailed code. */
export async function signUp({ request, mails }: TestContext, email: string): Promise<void> {
  await request('sendEmailVerificationCode', { body: anApplicant(email) });
  const code = codeIn(mails.at(-1));
  const answer = await request('verifyCodeAndSignUp', { body: { ...anApplicant(email), code, password } });
  if (answer.statusCode !== 200) throw new Error(`sign-up answered ${answer.statusCode}`);
}

/** Signs a donor in. Returns the tokens. */
export async function signIn({ request }: TestContext, email: string, typed = password): Promise<Tokens> {
  const response = await request('signIn', { body: { email, password: typed } });
  return calls.signIn.response.parse(response.json());
}

/** Signs a new donor up and in. Returns the tokens. */
export async function aSignedInDonor(context: TestContext, email: string): Promise<Tokens> {
  await signUp(context, email);
  return signIn(context, email);
}

/** Returns the value of the recovery cookie that a response sets. */
export function browserOf(response: { headers: Record<string, unknown> }): string {
  const header = String(response.headers['set-cookie']);
  const value = /^__Host-recovery=([^;]*)/.exec(header)?.[1];
  if (value === undefined) throw new Error('the response sets no recovery cookie');
  return value;
}
