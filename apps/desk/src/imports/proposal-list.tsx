import type { ReadingProposal, SomeColumns } from '@hearthlight/domain/desk';
import { Button, Fact, FactList, useWords } from '@hearthlight/ui';

import { changeSentences } from './change-sentences.ts';
import { type CellName, readingText } from './reading-text.ts';

export interface ProposalListProps {
  /** The readings that explain the correction, the best first. */
  proposals: ReadonlyArray<ReadingProposal>;
  /** The corrected cell. */
  cell: CellName;
  /** Called with the changes of a proposal that the person accepts. */
  onAccept: (columns: SomeColumns) => void;
}

/**
 * Readings of a file that explain a correction: what each changes, how the row is read then, and how many rows change.
 */
export function ProposalList({ proposals, cell, onAccept }: ProposalListProps) {
  const words = useWords('deskImports');
  return (
    <ul className="grid gap-4">
      {proposals.map((proposal) => {
        const { after, before, changed, columns, unread } = proposal;
        const sentences = changeSentences(words, columns);
        return (
          <li key={sentences.join('\n')} className="grid gap-3 rounded-control border border-line p-4">
            <ul className="font-semibold">
              {sentences.map((sentence) => (
                <li key={sentence} className="wrap-anywhere">
                  {sentence}
                </li>
              ))}
            </ul>
            <FactList variant="columns">
              <Fact label={words.readNow}>
                <bdi>{readingText(words, before, cell) || words.none}</bdi>
              </Fact>
              <Fact label={words.readThen}>
                <bdi>{readingText(words, after, cell) || words.none}</bdi>
              </Fact>
            </FactList>
            <p className="text-small text-ink-soft">{words.rowsChange({ count: changed })}</p>
            {unread > 0 && <p className="text-small">{words.rowsUnread({ count: unread })}</p>}
            <Button variant="secondary" size="small" className="justify-self-start" onClick={() => onAccept(columns)}>
              {words.readSo}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
