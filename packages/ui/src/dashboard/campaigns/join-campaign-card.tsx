'use client';

import {
  campaignStates,
  dayOf,
  formatDay,
  hasEnded,
  paths,
  progressOf,
  withCampaign,
  type Campaign,
  formatCount,
  formatPercent,
} from '@hearthlight/domain';
import { useId } from 'react';

import { Link } from '../../components/actions/link.tsx';
import { CampaignStates } from '../../giving/campaign-states.tsx';
import { Money } from '../../giving/money.tsx';
import { ProgressBar } from '../../giving/progress-bar.tsx';
import { ownLanguage } from '../../lib/own-language.ts';
import { withSpoken } from '../../lib/with-tags.ts';
import { useWords } from '../../words/words-provider.tsx';
import { PictureHeading } from '../parts/picture-heading.tsx';
import { JoinButton } from './join-button.tsx';
import { useJoinCampaignContext } from './join-campaign-context.ts';

export interface JoinCampaignCardProps {
  /** The campaign, with `registration_status` for the signed-in donor. */
  campaign: Campaign;
  /** Today's date, which decides whether it has ended. */
  now: Date;
}

/**
 * A campaign with its states, figures and description, a link to donate to it and a button to join it. Needs a
 * `JoinCampaignContext`.
 */
export function JoinCampaignCard({ campaign, now }: JoinCampaignCardProps) {
  const words = useWords('dashboard');
  const titleId = useId();
  const { joining, join } = useJoinCampaignContext();
  const { id, title, image_url: src, target_amount: goal, amount_raised: raised } = campaign;
  const own = ownLanguage(campaign.language);
  const closing = hasEnded(campaign, dayOf(now)) ? undefined : campaign.date_ended;
  const pending = joining.has(id) ? 'joining' : 'open';
  return (
    <article
      tabIndex={-1}
      aria-labelledby={titleId}
      className="flex min-w-0 flex-col gap-4 card p-[min(--spacing(5),4.375vw)]"
    >
      <PictureHeading src={src}>
        <div className="grid gap-2">
          <CampaignStates states={campaignStates(campaign, now)} />
          <h2 id={titleId} {...own} className="text-lead leading-tight wrap-anywhere">
            {title}
          </h2>
          {closing && (
            <p className="text-label font-semibold text-pine">
              {words.closesClosing({ closing: formatDay(closing) })}
            </p>
          )}
        </div>
      </PictureHeading>
      <div className="flex items-center gap-3">
        <ProgressBar collected={raised} goal={goal} label={words.raisedForTitle({ title })} />
        <b className="text-small font-strong tabular">{formatPercent(progressOf(raised, goal).percent)}</b>
      </div>
      <Facts campaign={campaign} />
      <p {...own} className="min-w-0 text-small break-words whitespace-pre-line">
        {campaign.description}
      </p>
      <div className="mt-auto flex flex-wrap items-center gap-3">
        <Link variant="button-secondary" size="small" href={withCampaign(paths.donateNow, campaign)}>
          {withSpoken(words.donateTo({ title }), campaign)}
        </Link>
        <JoinButton
          campaign={campaign}
          status={campaign.registration_status ? 'joined' : pending}
          onJoin={() => join(id)}
        />
      </div>
    </article>
  );
}

/** Two columns. A narrow card has one, with each value beside its term unless the text is large. */
function Facts({ campaign }: Pick<JoinCampaignCardProps, 'campaign'>) {
  const words = useWords('dashboard');
  const { target_amount, amount_raised, date_ended } = campaign;
  const facts = [
    [words.goal, <Money key="goal" amount={target_amount} />],
    [words.amountRaised, <Money key="raised" amount={amount_raised} />],
    [words.noOfContributors, formatCount(campaign.no_of_contributors)],
    [words.dateStarted, formatDay(campaign.date_started)],
    [words.dateEnded, date_ended ? formatDay(date_ended) : words.noEndDate],
  ] as const;
  return (
    <div className="@container">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-x-4 gap-y-2">
        {facts.map(([term, value]) => (
          <div
            key={term}
            className="min-w-0 flex-wrap items-baseline justify-between gap-x-4 @min-[12.5rem]:flex @min-[16rem]:block"
          >
            <dt className="text-label text-ink-soft">{term}</dt>
            <dd className="min-w-0 text-small font-strong break-words tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
