import type { Result } from '@hearthlight/domain';
import { Button, FormNotice, useWords } from '@hearthlight/ui';
import { refusalOf } from '@hearthlight/ui/parts';
import type { ReactNode } from 'react';

import { PasswordForm } from '../frame/password-form.tsx';
import { useMergePreview } from './use-merge-preview.ts';

/** Props of the picker of what to merge. */
interface PickerProps {
  /** The number of the chosen one; `undefined` for none. */
  value: number | undefined;
  /** The error of the choice, as a sentence. */
  error: string | undefined;
  onChoose: (id: number | undefined) => void;
}

export interface MergeStepsProps<Merge> {
  lead: string;
  /** The error if nothing is chosen, as a sentence. */
  missing: string;
  renderPicker: (props: PickerProps) => ReactNode;
  /** Returns what merging another one into this one would move. */
  onPreview: (merged: number) => Promise<Result & { merge?: Merge }>;
  /** Returns which two are merged, as the heading of the preview. */
  titleOf: (merge: Merge) => string;
  /** Renders what would move. */
  renderMoves: (merge: Merge) => ReactNode;
  onMerge: (merge: Merge, password: string) => Promise<Result>;
}

const focus = (heading: HTMLElement | null) => heading?.focus();

/** Chooses another one of a kind, shows what would move, and merges the two. */
export function MergeSteps<Merge>(props: MergeStepsProps<Merge>) {
  const { lead, missing, titleOf, renderMoves, renderPicker, onMerge, onPreview } = props;
  const { mergeConfirm, mergePreview } = useWords('deskDonors');
  const { cannotBeUndone } = useWords('desk');
  const { back } = useWords('deskGift');
  const { button, chosen, choose, goBack, isMissing, merge, pending, result, show } = useMergePreview(onPreview);
  return (
    <>
      {merge && (
        <div className="grid gap-4">
          <h3 ref={focus} tabIndex={-1} className="font-sans text-body font-strong wrap-anywhere">
            {titleOf(merge)}
          </h3>
          {renderMoves(merge)}
          <p className="text-ink-soft">{cannotBeUndone}</p>
          <PasswordForm
            action={mergeConfirm}
            variant="danger"
            onSubmit={({ password }) => onMerge(merge, password)}
            onCancel={goBack}
            cancelLabel={back}
          />
        </div>
      )}
      <div className="grid gap-5" hidden={merge !== undefined}>
        <p className="text-ink-soft">{lead}</p>
        {renderPicker({ value: chosen, error: isMissing ? missing : undefined, onChoose: choose })}
        <FormNotice result={refusalOf(result)} />
        <div>
          <Button ref={button} size="small" pending={pending} onClick={() => void show()}>
            {mergePreview}
          </Button>
        </div>
      </div>
    </>
  );
}
