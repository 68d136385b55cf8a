import { formatMoney, formatCount, formatYear } from '@hearthlight/domain';
import type { StatementYear } from '@hearthlight/domain/desk';
import { Fact, FactList, Panel, useWords } from '@hearthlight/ui';

export interface StatementFiguresProps {
  /** The year of the statements, its sums and who can get one. */
  year: StatementYear;
}

/** The total given in a year, and the number of givers to whom a statement can be mailed. */
export function StatementFigures({ year }: StatementFiguresProps) {
  const words = useWords('deskStatements');
  const figures = [
    [words.donors, year.donors],
    [words.others, year.without_address],
    [words.nameless, year.nameless],
  ] as const;
  return (
    <Panel title={words.ofYear({ year: formatYear(String(year.year)) })}>
      <FactList variant="columns">
        {figures.map(([name, { amount, count }]) => (
          <Fact key={name} label={name}>
            <b className="block font-display text-stat tabular">
              <bdi>{formatCount(count)}</bdi>
            </b>
            <bdi className="tabular">{formatMoney(amount)}</bdi>
          </Fact>
        ))}
      </FactList>
    </Panel>
  );
}
