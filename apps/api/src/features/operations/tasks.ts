import { type DeskHome, may } from '@hearthlight/domain/desk';

import type { Tasks } from '../../actions/feature.ts';
import type { Services } from '../../actions/services.ts';
import { isoInstant } from '../../lib/iso-time.ts';
import { backupState, readLastBackup } from '../../platform/last-backup.ts';
import { mailState, unsentMails } from '../../platform/mail/unsent-mails.ts';

/** Returns how mails and backups are, how many of them need somebody, and whether a mail server is to be set up. */
export const operationTasks: Tasks = async (services, { role }) => {
  if (!may(role, 'site.operate')) return {};
  const health = await readHealth(services);
  const problems = [health.mail === 'failing', health.backup !== 'recent'].filter(Boolean);
  return {
    tasks: { health_problems: problems.length },
    health,
    first_steps: health.mail === 'outbox' ? ['mail'] : [],
  };
};

async function readHealth({
  database,
  now,
  outbox,
}: Pick<Services, 'database' | 'now' | 'outbox'>): Promise<NonNullable<DeskHome['health']>> {
  const backup = await readLastBackup(database);
  const { failed } = await unsentMails(database);
  return {
    mail: mailState({ hasOutbox: outbox !== undefined, failed }),
    backup: backupState(backup, now()),
    last_backup_at: backup === undefined ? null : isoInstant(backup),
  };
}
