import { formatDay, formatMoney, type Result } from '@hearthlight/domain';
import type { Occasion, OccasionMerge } from '@hearthlight/domain/desk';
import { Button, FormNotice, useWords } from '@hearthlight/ui';
import { refusalOf } from '@hearthlight/ui/parts';

import { PasswordForm } from '../frame/password-form.tsx';
import { OutcomeList } from '../parts/outcome-list.tsx';
import { useMergePreview } from '../parts/use-merge-preview.ts';
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
  const { mergePreview } = useWords('deskDonors');
  const { button, chosen, choose, goBack, isMissing, merge, pending, result, show } = useMergePreview(onPreviewMerge);
  return (
    <>
      {merge && <MergePreview merge={merge} onBack={goBack} onMerge={onMerge} />}
      <div className="grid gap-5" hidden={merge !== undefined}>
        <p className="text-ink-soft">{words.mergeLead}</p>
        <OccasionPicker
          value={chosen}
          error={isMissing ? words.mergeMissing : undefined}
          onSearch={async (search) => (await onSearch(search))?.filter(({ id }) => id !== occasion.id)}
          onChoose={choose}
        />
        <FormNotice result={refusalOf(result)} />
        <div>
          <Button ref={button} size="small" pending={pending} onClick={() => void show()}>
            {mergePreview}
          </Button>
        </div>
      </div>
    </>
  );
}

interface MergePreviewProps extends Pick<MergeOccasionProps, 'onMerge'> {
  merge: OccasionMerge;
  onBack: () => void;
}

const focus = (heading: HTMLElement | null) => heading?.focus();

function MergePreview({ merge, onBack, onMerge }: MergePreviewProps) {
  const words = useWords('deskOccasions');
  const { ends, mergeConfirm, moves } = useWords('deskDonors');
  const { cannotBeUndone } = useWords('desk');
  const { back, title } = useWords('deskGift');
  const { count, gifts, kept, merged } = merge;
  const more = count - gifts.length;
  return (
    <div className="grid gap-4">
      <h3 ref={focus} tabIndex={-1} className="font-sans text-body font-strong wrap-anywhere">
        {words.mergeTitle({
          merged: `${occasionName(words, merged)} (${merged.id})`,
          kept: `${occasionName(words, kept)} (${kept.id})`,
        })}
      </h3>
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
      <p className="text-ink-soft">{cannotBeUndone}</p>
      <PasswordForm
        action={mergeConfirm}
        variant="danger"
        onSubmit={({ password }) => onMerge(merge, password)}
        onCancel={onBack}
        cancelLabel={back}
      />
    </div>
  );
}
