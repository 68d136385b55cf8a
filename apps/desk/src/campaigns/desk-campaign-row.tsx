import { pictureSources } from '@hearthlight/domain';
import { type DeskCampaign, deskCampaignPath } from '@hearthlight/domain/desk';
import { ArchPicture, Link } from '@hearthlight/ui';

import { CampaignAmounts } from './campaign-amounts.tsx';
import { CampaignState } from './campaign-state.tsx';
import { MoveButtons, type MovingProps } from './move-buttons.tsx';

export interface DeskCampaignRowProps extends MovingProps {
  /** The campaign that is shown. */
  campaign: DeskCampaign;
}

/** A campaign in the list: what it has raised, when it ends, and its place in the order. */
export function DeskCampaignRow({ campaign, ...moving }: DeskCampaignRowProps) {
  const { id, image_url: picture, title } = campaign;
  return (
    <article
      aria-label={title}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 py-5 desk:grid-cols-[auto_minmax(0,1fr)_auto] desk:gap-x-5"
    >
      <ArchPicture
        src={picture}
        alt=""
        ratio="portrait"
        formats={{ sizes: '4rem', sources: pictureSources(picture) }}
        className="w-14! tablet:w-16!"
      />
      <div className="grid gap-1">
        <h2 className="text-heading wrap-anywhere">
          <Link variant="plain" href={deskCampaignPath(id)} className="text-ink hover:text-pine">
            <bdi dir="auto">{title}</bdi>
          </Link>
        </h2>
        <p className="text-small">
          <CampaignState campaign={campaign} />
        </p>
      </div>
      <div className="col-span-full flex flex-wrap items-center gap-4 desk:col-span-1">
        <div className="min-w-[min(100%,6rem)] flex-1 desk:w-56 desk:flex-none">
          <CampaignAmounts campaign={campaign} />
        </div>
        <MoveButtons title={title} {...moving} />
      </div>
    </article>
  );
}
