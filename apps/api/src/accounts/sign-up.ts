import { type calls, sentences } from '@hearthlight/domain';
import type * as z from 'zod/mini';

import { RefusedCall, refusals } from '../http/refusal.ts';
import { verificationLetter } from '../mail/letters.ts';
import { codeRefusal } from './codes.ts';
import { type AccountServices, emailKey } from './services.ts';

type Applicant = z.output<typeof calls.sendEmailVerificationCode.request>;
type NewDonor = z.output<typeof calls.verifyCodeAndSignUp.request>;

/** Whether an account has this address, however its letters are cased. */
export async function accountExists({ database }: AccountServices, email: string): Promise<boolean> {
  const donor = await database
    .selectFrom('donors')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return donor !== undefined;
}

/** Mails a code to someone who wants an account, and answers the note that they read. */
export async function sendVerificationCode(services: AccountServices, applicant: Applicant): Promise<string> {
  const { email, first_name: firstName } = applicant;
  if (await accountExists(services, email)) throw emailTaken();
  await services.codes.send({ purpose: 'sign-up', emailKey: emailKey(email) }, (code) =>
    services.mailer.send(verificationLetter({ to: email, firstName, code })),
  );
  return `We have sent a five-digit code to ${email}.`;
}

/** Makes the account: the code is spent and the donor is there, or neither. */
export async function signUp(services: AccountServices, newDonor: NewDonor): Promise<string> {
  const key = emailKey(newDonor.email);
  const { codeHash } = await services.codes.check({ purpose: 'sign-up', emailKey: key }, newDonor.code);
  const passwordHash = await services.passwords.hash(newDonor.password);
  const at = services.now();
  await services.database.transaction().execute(async (transaction) => {
    const spent = await transaction
      .deleteFrom('codes')
      .where('purpose', '=', 'sign-up')
      .where('email_key', '=', key)
      .where('code_hash', '=', codeHash)
      .returning('email_key')
      .executeTakeFirst();
    if (!spent) throw codeRefusal(refusals.codeSpent);
    const donor = await transaction
      .insertInto('donors')
      .values({
        email: newDonor.email,
        email_key: key,
        first_name: newDonor.first_name,
        last_name: newDonor.last_name,
        password_hash: passwordHash,
        goal_cents: 0,
        created_at: at,
        last_login_at: at,
        user_agent: '',
      })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!donor) throw emailTaken();
  });
  return `Welcome, ${newDonor.first_name}! Your account is ready, and you can sign in now.`;
}

const emailTaken = () =>
  new RefusedCall(400, sentences.emailTaken, { fields: { email: sentences.emailTaken } });
