import { deskPages } from '@hearthlight/domain/desk';
import { Link, Sheet, useWords } from '@hearthlight/ui';

import { DeskHeader } from '../frame/desk-header.tsx';
import { CampaignForm, type CampaignPageProps } from './campaign-form.tsx';

export interface NewCampaignPageProps extends CampaignPageProps {
  /** Today, `YYYY-MM-DD`, in the foundation's time zone. */
  today: string;
  /** Whether the home page shows the campaigns of the database. */
  liveCampaigns: boolean;
}

/** The form for a new campaign, which begins today unless another day is chosen. */
export function NewCampaignPage({ today, liveCampaigns, ...form }: NewCampaignPageProps) {
  const words = useWords('deskCampaigns');
  const empty = { title: '', image_url: '', description: '', target_amount: '', date_ended: '' };
  return (
    <>
      <DeskHeader
        title={words.new}
        above={
          <Link href={deskPages.campaigns.path} className="tap-target">
            {words.all}
          </Link>
        }
      />
      <Sheet aria-label={words.new}>
        <CampaignForm
          label={words.new}
          submitLabel={words.add}
          isOnHome={liveCampaigns}
          entry={{ ...empty, date_started: today }}
          {...form}
        />
      </Sheet>
    </>
  );
}
