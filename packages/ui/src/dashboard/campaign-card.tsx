import { formatDay, type Campaign } from '@hearthlight/domain';
import { useId } from 'react';

import { ArchPicture } from '../components/arch-picture.tsx';
import { Money } from '../components/money.tsx';
import { ProgressBar } from '../components/progress-bar.tsx';
import { RegisterButton } from './register-button.tsx';

export interface CampaignCardProps {
  campaign: Campaign;
  joining: boolean;
  onJoin: (campaignId: number) => void;
}

/** One campaign, all that is known of it, and the way to register for it. */
export function CampaignCard({ campaign, joining, onJoin }: CampaignCardProps) {
  const titleId = useId();
  const { title, target_amount, amount_raised, date_ended } = campaign;
  const facts = [
    ['Goal', <Money key="goal" amount={target_amount} />],
    ['Amount raised', <Money key="raised" amount={amount_raised} />],
    ['No of contributors', campaign.no_of_contributors.toLocaleString('en-US')],
    ['Date started', formatDay(campaign.date_started)],
    ['Date ended', date_ended ? formatDay(date_ended) : 'na'],
  ] as const;
  return (
    <article
      tabIndex={-1}
      aria-labelledby={titleId}
      className="flex min-w-0 flex-col rounded-pane border border-line bg-paper p-5"
    >
      <ArchPicture src={campaign.image_url} alt="" />
      <h2 id={titleId} className="mt-5 mb-4 text-heading break-words">
        {title}
      </h2>
      <ProgressBar collected={amount_raised} goal={target_amount} label={`Raised for ${title}`} />
      <dl className="my-4 grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-x-4 gap-y-3">
        {facts.map(([term, value]) => (
          <div key={term} className="min-w-0">
            <dt className="text-label text-ink-soft">{term}</dt>
            <dd className="text-small font-[650] break-words tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mb-5 text-small break-words">{campaign.description}</p>
      <div className="mt-auto">
        <RegisterButton
          title={title}
          registered={campaign.registration_status}
          joining={joining}
          onRegister={() => onJoin(campaign.id)}
        />
      </div>
    </article>
  );
}
