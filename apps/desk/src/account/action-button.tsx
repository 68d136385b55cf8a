import type { Result } from '@hearthlight/domain';
import { Button, FormNotice } from '@hearthlight/ui';
import { refusalOf, useAction } from '@hearthlight/ui/parts';

export interface ActionButtonProps {
  /** The button's text. */
  children: string;
  /** The accessible name, if the text alone does not say what it acts on. */
  label?: string;
  /** Called on a click. A refusal is shown below the button. */
  action: () => Promise<Result>;
}

/** A button with the reason if its action is refused. */
export function ActionButton({ children, label, action }: ActionButtonProps) {
  const { run, pending, result } = useAction<'act'>();
  return (
    <span className="grid justify-items-start gap-3">
      <Button
        variant="secondary"
        size="small"
        className="wrap-anywhere"
        aria-label={label}
        pending={pending === 'act'}
        onClick={() => void run('act', action)}
      >
        {children}
      </Button>
      <FormNotice result={refusalOf(result)} />
    </span>
  );
}
