'use client';

import { type LayoutProps } from '../../lib/class-names.ts';
import { copyText } from '../../lib/copy-text.ts';
import { useLibraryWords } from '../../words/library.ts';
import { AnnouncingButton } from './announcing-button.tsx';

export interface CopyButtonProps extends LayoutProps {
  /** The text to copy to the clipboard. */
  text: string;
}

/**
 * Copies a text to the clipboard and announces the outcome.
 */
export function CopyButton({ text, className }: CopyButtonProps) {
  const words = useLibraryWords();
  const copy = async () => ((await copyText(text)) ? words.copied : words.copyRefused);
  return (
    <AnnouncingButton className={className} action={copy}>
      {words.copy}
    </AnnouncingButton>
  );
}
