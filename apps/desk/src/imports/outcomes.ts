import type { ImportOutcome } from '@hearthlight/domain/desk';
import type { Words } from '@hearthlight/ui';

/** The order of the outcomes: first what needs a look. */
export const outcomeOrder: readonly ImportOutcome[] = ['suspected', 'refused', 'changed', 'new', 'known', 'ignored'];

/** Rows by outcome. */
export type OutcomeCounts = Partial<Record<ImportOutcome, number>>;

/** Says how many rows have an outcome: in the heading above them, and in a sum of all. */
export const outcomeText = (words: Words['deskImports'], outcome: ImportOutcome, count: number): string =>
  ({
    new: words.fresh,
    changed: words.changed,
    suspected: words.suspected,
    known: words.known,
    ignored: words.ignored,
    refused: words.refused,
  })[outcome]({ count });

/** Says what becomes of all rows. */
export const outcomesText = (words: Words['deskImports'], counts: OutcomeCounts): string =>
  outcomeOrder
    .flatMap((outcome) => {
      const count = counts[outcome] ?? 0;
      return count > 0 ? outcomeText(words, outcome, count) : [];
    })
    .join(' · ');
