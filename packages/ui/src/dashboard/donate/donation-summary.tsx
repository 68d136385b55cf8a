'use client';

import { pictureSources, progressOf, type Campaign } from '@hearthlight/domain';
import type { ReactNode } from 'react';

import { ProgressBar } from '../../components/data/progress-bar.tsx';
import { ArchPicture } from '../../components/media/arch-picture.tsx';
import { LargeFigure } from '../../giving/large-figure.tsx';
import { ownLanguage } from '../../lib/own-language.ts';
import { useWords } from '../../words/words-provider.tsx';
import { totalDue } from './total-due.ts';

/** The parts of a campaign that its card beside the form shows. */
export type ShownCampaign = Pick<Campaign, 'title' | 'image_url' | 'amount_raised' | 'target_amount' | 'language'>;

export interface DonationSummaryProps {
  /** The amount as typed. */
  typed: string;
  /** The campaign that the donation is for; `undefined` while none is chosen. */
  campaign: ShownCampaign | undefined;
  /** Address of the picture that is shown while no campaign is chosen. */
  picture: string;
  /** The foundation's sentences about the currency and, after the notice of the fee, about what it passes on. */
  notes: { currencyNote: string; feeNote: string };
  /** The form's button and its messages. */
  children: ReactNode;
}

/**
 * A donation at a glance: picture and progress of its campaign, 'Total Due' with its currency, the notice of the 0%
 * platform fee (specification §2), and the button. It is as high with a campaign as without one.
 */
export function DonationSummary({ typed, campaign, picture, notes, children }: DonationSummaryProps) {
  const words = useWords('donate');
  return (
    <section aria-label={words.yourDonation} className="@container overflow-clip card">
      <div className="grid grid-cols-[min(7rem,30%)_minmax(0,1fr)] items-center gap-x-4 gap-y-3 p-[min(--spacing(5),4.375vw)] tablet:px-6 @pair/form:grid-cols-1 print:hidden">
        {campaign ? (
          <ArchPicture
            src={campaign.image_url}
            formats={{ sizes: '18rem', sources: pictureSources(campaign.image_url) }}
            alt=""
          />
        ) : (
          // As high as a campaign's picture, which is wider.
          <div className="mx-auto w-[72.2%]">
            <ArchPicture src={picture} alt="" ratio="hero" />
          </div>
        )}
        <div className="grid min-h-26 content-center gap-2.5">
          {campaign ? <CampaignProgress campaign={campaign} /> : <p className="text-small">{words.emptyPreview}</p>}
        </div>
      </div>
      <div data-on="dark" className="bg-pine-deep p-[min(--spacing(5),4.375vw)] text-on-dark tablet:p-6 tablet:pt-5">
        <p className="text-small text-on-dark-soft">{words.totalDue}</p>
        <output aria-live="off" aria-label={words.totalDue} className="mt-1 block text-sun">
          <LargeFigure>{totalDue(typed)}</LargeFigure>
        </output>
        <p className="mt-3 mb-5 text-label text-on-dark-soft">
          <b className="font-strong text-on-dark">{words.noPlatformFee}</b> <bdi dir="auto">{notes.feeNote}</bdi>{' '}
          <bdi dir="auto">{notes.currencyNote}</bdi>
        </p>
        <div className="grid gap-4">{children}</div>
      </div>
    </section>
  );
}

function CampaignProgress({ campaign }: { campaign: ShownCampaign }) {
  const words = useWords('donate');
  const { language, title, amount_raised: raised, target_amount: goal } = campaign;
  const { filled, text } = progressOf(raised, goal);
  return (
    <>
      <p
        {...ownLanguage(language)}
        className="font-display leading-tight font-heading break-words @pair/form:text-lead"
      >
        {title}
      </p>
      <div>
        <ProgressBar label={words.raisedForTitle({ title })} value={filled} valueText={text} />
        <p className="mt-1.5 text-label tabular">{text}</p>
      </div>
    </>
  );
}
