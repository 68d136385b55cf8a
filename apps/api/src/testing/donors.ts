import { calls } from '@hearthlight/domain';

import type { Tokens } from '../accounts/sessions.ts';
import type { Letter } from '../mail/mailer.ts';
import type { Stage } from './stage.ts';

export const password = 'Lantern-7-light';

/** The code of a letter, read from its subject as a person would. */
export function codeIn(letter: Letter | undefined): string {
  const code = /^(\d{5}) /.exec(letter?.subject ?? '')?.[1];
  if (code === undefined) throw new Error('the letter carries no code');
  return code;
}

/** What someone enters to get an account. */
export function anApplicant(email: string) {
  return { email, first_name: 'Ada', last_name: "O'Neil-Byron" };
}

/** Signs a donor up by mail and code, as a browser would. */
export async function signUp({ ask, letters }: Stage, email: string): Promise<void> {
  await ask('sendEmailVerificationCode', { body: anApplicant(email) });
  const code = codeIn(letters.at(-1));
  const answer = await ask('verifyCodeAndSignUp', { body: { ...anApplicant(email), code, password } });
  if (answer.statusCode !== 200) throw new Error(`sign-up answered ${answer.statusCode}`);
}

/** Signs a donor in. */
export async function signIn({ ask }: Stage, email: string, typed = password): Promise<Tokens> {
  const answer = await ask('signIn', { body: { email, password: typed } });
  return calls.signIn.answer.parse(answer.json());
}

/** A new donor, signed in. */
export async function aSignedInDonor(stage: Stage, email: string): Promise<Tokens> {
  await signUp(stage, email);
  return signIn(stage, email);
}

/** The recovery cookie that an answer sets. */
export function browserOf(answer: { headers: Record<string, unknown> }): string {
  const header = String(answer.headers['set-cookie']);
  const value = /^recovery=([^;]*)/.exec(header)?.[1];
  if (value === undefined) throw new Error('the answer sets no recovery cookie');
  return value;
}
