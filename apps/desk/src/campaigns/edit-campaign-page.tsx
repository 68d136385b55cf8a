import { formatDay, type Result } from '@hearthlight/domain';
import type { CampaignEntry, DeskCampaign } from '@hearthlight/domain/desk';
import { Panel, Sheet, useWords } from '@hearthlight/ui';

import { ActionPanel } from '../parts/action-panel.tsx';
import { EntryConflict, type EntryConflictProps, showPicture } from '../parts/entry-conflict.tsx';
import { type Conflict, paragraphs } from '../parts/merge-entry.ts';
import { RemovePanel } from '../parts/remove-panel.tsx';
import { CampaignAmounts } from './campaign-amounts.tsx';
import { CampaignForm, type CampaignPageProps } from './campaign-form.tsx';
import { CampaignFrame } from './campaign-frame.tsx';
import { EmbedCode } from './embed-code.tsx';

export interface EditCampaignPageProps extends CampaignPageProps {
  /** The campaign as the server has it. */
  campaign: DeskCampaign;
  /** The initial values of the form. */
  entry: CampaignEntry;
  /** The version that somebody else has saved meanwhile, beside the entries. It replaces the form. */
  conflict: Conflict<CampaignEntry> | undefined;
  /** Whether the home page shows the campaigns of the database that have not ended. */
  liveCampaigns: boolean;
  /** Whether the site has other languages. */
  hasTranslations: boolean;
  /** The address of the site, such as `https://hearthlight.example`. */
  origin: string;
  /** Makes today the last day. */
  onEnd: () => Promise<Result>;
  /** Removes the campaign, then shows the list. Called with the password. */
  onRemove: (password: string) => Promise<Result>;
}

/** A campaign: its fields, what the books say, and its end. */
export function EditCampaignPage({
  campaign,
  conflict,
  hasTranslations,
  liveCampaigns,
  origin,
  onEnd,
  onRemove,
  ...form
}: EditCampaignPageProps) {
  const words = useWords('deskCampaigns');
  const names = useWords('desk');
  const { state, title } = campaign;
  const isOnHome = liveCampaigns && state !== 'ended';
  return (
    <CampaignFrame campaign={campaign} hasTranslations={hasTranslations}>
      <div className="grid gap-5">
        {conflict ? (
          <CampaignConflict {...conflict} onResolve={form.onSubmit} />
        ) : (
          <Sheet aria-label={title}>
            <CampaignForm label={title} submitLabel={names.save} isOnHome={isOnHome} {...form} />
          </Sheet>
        )}
        <div className="grid items-start gap-5 desk:grid-cols-3">
          <Panel title={words.fromTheBooks}>
            <div className="grid gap-4">
              <CampaignAmounts campaign={campaign} />
              <p className="text-small text-ink-soft">{isOnHome ? words.booksExplained : words.booksOnDashboards}</p>
            </div>
          </Panel>
          {state === 'running' && (
            <ActionPanel title={words.end} onAct={onEnd}>
              {isOnHome ? words.endExplained : words.endExplainedForDonors}
            </ActionPanel>
          )}
          <RemovePanel title={words.remove} object={title} onRemove={onRemove}>
            {words.removeExplained}
          </RemovePanel>
        </div>
        <EmbedCode campaign={campaign} origin={origin} />
      </div>
    </CampaignFrame>
  );
}

function CampaignConflict(conflict: Omit<EntryConflictProps<CampaignEntry>, 'fields'>) {
  const words = useWords('deskCampaigns');
  const { picture } = useWords('deskPicture');
  return (
    <EntryConflict
      {...conflict}
      fields={[
        { name: 'title', label: words.title },
        { name: 'description', label: words.description, blocks: paragraphs },
        { name: 'target_amount', label: words.goal },
        { name: 'date_started', label: words.firstDay, show: formatDay },
        { name: 'date_ended', label: words.lastDay, show: formatDay },
        { name: 'image_url', label: picture, show: showPicture },
      ]}
    />
  );
}
