import { formatDay, formatMoney, type Result } from '@hearthlight/domain';
import type { Occasion, OccasionMerge } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';

import { MergeSteps } from '../parts/merge-steps.tsx';
import { OutcomeList } from '../parts/outcome-list.tsx';
import { occasionName } from './occasion-name.ts';
import { OccasionPicker, type SearchOccasions } from './occasion-picker.tsx';

/** How another occasion is found and merged. */
export interface OccasionMergeActions {
  /** Searches occasions by a part of the name; `undefined` if that fails. */
  onSearch: SearchOccasions;
  /** Returns what merging another occasion into this one would move. */
  onPreviewMerge: (merged: number) => Promise<Result & { merge?: OccasionMerge }>;
  /** Merges the shown occasion into this one. */
  onMerge: (merge: OccasionMerge, password: string) => Promise<Result>;
}

export interface MergeOccasionProps extends OccasionMergeActions {
  /** The occasion that stays. */
  occasion: Pick<Occasion, 'id'>;
}

/** Chooses another spelling of the name, shows which gifts would move, and merges the two. */
export function MergeOccasion({ occasion, onSearch, onPreviewMerge, onMerge }: MergeOccasionProps) {
  const words = useWords('deskOccasions');
  const nameOf = (named: OccasionMerge['merged']) => `${occasionName(words, named)} (${named.id})`;
  return (
    <MergeSteps
      lead={words.mergeLead}
      missing={words.mergeMissing}
      renderPicker={(picker) => (
        <OccasionPicker
          {...picker}
          onSearch={async (search) => (await onSearch(search))?.filter(({ id }) => id !== occasion.id)}
        />
      )}
      onPreview={onPreviewMerge}
      titleOf={({ kept, merged }) => words.mergeTitle({ merged: nameOf(merged), kept: nameOf(kept) })}
      renderMoves={(merge) => <Moves {...merge} />}
      onMerge={onMerge}
    />
  );
}

function Moves({ count, gifts, kept, merged }: OccasionMerge) {
  const words = useWords('deskOccasions');
  const { ends, moves } = useWords('deskDonors');
  const { title } = useWords('deskGift');
  const more = count - gifts.length;
  return (
    <>
      <OutcomeList
        title={moves}
        items={[
          ...gifts.map(({ amount, date, id }) =>
            [title({ number: String(id) }), formatDay(date), formatMoney(amount)].join(' · '),
          ),
          ...(more > 0 ? [words.moreGifts({ count: more })] : []),
        ]}
      />
      <OutcomeList title={ends} items={[occasionName(words, merged)]} />
      <OutcomeList title={words.tell} items={kept.tell === '' ? [words.tellNobody] : kept.tell.split('\n')} />
      <p className="text-small">{kept.is_public ? words.mergedSumShown : words.mergedSumHidden}</p>
    </>
  );
}
