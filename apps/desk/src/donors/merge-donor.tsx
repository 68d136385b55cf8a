import { formatMoney, type Result } from '@hearthlight/domain';
import type { DeskDonor, DonorMerge } from '@hearthlight/domain/desk';
import { Button, FormNotice, useWords } from '@hearthlight/ui';
import { refusalOf } from '@hearthlight/ui/parts';

import { PasswordForm } from '../frame/password-form.tsx';
import { DonorPicker, type SearchDonors } from '../gifts/donor-picker.tsx';
import { OutcomeList } from '../parts/outcome-list.tsx';
import { useMergePreview } from '../parts/use-merge-preview.ts';

/** How another donor is found and merged. */
export interface MergeActions {
  /** Searches the donors for the one to merge; `undefined` if that fails. */
  onSearch: SearchDonors;
  /** Returns what merging another donor into this one would move. */
  onPreviewMerge: (merged: number) => Promise<Result & { merge?: DonorMerge }>;
  /** Merges another donor into this one. Called with the number of the other donor and the password. */
  onMerge: (merged: number, password: string) => Promise<Result>;
}

export interface MergeDonorProps extends MergeActions {
  /** The donor who stays. */
  donor: Pick<DeskDonor, 'id'>;
}

/** Chooses another donor, shows what would move, and merges the two. */
export function MergeDonor({ donor, onSearch, onPreviewMerge, onMerge }: MergeDonorProps) {
  const words = useWords('deskDonors');
  const { button, chosen, choose, goBack, isMissing, merge, pending, result, show } = useMergePreview((id: string) =>
    onPreviewMerge(Number(id)),
  );
  return (
    <>
      {merge && <MergePreview merge={merge} onBack={goBack} onMerge={onMerge} />}
      <div className="grid gap-5" hidden={merge !== undefined}>
        <p className="text-ink-soft">{words.mergeLead}</p>
        <DonorPicker
          value={chosen ?? ''}
          error={isMissing ? words.mergeMissing : undefined}
          onSearch={async (search) => {
            const found = await onSearch(search);
            return found && { ...found, donors: found.donors.filter(({ id }) => id !== donor.id) };
          }}
          onChoose={(id) => choose(id || undefined)}
        />
        <FormNotice result={refusalOf(result)} />
        <div>
          <Button ref={button} size="small" pending={pending} onClick={() => void show()}>
            {words.mergePreview}
          </Button>
        </div>
      </div>
    </>
  );
}

interface MergePreviewProps extends Pick<MergeDonorProps, 'onMerge'> {
  merge: DonorMerge;
  onBack: () => void;
}

const focus = (heading: HTMLElement | null) => heading?.focus();

function MergePreview({ merge, onBack, onMerge }: MergePreviewProps) {
  const words = useWords('deskDonors');
  const { cannotBeUndone } = useWords('desk');
  const { back } = useWords('deskGift');
  const { amount, campaigns, gifts, kept, mails, merged } = merge;
  return (
    <div className="grid gap-4">
      <h3 ref={focus} tabIndex={-1} className="font-sans text-body font-strong wrap-anywhere">
        {words.mergeTitle({
          merged: `${merged.name} (${merged.id})`,
          kept: `${kept.name} (${kept.id})`,
        })}
      </h3>
      <OutcomeList
        title={words.moves}
        items={[
          words.countGifts({ count: gifts, amount: formatMoney(amount) }),
          words.countCampaigns({ count: campaigns }),
          words.countMails({ count: mails }),
          words.addressMoves({ email: merged.email }),
        ]}
      />
      <OutcomeList title={words.ends} items={[words.accountEnds({ name: merged.name })]} />
      <p className="text-ink-soft">{cannotBeUndone}</p>
      <PasswordForm
        action={words.mergeConfirm}
        variant="danger"
        onSubmit={({ password }) => onMerge(merged.id, password)}
        onCancel={onBack}
        cancelLabel={back}
      />
    </div>
  );
}
