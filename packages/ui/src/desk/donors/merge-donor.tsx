'use client';

import { formatMoney, type Result } from '@hearthlight/domain';
import type { DeskDonor, DonorMerge } from '@hearthlight/domain/desk';
import { useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { FormNotice } from '../../components/forms/form-notice.tsx';
import { useDeskDonorsWords } from '../../words/desk-donors.ts';
import { useDeskGiftWords } from '../../words/desk-gift.ts';
import { DonorPicker, type SearchDonors } from '../gifts/donor-picker.tsx';
import { OutcomeList } from './outcome-list.tsx';

/** How another donor is found and merged. */
export interface MergeActions {
  /** Searches the donors for the one to merge; `undefined` if that fails. */
  onSearch: SearchDonors;
  /** Returns what merging another donor into this one would move. */
  onPreviewMerge: (merged: number) => Promise<Result & { merge?: DonorMerge }>;
  /** Merges another donor into this one. Called with the number of the other donor. */
  onMerge: (merged: number) => Promise<Result>;
}

export interface MergeDonorProps extends MergeActions {
  /** Who stays. */
  donor: Pick<DeskDonor, 'id'>;
}

/** Chooses another donor, shows what would move, and merges the two. */
export function MergeDonor({ donor, onSearch, onPreviewMerge, onMerge }: MergeDonorProps) {
  const words = useDeskDonorsWords();
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [pending, setPending] = useState(false);
  const [result, setResult] = useState<Result & { merge?: DonorMerge }>();
  async function preview() {
    setMissing(chosen === '');
    if (chosen === '') return;
    setPending(true);
    setResult(await onPreviewMerge(Number(chosen)));
    setPending(false);
  }
  if (result?.ok && result.merge) {
    return <MergePreview merge={result.merge} onBack={() => setResult(undefined)} onMerge={onMerge} />;
  }
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">{words.mergeLead}</p>
      <DonorPicker
        value={chosen}
        error={isMissing ? words.mergeMissing : undefined}
        onSearch={async (search) => {
          const found = await onSearch(search);
          return found && { ...found, donors: found.donors.filter(({ id }) => id !== donor.id) };
        }}
        onChoose={(id) => {
          setChosen(id);
          setMissing(false);
        }}
      />
      <FormNotice result={result?.ok === false ? result : undefined} />
      <div>
        <Button size="small" pending={pending} onClick={() => void preview()}>
          {words.mergePreview}
        </Button>
      </div>
    </div>
  );
}

interface MergePreviewProps extends Pick<MergeDonorProps, 'onMerge'> {
  merge: DonorMerge;
  onBack: () => void;
}

const focus = (heading: HTMLElement | null) => heading?.focus();

function MergePreview({ merge, onBack, onMerge }: MergePreviewProps) {
  const words = useDeskDonorsWords();
  const names = useDeskGiftWords();
  const [pending, setPending] = useState(false);
  const [result, setResult] = useState<Result>();
  const { amount, campaigns, gifts, kept, mails, merged } = merge;
  async function confirm() {
    setPending(true);
    setResult(await onMerge(merged.id));
    setPending(false);
  }
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
      <FormNotice result={result?.ok === false ? result : undefined} />
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" size="small" pending={pending} onClick={() => void confirm()}>
          {words.mergeConfirm}
        </Button>
        <Button variant="secondary" size="small" onClick={onBack}>
          {names.back}
        </Button>
      </div>
    </div>
  );
}
