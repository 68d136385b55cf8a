import { formatDateTime } from '@hearthlight/domain';
import { deskGiftsPath, type GiftSource } from '@hearthlight/domain/desk';
import { Fact, Link, useWords } from '@hearthlight/ui';

import { sourceName } from '../parts/source-name.ts';

export interface GiftSourceFactsProps {
  /** The row of a file that the gift is from. */
  source: GiftSource;
}

/** The file and the line that a gift was imported from, and what stands there. The file leads to all of its gifts. */
export function GiftSourceFacts({ source }: GiftSourceFactsProps) {
  const words = useWords('deskGift');
  const imports = useWords('deskImports');
  const { at, by, file_name: file, import_id: id, line, number, payer, source: from, text } = source;
  return (
    <>
      <Fact label={words.importedFrom}>
        <Link href={deskGiftsPath({ import: id })} className="tap-target min-w-11">
          <bdi className="wrap-anywhere">{file || sourceName(imports, from)}</bdi>
        </Link>
        <span className="block">{line === null ? words.lineNotKept : imports.lineNumber({ line })}</span>
        <span className="block text-small text-ink-soft">
          {imports.byPerson({ date: formatDateTime(at), name: by })}
        </span>
      </Fact>
      {payer !== null && (
        <Fact label={words.payerInFile}>
          <bdi>{payer}</bdi>
        </Fact>
      )}
      {text !== null && (
        <Fact label={words.textInFile}>
          <bdi className="wrap-anywhere">{text}</bdi>
        </Fact>
      )}
      {number !== null && (
        <Fact label={words.numberInFile}>
          <bdi dir="ltr" className="wrap-anywhere">
            {number}
          </bdi>
        </Fact>
      )}
    </>
  );
}
