import { callLimits } from '../../platform/limits/limits.ts';
import type { PasswordsElsewhere } from '../accounts/passwords-elsewhere.ts';
import { knownNetworks } from './known-networks.ts';
import { wrongPasswordsMail } from './mails.ts';
import { queueForStaff } from './tell-of-change.ts';

/** The limit of the staff's passwords. */
export const staffPasswords: PasswordsElsewhere = {
  limit: callLimits.staffPasswordsElsewhere,
  warnings: callLimits.staffGuessWarning,
  networks: ({ database }, key) => knownNetworks(database, { email_key: key }),
  async warn(services, key, until) {
    const person = await services.database
      .selectFrom('staff')
      .select('id')
      .where('email_key', '=', key)
      // Whoever has not joined yet has no password to guess.
      .where('password_hash', 'is not', null)
      .executeTakeFirst();
    if (person) await queueForStaff(services, person.id, (content, to) => wrongPasswordsMail(content, to, until));
  },
};
