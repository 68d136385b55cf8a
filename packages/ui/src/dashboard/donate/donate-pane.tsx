'use client';

import { use } from 'react';

import { Notice } from '../../components/feedback/notice.tsx';
import { useWords } from '../../words/words-provider.tsx';
import { UnsentEntriesContext } from '../parts/unsent-entries-context.ts';
import { DonationForm, type PledgeProps } from './donation-form.tsx';
import { afterwards, howToPay } from './how-to-pay.ts';

export interface DonatePaneProps extends PledgeProps {
  /** What the donor's link names, if it is no campaign. */
  unknownCampaign?: string | undefined;
}

/** Explains what a pledge does and how it is paid, above its form. */
export function DonatePane({ unknownCampaign, ...form }: DonatePaneProps) {
  const words = useWords('donate');
  const { donationEntry, onDonationEntryChange, readPledges, onPledgesChange } = use(UnsentEntriesContext);
  return (
    <div className="grid gap-6">
      <p data-part="explanation" className="max-w-text text-ink-soft">
        {howToPay(words, form.foundation)} {afterwards(words, form.foundation)}
      </p>
      {unknownCampaign !== undefined && (
        <Notice tone="info" className="wrap-anywhere">
          {words.noSuchCampaign({ title: unknownCampaign })}
        </Notice>
      )}
      <div data-part="form">
        <DonationForm
          {...form}
          entry={donationEntry}
          onEntryChange={onDonationEntryChange}
          readPledges={readPledges}
          onPledgesChange={onPledgesChange}
        />
      </div>
    </div>
  );
}
