import { formatCount, formatDateTime, formatMonth } from '@hearthlight/domain';
import type { BackupSummary } from '@hearthlight/domain/desk';
import { Fact, FactList, Notice, useWords } from '@hearthlight/ui';

export interface BackupContentProps {
  /** The backup's own description. */
  summary: BackupSummary;
}

/** The contents of a complete backup. */
export function BackupContent({ summary }: BackupContentProps) {
  const words = useWords('deskOperations');
  const { createdAt, files, migration, months, rows } = summary;
  const [first, last] = [months[0], months.at(-1)];
  const count = Object.values(rows).reduce((sum, table) => sum + table, 0);
  return (
    <div className="grid w-full gap-4">
      <Notice tone="success">{words.complete}</Notice>
      <FactList variant="columns">
        <Fact label={words.madeAt}>{formatDateTime(createdAt)}</Fact>
        <Fact label={words.version}>
          <bdi>{migration}</bdi>
        </Fact>
        <Fact label={words.rows}>{formatCount(count)}</Fact>
        <Fact label={words.files}>{formatCount(files)}</Fact>
        <Fact label={words.closedMonths}>
          {first !== undefined && last !== undefined
            ? words.monthsFromTo({
                first: formatMonth(first),
                last: formatMonth(last),
                count: formatCount(months.length),
              })
            : words.noMonths}
        </Fact>
      </FactList>
    </div>
  );
}
