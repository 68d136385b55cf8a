import { pictureSources } from '@hearthlight/domain';

import { ArchPicture } from '../../components/media/arch-picture.tsx';
import { ownLanguage } from '../../lib/own-language.ts';
import type { ShownCampaign } from '../donate/donation-summary.tsx';

export interface ChosenCampaignProps {
  /** The campaign that a visitor chose before signing in. */
  campaign: Pick<ShownCampaign, 'title' | 'image_url' | 'language'>;
}

/** The picture and the title of the campaign that a visitor chose. */
export function ChosenCampaign({ campaign }: ChosenCampaignProps) {
  const { image_url: src, language, title } = campaign;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-4">
      <div className="w-28">
        <ArchPicture src={src} formats={{ sizes: '7rem', sources: pictureSources(src) }} alt="" />
      </div>
      <h3 {...ownLanguage(language)} className="min-w-[min(100%,8rem)] flex-1 text-lead leading-tight wrap-anywhere">
        {title}
      </h3>
    </div>
  );
}
