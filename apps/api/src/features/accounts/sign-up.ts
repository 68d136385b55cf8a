import { type calls, sentences } from '@hearthlight/domain';
import { answers } from '@hearthlight/words/answers';
import { currentLanguage } from '@hearthlight/words/current-language';
import type * as z from 'zod/mini';

import { emailKey } from '../../lib/email-key.ts';
import { nameKey } from '../../lib/name-key.ts';
import { RefusedCall, refusals } from '../../platform/http/refusal.ts';
import { giveEarlierGifts } from '../books/give-gifts.ts';
import { codeRefusal, codeRequests } from './codes.ts';
import { existsFor } from './demo-accounts.ts';
import { verificationMail } from './mails.ts';
import { withNetwork } from './passwords-elsewhere.ts';
import type { AccountServices } from './services.ts';

type Applicant = z.output<typeof calls.sendEmailVerificationCode.request>;
type NewDonor = z.output<typeof calls.verifyCodeAndSignUp.request>;

/** Whether an account that exists for the client has this address, regardless of case. */
export async function accountExists(
  { database }: AccountServices,
  client: { isLocal: boolean },
  email: string,
): Promise<boolean> {
  const donor = await database
    .selectFrom('donors')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return donor !== undefined && existsFor(client, email);
}

/** Mails a verification code to a new donor and returns the message to show. Throws a 400 for a registered address. */
export async function sendVerificationCode(
  services: AccountServices,
  client: { isLocal: boolean },
  applicant: Applicant,
): Promise<string> {
  const { email, first_name: firstName } = applicant;
  if (await accountExists(services, client, email)) throw emailTaken();
  const key = emailKey(email);
  const attempts = codeRequests(`sign-up ${key}`);
  await services.limits.count(...attempts);
  const holder = { purpose: 'sign-up', email } as const;
  const outcome = await services.codes.send({ holder, emailKey: key, attempts }, (code, codeHash) =>
    services.mailer.send(verificationMail(services.content, { to: email, firstName, code }), { codeHash }),
  );
  return outcome === 'sent' ? answers.codeSent({ email }) : answers.codeOnItsWay({ email });
}

/**
 * Creates the account and returns the message for the donor. Throws a 400 for a wrong or expired code, or if the
 * address was registered in the meantime. A correct code stays valid if the account could not be created.
 */
export async function signUp(services: AccountServices, newDonor: NewDonor, network: string): Promise<string> {
  const { codes, logError } = services;
  const holder = { purpose: 'sign-up', email: newDonor.email } as const;
  const codeHash = await codes.check(holder, newDonor.code, network);
  const id = await createAccount(services, newDonor, { codeHash, network }).catch(async (error: unknown) => {
    await codes.giveBackTry(codeHash).catch(logError);
    throw error;
  });
  await giveEarlierGifts(services, { id, emailKey: emailKey(newDonor.email) });
  return answers.welcome({ firstName: newDonor.first_name });
}

/** Deletes the code and inserts the donor in one transaction. Returns the donor's id. */
async function createAccount(
  services: AccountServices,
  newDonor: NewDonor,
  { codeHash, network }: { codeHash: string; network: string },
): Promise<number> {
  const key = emailKey(newDonor.email);
  const passwordHash = await services.passwords.hash(newDonor.password, network);
  const at = services.now();
  return services.database.transaction().execute(async (transaction) => {
    const usedCode = await transaction
      .deleteFrom('codes')
      .where('code_hash', '=', codeHash)
      .returning('email_key')
      .executeTakeFirst();
    if (!usedCode) throw codeRefusal(refusals.expiredCode);
    const donor = await transaction
      .insertInto('donors')
      .values({
        email: newDonor.email,
        email_key: key,
        first_name: newDonor.first_name,
        last_name: newDonor.last_name,
        name_key: nameKey(newDonor),
        password_hash: passwordHash,
        goal_cents: 0,
        created_at: at,
        last_login_at: at,
        user_agent: '',
        // Wrong passwords of strangers must not keep out a donor who has not signed in yet.
        network_hash: withNetwork(services.secret, '', network),
        language: currentLanguage(),
      })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!donor) throw emailTaken();
    // Whoever owns the address now gets the gifts that name it.
    await transaction.deleteFrom('former_addresses').where('email_key', '=', key).execute();
    return donor.id;
  });
}

const emailTaken = () => new RefusedCall(400, sentences.emailTaken, { fields: { email: sentences.emailTaken } });
