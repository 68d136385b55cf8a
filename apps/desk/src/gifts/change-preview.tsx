import type { Result } from '@hearthlight/domain';
import type { GiftChange } from '@hearthlight/domain/desk';
import { Button, FormNotice, useWords } from '@hearthlight/ui';
import { refusalOf, useAction } from '@hearthlight/ui/parts';

import { PasswordForm } from '../frame/password-form.tsx';
import { EntryList } from './entry-list.tsx';

export interface ChangePreviewProps {
  /** The entries that the change would make. */
  change: GiftChange;
  /** Returns to the form. */
  onBack: () => void;
  /** Whether the change needs the password, because it cannot be undone. */
  isIrreversible?: boolean;
  /** A sentence above the entries, if they do not say all. */
  about?: string | undefined;
  /** Makes the change, with the password if it needs it. Whoever opened the preview closes it. */
  onConfirm: (password?: string) => Promise<Result>;
}

const focus = (heading: HTMLElement | null) => heading?.focus();

/** The entries that a change would make, to confirm. */
export function ChangePreview({
  change,
  isIrreversible = false,
  about,
  onBack,
  onConfirm,
}: ChangePreviewProps) {
  const words = useWords('deskGift');
  const { cannotBeUndone } = useWords('desk');
  return (
    <div className="grid gap-4">
      <h3 ref={focus} tabIndex={-1} className="font-sans text-body font-strong">
        {words.previewTitle}
      </h3>
      {about !== undefined && <p>{about}</p>}
      <EntryList entries={change.entries} />
      {change.in_closed_month && <p className="text-small text-pending">{words.closedMonth}</p>}
      {isIrreversible ? (
        <>
          <p className="text-ink-soft">{cannotBeUndone}</p>
          <PasswordForm
            action={words.make}
            onSubmit={({ password }) => onConfirm(password)}
            onCancel={onBack}
            cancelLabel={words.back}
          />
        </>
      ) : (
        <ConfirmButtons onBack={onBack} onConfirm={onConfirm} />
      )}
    </div>
  );
}

function ConfirmButtons({ onBack, onConfirm }: Pick<ChangePreviewProps, 'onBack' | 'onConfirm'>) {
  const words = useWords('deskGift');
  const { run, pending, result } = useAction<'confirm'>();
  return (
    <>
      <FormNotice result={refusalOf(result)} />
      <div className="flex flex-wrap gap-3">
        <Button
          size="small"
          pending={pending === 'confirm'}
          onClick={() => void run('confirm', () => onConfirm())}
        >
          {words.make}
        </Button>
        <Button size="small" variant="secondary" onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </>
  );
}
