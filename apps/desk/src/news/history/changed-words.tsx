import { useWords, VisuallyHidden } from '@hearthlight/ui';
import { diffWords } from 'diff';
import { useMemo } from 'react';

export interface ChangedWordsProps {
  /** The earlier text. */
  before: string;
  /** The later text. */
  after: string;
}

/** A text with the words that were removed and added. */
export function ChangedWords({ before, after }: ChangedWordsProps) {
  const words = useWords('deskNews');
  const changes = useMemo(() => diffWords(before, after), [before, after]);
  return (
    <span dir="auto" className="block whitespace-pre-line">
      {changes.map(({ added, removed, value }, index) => {
        if (added)
          return (
            <ins key={index} className="rounded-text bg-completed/8 text-completed underline">
              <VisuallyHidden>{words.added} </VisuallyHidden>
              {value}
            </ins>
          );
        if (removed)
          return (
            <del key={index} className="rounded-text bg-failed/8 text-failed">
              <VisuallyHidden>{words.removed} </VisuallyHidden>
              {value}
            </del>
          );
        return <span key={index}>{value}</span>;
      })}
    </span>
  );
}
