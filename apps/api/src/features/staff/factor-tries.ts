import type { Services } from '../../actions/services.ts';
import { keyedDigest } from '../../lib/secure-random.ts';
import type { StaffSession } from '../../platform/http/staff-session.ts';
import { byNetwork } from '../../platform/limits/client-network.ts';
import { type Attempt, callLimits } from '../../platform/limits/limits.ts';
import { wrongFactorMail } from './mails.ts';
import { mailStaff } from './tell-of-change.ts';

/** Returns the language of a person's mails and whether the person has lately signed in from a network. */
async function readPerson(
  { database, secret }: Pick<Services, 'database' | 'secret'>,
  { staff }: StaffSession,
  network: string,
): Promise<{ isKnown: boolean; language: string | null }> {
  const row = await database
    .selectFrom('staff')
    .select(['known_networks', 'language'])
    .where('id', '=', staff.id)
    .executeTakeFirst();
  const known = row?.known_networks.split(' ') ?? [];
  return { isKnown: known.includes(keyedDigest(secret, network)), language: row?.language ?? null };
}

/**
 * Returns the attempts that a try of a second factor counts. They count by network, so that somebody elsewhere with the
 * stolen password does not keep the person out, and each kind of code has its own. All networks of strangers together
 * have few tries at the six digits of an app. A passkey cannot be guessed and counts nothing.
 */
export async function triesOf(
  services: Services,
  session: StaffSession,
  factor: 'passkey' | 'totp' | 'recovery',
  network: string,
): Promise<Attempt[]> {
  if (factor === 'passkey') return [];
  const owner = `${session.staff.id} ${factor}`;
  const { isKnown } = await readPerson(services, session, network);
  return [
    ...byNetwork(callLimits.staffSecondFactor, network, owner),
    ...byNetwork(callLimits.staffSecondFactorDaily, network, owner),
    ...(factor === 'totp' && !isKnown ? [[callLimits.staffCodesElsewhere, owner] as const] : []),
  ];
}

/**
 * Warns a person by mail that somebody knows the password but not the second factor, at most once in six hours. The
 * first two wrong ones a day from a known network are taken for typing errors.
 */
export async function warnOfWrongFactor(
  services: Services,
  session: StaffSession,
  network: string,
): Promise<void> {
  const { limits } = services;
  const { email, id, name } = session.staff;
  const { isKnown, language } = await readPerson(services, session, network);
  if (isKnown && (await limits.allows([callLimits.staffTypos, String(id)]))) return;
  if (!(await limits.allows([callLimits.staffWarning, String(id)]))) return;
  await mailStaff(services, { email, language, name }, (to) => wrongFactorMail(services.content, to));
}
