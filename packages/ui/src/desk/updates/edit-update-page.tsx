'use client';

import type { Result } from '@hearthlight/domain';
import { type DeskUpdate, updateEntryOf } from '@hearthlight/domain/desk';

import { useDeskUpdatesWords } from '../../words/desk-updates.ts';
import { useDeskWords } from '../../words/desk.ts';
import { ActionPanel } from '../parts/action-panel.tsx';
import { nameOfUpdate } from './desk-update-row.tsx';
import { UpdateForm, type UpdateFormProps } from './update-form.tsx';

export interface EditUpdatePageProps extends Omit<UpdateFormProps, 'entry' | 'label' | 'submitLabel'> {
  update: DeskUpdate;
  /** Removes the update, then shows the list. */
  onRemove: () => Promise<Result>;
}

/** The text of an update. Give it a new `key` when the fields are loaded again. */
export function EditUpdatePage({ update, onRemove, ...form }: EditUpdatePageProps) {
  const words = useDeskUpdatesWords();
  const { save } = useDeskWords();
  return (
    <div className="grid gap-5">
      <UpdateForm label={nameOfUpdate(update)} submitLabel={save} entry={updateEntryOf(update)} {...form} />
      <div className="wide:me-[25.25rem]">
        <ActionPanel title={words.remove} isDanger onAct={onRemove}>
          {words.removeExplained}
        </ActionPanel>
      </div>
    </div>
  );
}
