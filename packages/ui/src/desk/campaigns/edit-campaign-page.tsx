'use client';

import type { Result } from '@hearthlight/domain';
import { campaignEntryOf, type DeskCampaign, deskPages } from '@hearthlight/domain/desk';

import { Link } from '../../components/actions/link.tsx';
import { Panel } from '../../dashboard/parts/panel.tsx';
import { Sheet } from '../../dashboard/parts/sheet.tsx';
import { useDeskCampaignsWords } from '../../words/desk-campaigns.ts';
import { useDeskWords } from '../../words/desk.ts';
import { DeskHeader } from '../frame/desk-header.tsx';
import { ActionPanel } from '../parts/action-panel.tsx';
import { CampaignAmounts } from './campaign-amounts.tsx';
import { CampaignForm, type CampaignFormProps } from './campaign-form.tsx';
import { CampaignState } from './campaign-state.tsx';

export interface EditCampaignPageProps extends Omit<CampaignFormProps, 'entry' | 'label' | 'submitLabel'> {
  campaign: DeskCampaign;
  /** Makes today the last day. */
  onEnd: () => Promise<Result>;
  /** Removes the campaign, then shows the list. */
  onRemove: () => Promise<Result>;
}

/** A campaign: its fields, what the books say, and its end. Give it a new `key` when the fields are loaded again. */
export function EditCampaignPage({ campaign, onEnd, onRemove, ...form }: EditCampaignPageProps) {
  const words = useDeskCampaignsWords();
  const names = useDeskWords();
  const { state, title } = campaign;
  return (
    <>
      <DeskHeader
        title={title}
        above={
          <Link href={deskPages.campaigns.path} className="tap-target">
            {words.all}
          </Link>
        }
        lead={<CampaignState campaign={campaign} />}
      />
      <div className="grid gap-5">
        <Sheet aria-label={title}>
          <CampaignForm label={title} submitLabel={names.save} entry={campaignEntryOf(campaign)} {...form} />
        </Sheet>
        <div className="grid items-start gap-5 desk:grid-cols-3">
          <Panel title={words.fromTheBooks}>
            <div className="grid gap-4">
              <CampaignAmounts campaign={campaign} />
              <p className="text-small text-ink-soft">{words.booksExplained}</p>
            </div>
          </Panel>
          {state === 'running' && (
            <ActionPanel title={words.end} onAct={onEnd}>
              {words.endExplained}
            </ActionPanel>
          )}
          <ActionPanel title={words.remove} isDanger onAct={onRemove}>
            {words.removeExplained}
          </ActionPanel>
        </div>
      </div>
    </>
  );
}
