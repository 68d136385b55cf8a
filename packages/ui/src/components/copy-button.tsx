import { copyText } from '../lib/copy-text.ts';
import { AnnouncingButton } from './announcing-button.tsx';

export interface CopyButtonProps {
  /** What is put on the clipboard. */
  text: string;
  /** The button's words. */
  children?: string;
}

const refused = 'Your browser did not allow that. Select the text and copy it yourself.';

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, children = 'Copy' }: CopyButtonProps) {
  const copy = async () => ((await copyText(text)) ? 'Copied.' : refused);
  return <AnnouncingButton act={copy}>{children}</AnnouncingButton>;
}
