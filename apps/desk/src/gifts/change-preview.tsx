import type { Result } from '@hearthlight/domain';
import { useWords } from '@hearthlight/ui';

import { PasswordForm } from '../frame/password-form.tsx';
import { ChangeEntries, type ChangeEntriesProps } from './change-entries.tsx';

export interface ChangePreviewProps extends Pick<ChangeEntriesProps, 'change'> {
  /** Returns to the form. */
  onBack: () => void;
  /** Makes the change, with the password. Whoever opened the preview closes it. */
  onConfirm: (password: string) => Promise<Result>;
}

const focus = (heading: HTMLElement | null) => heading?.focus();

/** The entries that a change would make that cannot be undone, to confirm. */
export function ChangePreview({ change, onBack, onConfirm }: ChangePreviewProps) {
  const words = useWords('deskGift');
  const { cannotBeUndone } = useWords('desk');
  return (
    <div className="grid gap-4">
      <ChangeEntries change={change} headingRef={focus} />
      <p className="text-ink-soft">{cannotBeUndone}</p>
      <PasswordForm
        action={words.make}
        onSubmit={({ password }) => onConfirm(password)}
        onCancel={onBack}
        cancelLabel={words.back}
      />
    </div>
  );
}
