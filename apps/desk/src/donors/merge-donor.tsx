import { formatMoney, type Result } from '@hearthlight/domain';
import type { DeskDonor, DonorMerge } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';

import { DonorPicker, type SearchDonors } from '../gifts/donor-picker.tsx';
import { MergeSteps } from '../parts/merge-steps.tsx';
import { OutcomeList } from '../parts/outcome-list.tsx';

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
  return (
    <MergeSteps
      lead={words.mergeLead}
      missing={words.mergeMissing}
      renderPicker={({ value, error, onChoose }) => (
        <DonorPicker
          value={String(value ?? '')}
          error={error}
          onSearch={async (search) => {
            const found = await onSearch(search);
            return found && { ...found, donors: found.donors.filter(({ id }) => id !== donor.id) };
          }}
          onChoose={(id) => onChoose(Number(id) || undefined)}
        />
      )}
      onPreview={onPreviewMerge}
      titleOf={({ kept, merged }) =>
        words.mergeTitle({ merged: `${merged.name} (${merged.id})`, kept: `${kept.name} (${kept.id})` })
      }
      renderMoves={(merge) => <Moves {...merge} />}
      onMerge={({ merged }, password) => onMerge(merged.id, password)}
    />
  );
}

function Moves({ amount, campaigns, gifts, mails, merged }: DonorMerge) {
  const words = useWords('deskDonors');
  return (
    <>
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
    </>
  );
}
