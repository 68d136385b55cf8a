import { pictureSources, progressOf, type Campaign } from '@hearthlight/domain';

import { ArchPicture } from '../../components/media/arch-picture.tsx';
import { ProgressBar } from '../../giving/progress-bar.tsx';

export interface CampaignSummaryProps {
  /** The campaign that the donation is for; `undefined` while none is chosen, which a wide screen says. */
  campaign: Pick<Campaign, 'title' | 'image_url' | 'amount_raised' | 'target_amount'> | undefined;
}

/**
 * Picture and progress of the campaign that a donation is for: a row where space is short, a card on a wide screen.
 */
export function CampaignSummary({ campaign }: CampaignSummaryProps) {
  if (!campaign)
    return (
      <div className="hidden rounded-pane border border-line bg-paper-warm p-5 text-small text-ink-soft wide:block">
        <span className="mb-5 block aspect-scene rounded-arch-scene bg-paper-deep forced-colors:border" />
        Choose a campaign, and its picture and progress appear here. Or write your own cause.
      </div>
    );
  const { title, image_url: src, amount_raised: raised, target_amount: goal } = campaign;
  return (
    <section
      aria-label="Your donation is for"
      className="grid grid-cols-[6rem_1fr] items-center gap-4 rounded-pane border border-line bg-paper-warm p-4 wide:grid-cols-1 wide:gap-5 wide:p-5"
    >
      <ArchPicture src={src} formats={{ sizes: '17rem', sources: pictureSources(src) }} alt="" />
      <div className="min-w-0">
        <p className="mb-2.5 font-display leading-tight font-heading break-words wide:text-lead">{title}</p>
        <ProgressBar collected={raised} goal={goal} label={`Raised for ${title}`} />
        <p className="mt-2 text-label text-ink-soft tabular">{progressOf(raised, goal).text}</p>
      </div>
    </section>
  );
}
