import type { Result } from '@hearthlight/domain';
import type { DeskDonor, DonorEntered, DonorErasure } from '@hearthlight/domain/desk';
import { Button, useWords } from '@hearthlight/ui';
import { useAction } from '@hearthlight/ui/parts';
import { useState } from 'react';

import { FormDialog } from '../frame/form-dialog.tsx';
import { EditDonorForm } from './edit-donor-form.tsx';
import { EraseDonor } from './erase-donor.tsx';
import { type MergeActions, MergeDonor } from './merge-donor.tsx';

/** The actions on the page of a donor. */
export interface DonorPageActions extends MergeActions {
  /** Called with the corrected name and e-mail address, and with those that the form showed at first. */
  onEdit: (values: DonorEntered, shown: DonorEntered) => Promise<Result>;
  /** Sets whether the donor stays anonymous in public. */
  onSetAnonymity: (anonymous: boolean) => Promise<Result>;
  /** Saves everything about the donor as a file. */
  onExport: () => Promise<Result>;
  /** Returns what erasing the donor would remove and keep. */
  onPreviewErasure: () => Promise<Result & { erasure?: DonorErasure }>;
  /** Erases the donor and leaves the page. Called with the password. */
  onErase: (password: string) => Promise<Result>;
}

export interface DonorActionsProps extends DonorPageActions {
  /** The donor whom the actions concern. */
  donor: DeskDonor;
  /** Called with the outcome of an action that leaves its dialog, or has none. */
  onResult: (result: Result | undefined) => void;
}

/** The action of the open dialog. */
type Open = { action: 'edit'; shown: DonorEntered } | { action: 'merge' } | { action: 'erase'; erasure: DonorErasure };

const entryOf = ({ email, first_name, last_name }: DeskDonor): DonorEntered => ({
  email,
  first_name,
  last_name,
});

/** The buttons of what can be done about a donor. */
export function DonorActions(props: DonorActionsProps) {
  const { donor, onEdit, onErase, onExport, onPreviewErasure, onResult, onSetAnonymity, ...merging } = props;
  const words = useWords('deskDonors');
  const [open, setOpen] = useState<Open>();
  const { run, pending } = useAction<'anonymity' | 'export' | 'erase'>();
  const show = (next: Open) => {
    onResult(undefined);
    setOpen(next);
  };
  /** Closes the dialog once the action is done, and says so on the page. */
  async function closing(action: Promise<Result>, message: string): Promise<Result> {
    const result = await action;
    if (result.ok) {
      setOpen(undefined);
      onResult({ ok: true, message });
    }
    return result;
  }
  async function save() {
    onResult(undefined);
    const result = await run('export', onExport);
    onResult(result?.ok ? { ok: true, message: words.exported } : result);
  }
  async function changeAnonymity() {
    onResult(undefined);
    onResult(await run('anonymity', () => onSetAnonymity(!donor.is_anonymous)));
  }
  async function showErasure() {
    onResult(undefined);
    const result = await run('erase', async () => {
      const { erasure, ...preview } = await onPreviewErasure();
      if (erasure) setOpen({ action: 'erase', erasure });
      return preview;
    });
    if (result?.ok === false) onResult(result);
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" size="small" onClick={() => show({ action: 'edit', shown: entryOf(donor) })}>
        {words.edit}
      </Button>
      <Button variant="secondary" size="small" onClick={() => show({ action: 'merge' })}>
        {words.merge}
      </Button>
      <Button variant="secondary" size="small" pending={pending === 'anonymity'} onClick={() => void changeAnonymity()}>
        {donor.is_anonymous ? words.makeNamed : words.makeAnonymous}
      </Button>
      <Button variant="secondary" size="small" pending={pending === 'export'} onClick={() => void save()}>
        {words.export}
      </Button>
      <Button variant="danger" size="small" pending={pending === 'erase'} onClick={() => void showErasure()}>
        {words.erase}
      </Button>
      {open && (
        <FormDialog onClose={() => setOpen(undefined)} title={words[open.action]}>
          {open.action === 'edit' && (
            <EditDonorForm donor={open.shown} onSubmit={(values) => closing(onEdit(values, open.shown), words.saved)} />
          )}
          {open.action === 'merge' && (
            <MergeDonor
              {...merging}
              donor={donor}
              onMerge={(merged, password) =>
                closing(merging.onMerge(merged, password), words.merged({ number: String(merged) }))
              }
            />
          )}
          {open.action === 'erase' && <EraseDonor erasure={open.erasure} onErase={onErase} />}
        </FormDialog>
      )}
    </div>
  );
}
