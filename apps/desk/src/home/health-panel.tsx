import { formatDateTime } from '@hearthlight/domain';
import type { DeskHome } from '@hearthlight/domain/desk';
import { Fact, FactList, Panel, StatusText, useWords } from '@hearthlight/ui';

export interface HealthPanelProps {
  /** The health of mail and backup. */
  health: NonNullable<DeskHome['health']>;
}

/** Whether mail and backups work. */
export function HealthPanel({ health }: HealthPanelProps) {
  const words = useWords('deskHome');
  const mail = { works: words.mailWorks, failing: words.mailFailing, outbox: words.mailOutbox }[health.mail];
  const tone = { works: 'success', failing: 'error', outbox: 'warning' } as const;
  return (
    <Panel title={words.health}>
      <FactList variant="columns">
        <Fact label={words.mail}>
          <StatusText tone={tone[health.mail]}>{mail}</StatusText>
        </Fact>
        <Fact label={words.backup}>
          {health.last_backup_at ? (
            formatDateTime(health.last_backup_at)
          ) : (
            <StatusText tone="warning">{words.noBackup}</StatusText>
          )}
        </Fact>
      </FactList>
    </Panel>
  );
}
