import { formatDay, type Result } from '@hearthlight/domain';
import type { DeskUpdate, UpdateEntry } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';

import { EntryConflict, type EntryConflictProps, showPicture } from '../parts/entry-conflict.tsx';
import { type Conflict, paragraphs } from '../parts/merge-entry.ts';
import { RemovePanel } from '../parts/remove-panel.tsx';
import { nameOfUpdate } from './desk-update-row.tsx';
import { UpdateForm, type UpdatePageProps } from './update-form.tsx';

export interface EditUpdatePageProps extends UpdatePageProps {
  /** The update as the server has it. */
  update: DeskUpdate;
  /** The initial values of the form. */
  entry: UpdateEntry;
  /** The version that somebody else has saved meanwhile, beside the entries. It replaces the form. */
  conflict: Conflict<UpdateEntry> | undefined;
  /** Removes the update, then shows the list. Called with the password. */
  onRemove: (password: string) => Promise<Result>;
}

/** The text of an update. Give it a new `key` when the fields are loaded again. */
export function EditUpdatePage({ update, conflict, onRemove, ...form }: EditUpdatePageProps) {
  const words = useWords('deskUpdates');
  const { save } = useWords('desk');
  return (
    <div className="grid gap-5">
      {conflict ? (
        <UpdateConflict {...conflict} campaigns={form.campaigns} onResolve={form.onSubmit} />
      ) : (
        <UpdateForm label={nameOfUpdate(update)} submitLabel={save} alt={update.image_alt} {...form} />
      )}
      <div className="wide:me-[25.25rem]">
        <RemovePanel title={words.remove} object={nameOfUpdate(update)} onRemove={onRemove}>
          {words.removeExplained}
        </RemovePanel>
      </div>
    </div>
  );
}

function UpdateConflict({
  campaigns,
  ...conflict
}: Omit<EntryConflictProps<UpdateEntry>, 'fields'> & Pick<UpdatePageProps, 'campaigns'>) {
  const words = useWords('deskUpdates');
  const { picture } = useWords('deskPicture');
  const showCampaign = (value: string) => campaigns.find(({ id }) => String(id) === value)?.title;
  return (
    <EntryConflict
      {...conflict}
      fields={[
        { name: 'title', label: words.title },
        { name: 'description', label: words.description, blocks: paragraphs },
        { name: 'place', label: words.place },
        { name: 'date_published', label: words.date, show: formatDay },
        { name: 'campaign_id', label: words.campaign, show: showCampaign },
        { name: 'image_url', label: picture, show: showPicture },
      ]}
    />
  );
}
