import { formatDateTime } from '@hearthlight/domain';
import type { DeskHealth } from '@hearthlight/domain/desk';
import { Fact, FactList, Panel, StatusText, useWords } from '@hearthlight/ui';

export interface BackupPanelProps {
  /** The last backup, if there is one. */
  backup: DeskHealth['backup'];
}

const tones = { recent: 'success', old: 'error', none: 'error' } as const;

/** The last backup and whether it is recent enough. */
export function BackupPanel({ backup: { last_at: at, state } }: BackupPanelProps) {
  const words = useWords('deskOperations');
  const home = useWords('deskHome');
  const states = { recent: words.backupRecent, old: words.backupOld, none: home.noBackup };
  return (
    <Panel title={words.backup}>
      <FactList variant="columns">
        <Fact label={words.state}>
          <StatusText tone={tones[state]}>{states[state]}</StatusText>
        </Fact>
        {at !== null && <Fact label={home.backup}>{formatDateTime(at)}</Fact>}
      </FactList>
    </Panel>
  );
}
