import { formatDateTime } from '@hearthlight/domain';
import { type DeskHome, deskPages } from '@hearthlight/domain/desk';
import { Link, Notice, useWords } from '@hearthlight/ui';

export interface BackupWarningProps {
  /** How recent the last backup is, and when it was made. */
  health: NonNullable<DeskHome['health']>;
}

/** Says that the last backup is old or missing. Renders nothing if it is recent. */
export function BackupWarning({ health: { backup, last_backup_at: at } }: BackupWarningProps) {
  const words = useWords('deskHome');
  if (backup === 'recent') return null;
  const link = (
    <Link href={deskPages.health.path} className="inline-flex min-h-11 items-center">
      {words.toHealth}
    </Link>
  );
  if (at === null)
    return (
      <Notice tone="info" title={words.backupNoneTitle} action={link} className="mb-5">
        {words.backupNoneLead}
      </Notice>
    );
  return (
    <Notice tone="error" title={words.backupOldTitle} action={link} className="mb-5">
      {words.backupOldLead({ date: formatDateTime(at) })}
    </Notice>
  );
}
