import { formatCount } from '@hearthlight/domain';
import type { DeskHealth } from '@hearthlight/domain/desk';
import { Fact, FactList, Panel, StatusText, useWords } from '@hearthlight/ui';

export interface ProgramPanelProps {
  /** Version, database, disk and other facts. */
  health: Pick<DeskHealth, 'version' | 'database' | 'disk'>;
}

const engines = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

/** Version, database and disk. */
export function ProgramPanel({ health: { database, disk, version } }: ProgramPanelProps) {
  const words = useWords('deskOperations');
  const size = useSize();
  return (
    <Panel title={words.program}>
      <FactList variant="columns">
        <Fact label={words.version}>
          <bdi>{version}</bdi>
        </Fact>
        <Fact label={words.engine}>
          <bdi>
            {engines[database.engine]} {database.version}
          </bdi>
        </Fact>
        <Fact label={words.connection}>
          <StatusText tone="success">{words.answers({ count: database.milliseconds })}</StatusText>
        </Fact>
        <Fact label={words.size}>{database.bytes === null ? words.unknown : size(database.bytes)}</Fact>
        <Fact label={words.migration}>
          <bdi>{database.migration}</bdi>
        </Fact>
        <Fact label={words.freeSpace}>
          {disk ? (
            <StatusText tone={disk.is_low ? 'error' : 'success'}>
              {words.freeOf({ free: size(disk.free_bytes), total: size(disk.total_bytes) })}
            </StatusText>
          ) : (
            words.unknown
          )}
        </Fact>
      </FactList>
      {disk?.is_low && <p className="mt-4 text-small">{words.diskLow}</p>}
    </Panel>
  );
}

/** Sizes from here on are shown in GB. */
const gigabytesFrom = 10e9;

/** Returns a function that formats bytes as whole MB or GB. */
function useSize() {
  const words = useWords('deskOperations');
  return (bytes: number): string =>
    bytes < gigabytesFrom
      ? words.megabytes({ amount: formatCount(Math.ceil(bytes / 1e6)) })
      : words.gigabytes({ amount: formatCount(Math.round(bytes / 1e9)) });
}
