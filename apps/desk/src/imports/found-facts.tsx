import { formatCount, formats } from '@hearthlight/domain';
import type { UploadedImport } from '@hearthlight/domain/desk';
import { Fact, FactList, Notice, useWords } from '@hearthlight/ui';

import { sourceName } from '../parts/source-name.ts';

export interface FoundFactsProps {
  /** The file, as the server has read it. */
  upload: UploadedImport;
}

/** The facts detected in a file, so that the bookkeeper sees when one is wrong. */
export function FoundFacts({
  upload: { columns, decimal, delimiter, encoding, kind, readings, rows },
}: FoundFactsProps) {
  const words = useWords('deskImports');
  const isOther = readings.length > 0 && readings.every(({ currency }) => currency !== undefined);
  const separators: Readonly<Record<string, string>> = {
    ',': words.comma,
    ';': words.semicolon,
    '\t': words.tab,
    '|': words.bar,
    '~': words.tilde,
  };
  return (
    <div className="mb-6 border-b border-line pb-6">
      <h2 className="mb-4 text-heading">{words.found}</h2>
      <FactList variant="columns">
        <Fact label={words.source}>{sourceName(words, kind)}</Fact>
        <Fact label={words.rows}>{formatCount(rows)}</Fact>
        <Fact label={words.encoding}>
          <bdi>{encoding}</bdi>
        </Fact>
        {kind === 'bank' && !columns?.currency && !isOther && (
          <Fact label={words.currencyColumn}>
            {columns?.currency_code ?? words.currencyAssumed({ currency: formats().currency })}
          </Fact>
        )}
        {delimiter !== '' && (
          <>
            <Fact label={words.separator}>{separators[delimiter] ?? delimiter}</Fact>
            <Fact label={words.decimalMark}>{decimal === ',' ? words.comma : words.point}</Fact>
          </>
        )}
      </FactList>
      {isOther && (
        <Notice tone="info" className="mt-4">
          {words.otherCurrency({ own: formats().currency })}
        </Notice>
      )}
    </div>
  );
}
