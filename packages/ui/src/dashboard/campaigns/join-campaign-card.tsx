'use client';

import {
  dayOf,
  formatCount,
  formatDay,
  formatMoney,
  formatPercent,
  hasEnded,
  isFunded,
  paths,
  pictureSources,
  progressOf,
  withCampaign,
  type Campaign,
} from '@hearthlight/domain';
import { useId } from 'react';

import { Link } from '../../components/actions/link.tsx';
import { Money } from '../../components/data/money.tsx';
import { ProgressBar } from '../../components/data/progress-bar.tsx';
import { ArchPicture } from '../../components/media/arch-picture.tsx';
import { ownLanguage } from '../../lib/own-language.ts';
import { withSpoken } from '../../lib/with-tags.ts';
import { useWords } from '../../words/words-provider.tsx';
import type { Words } from '../../words/words-provider.tsx';
import { JoinButton } from './join-button.tsx';
import { useJoinCampaignContext } from './join-campaign-context.ts';

export interface JoinCampaignCardProps {
  /** The campaign, with `registration_status` for the signed-in donor. */
  campaign: Campaign;
  /** Today's date, which decides whether it has ended. */
  now: Date;
  /** Whether it is the first of the pane: as wide as the pane, with its one primary action. */
  lead?: boolean;
}

/**
 * A campaign with its picture, one line of state, its progress, description and figures, a link to donate to it while
 * it is open, and a button to join it. An ended one is as wide as the pane. Needs a `JoinCampaignContext`.
 */
export function JoinCampaignCard({ campaign, now, lead = false }: JoinCampaignCardProps) {
  const words = useWords('dashboard');
  const titleId = useId();
  const { joining, join } = useJoinCampaignContext();
  const { id, title, image_url: src, target_amount: goal, amount_raised: raised } = campaign;
  const { filled, percent, text } = progressOf(raised, goal);
  const own = ownLanguage(campaign.language);
  const ended = hasEnded(campaign, dayOf(now));
  const pending = joining.has(id) ? 'joining' : 'open';
  return (
    <article
      tabIndex={-1}
      aria-labelledby={titleId}
      data-lead={lead || ended || undefined}
      className="@container min-w-0 card p-[min(--spacing(5),4.375vw)]"
    >
      <div className="flex h-full min-w-0 flex-col gap-4 @row:in-data-lead:grid @row:in-data-lead:grid-cols-[1fr_1.15fr] @row:in-data-lead:gap-x-7">
        <ArchPicture
          data-part="picture"
          src={src}
          formats={{ sizes: '30rem', sources: pictureSources(src) }}
          alt=""
          className="self-start"
        />
        <div className="flex min-w-0 flex-1 flex-col gap-4">
          <div className="grid gap-1.5">
            <p data-part="state" className="text-label font-semibold text-pine">
              {stateOf(words, campaign, ended)}
            </p>
            <h3 data-part="title" id={titleId} {...own} className="text-heading wrap-anywhere">
              {title}
            </h3>
          </div>
          <div data-part="progress">
            <ProgressBar label={words.raisedForTitle({ title })} value={filled} valueText={text} />
            <p className="mt-2 flex justify-between gap-x-4 text-small font-strong tabular">
              <span className="min-w-0 wrap-anywhere">
                {words.raisedOfGoal({
                  raised: formatMoney(raised),
                  goal: formatMoney(goal),
                  count: campaign.no_of_contributors,
                })}
              </span>
              <span>{formatPercent(percent)}</span>
            </p>
          </div>
          <p data-part="description" {...own} className="min-w-0 text-small break-words whitespace-pre-line">
            {campaign.description}
          </p>
          <Facts campaign={campaign} />
          <div data-part="actions" className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-3">
            {!ended && (
              <Link
                variant={lead ? 'button' : 'button-secondary'}
                size="small"
                href={withCampaign(paths.donateNow, campaign)}
              >
                {withSpoken(words.donateTo({ title }), campaign)}
              </Link>
            )}
            <JoinButton
              campaign={campaign}
              ended={ended}
              status={campaign.registration_status ? 'joined' : pending}
              onJoin={() => join(id)}
            />
          </div>
        </div>
      </div>
    </article>
  );
}

/**
 * Whether it is open or when it has ended, and whether it is funded. The last day of an open one is among the figures,
 * under the specified name 'Date ended'. The button says whether the donor is registered.
 */
function stateOf(words: Words['dashboard'], campaign: Campaign, ended: boolean): string {
  const { date_ended: last, amount_raised, target_amount } = campaign;
  const day = last ? formatDay(last) : '';
  const funded = isFunded(amount_raised, target_amount);
  if (ended) return funded ? words.fundedAndEnded({ day }) : words.endedOn({ day });
  if (funded) return words.fundedAndOpen;
  return last ? words.open : words.openWithoutEnd;
}

/** The figures in a quiet row, which wraps. */
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
    <dl data-part="facts" className="flex flex-wrap gap-x-5 gap-y-1 border-t border-line pt-3 text-label text-ink-soft">
      {facts.map(([term, value]) => (
        <div key={term} className="flex min-w-0 flex-wrap gap-x-1.5">
          <dt>{term}</dt>
          <dd className="min-w-0 font-semibold break-words text-ink tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
