import { formatDay, pictureSources, type Campaign } from '@hearthlight/domain';
import { useId } from 'react';

import { ArchPicture } from '../../components/media/arch-picture.tsx';
import { Money } from '../../giving/money.tsx';
import { ProgressBar } from '../../giving/progress-bar.tsx';
import { JoinButton } from './join-button.tsx';
import { useJoinCampaignContext } from './join-campaign-context.ts';

export interface CampaignCardProps {
  /** The campaign, with `registration_status` for the signed-in donor. */
  campaign: Campaign;
}

/**
 * A campaign with its figures, its description and a button to join it. Needs a `JoinCampaignContext`.
 *
 * @summary A campaign with its figures, its description and a button to join it.
 */
export function CampaignCard({ campaign }: CampaignCardProps) {
  const titleId = useId();
  const { joining, join } = useJoinCampaignContext();
  const { id, title, target_amount, amount_raised, date_ended } = campaign;
  const pending = joining.has(id) ? 'joining' : 'open';
  const facts = [
    ['Goal', <Money key="goal" amount={target_amount} />],
    ['Amount raised', <Money key="raised" amount={amount_raised} />],
    ['No of contributors', campaign.no_of_contributors.toLocaleString('en-US')],
    ['Date started', formatDay(campaign.date_started)],
    ['Date ended', date_ended ? formatDay(date_ended) : 'na'],
  ] as const;
  return (
    <article tabIndex={-1} aria-labelledby={titleId} className="flex min-w-0 flex-col card p-5">
      <ArchPicture
        src={campaign.image_url}
        formats={{ sizes: '(min-width: 600px) 30rem, 90vw', sources: pictureSources(campaign.image_url) }}
        alt=""
      />
      <h2 id={titleId} className="mt-5 mb-4 text-heading break-words">
        {title}
      </h2>
      <ProgressBar collected={amount_raised} goal={target_amount} label={`Raised for ${title}`} />
      <dl className="my-4 grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-x-4 gap-y-3">
        {facts.map(([term, value]) => (
          <div key={term} className="min-w-0">
            <dt className="text-label text-ink-soft">{term}</dt>
            <dd className="text-small font-strong break-words tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mb-5 text-small break-words">{campaign.description}</p>
      <div className="mt-auto">
        <JoinButton
          title={title}
          status={campaign.registration_status ? 'joined' : pending}
          onJoin={() => join(id)}
        />
      </div>
    </article>
  );
}
