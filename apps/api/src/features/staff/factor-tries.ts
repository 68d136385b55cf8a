import type { Factor } from '@hearthlight/domain/desk';

import type { Services } from '../../actions/services.ts';
import type { StaffSession } from '../../platform/http/staff-session.ts';
import { byNetwork } from '../../platform/limits/client-network.ts';
import { type Attempt, callLimits } from '../../platform/limits/limits.ts';
import { wrongFactorMail } from './mails.ts';
import { mailStaff } from './tell-of-change.ts';

/** A try of a second factor. */
export interface FactorTry {
  factor: Factor;
  /** The client's network. */
  network: string;
  /** Whether the network is one of the person's last sign-ins. */
  isKnown: boolean;
}

/**
 * Returns the attempts that a try of a second factor counts. They count by network, so that somebody elsewhere with the
 * stolen password does not keep the person out, and each kind of code has its own. All networks of strangers together
 * have few tries at the six digits of an app. A passkey cannot be guessed and counts nothing.
 */
export function triesOf({ staff }: StaffSession, { factor, isKnown, network }: FactorTry): Attempt[] {
  if (factor === 'passkey') return [];
  const owner = `${staff.id} ${factor}`;
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
  { staff }: StaffSession,
  { isKnown }: Pick<FactorTry, 'isKnown'>,
): Promise<void> {
  const { limits } = services;
  const person = String(staff.id);
  if (isKnown && (await limits.allows([callLimits.staffTypos, person]))) return;
  if (!(await limits.allows([callLimits.staffWarning, person]))) return;
  await mailStaff(services, staff.id, (to) => wrongFactorMail(services.content, to));
}
