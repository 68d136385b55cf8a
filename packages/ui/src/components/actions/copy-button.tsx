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
 *
 * - **Use**: beside a text that people take elsewhere, such as a mail draft.
 * - **Instead**: for a page's address use `ShareButton`.
 * - **Content**: place it directly after the text.
 * - **Keyboard**: Enter and Space copy; the focus stays.
 * - **Screen readers**: announces whether the text was copied.
 */
export function CopyButton({ text, className }: CopyButtonProps) {
  const copy = async () => ((await copyText(text)) ? 'Copied.' : refused);
  return (
    <AnnouncingButton className={className} action={copy}>
      Copy
    </AnnouncingButton>
  );
}
