import type { Result } from '@hearthlight/domain';
import { Button, type ButtonProps, FormNotice } from '@hearthlight/ui';
import { refusalOf, useAction } from '@hearthlight/ui/parts';

export interface PasskeyButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** The button's text. */
  children: string;
  /** Fills the width of its container. */
  fullWidth?: boolean;
  /** A note below the button about the device's prompt. */
  hint?: string;
  /** Asks the device, which shows its own dialog. */
  onPasskey: () => Promise<Result>;
}

/** A button that lets the device ask for a passkey, with the reason if that fails. */
export function PasskeyButton({ children, hint, onPasskey, fullWidth = true, ...button }: PasskeyButtonProps) {
  const { run, pending, result } = useAction<'ask'>();
  return (
    <div className="grid justify-items-start gap-3">
      <Button {...button} fullWidth={fullWidth} pending={pending === 'ask'} onClick={() => void run('ask', onPasskey)}>
        {children}
      </Button>
      {hint && <p className="text-small text-ink-soft">{hint}</p>}
      <FormNotice result={refusalOf(result)} />
    </div>
  );
}
