'use client';

import { type LayoutProps } from '../../lib/class-names.ts';
import { copyText } from '../../lib/copy-text.ts';
import { AnnouncingButton } from './announcing-button.tsx';

export interface CopyButtonProps extends LayoutProps {
  /** The text to copy to the clipboard. */
  text: string;
}

const refused = 'Your browser did not allow that. Select the text and copy it yourself.';

/**
 * Copies a text to the clipboard and announces the outcome.
 */
export function CopyButton({ text, className }: CopyButtonProps) {
  const copy = async () => ((await copyText(text)) ? 'Copied.' : refused);
  return (
    <AnnouncingButton className={className} action={copy}>
      Copy
    </AnnouncingButton>
  );
}
