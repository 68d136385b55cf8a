'use client';

import { type LayoutProps } from '../../lib/class-names.ts';
import { copyText } from '../../lib/copy-text.ts';
import { useWords } from '../../words/words-provider.tsx';
import { AnnouncingButton, type AnnouncingButtonProps } from './announcing-button.tsx';

export interface CopyButtonProps extends LayoutProps, Omit<AnnouncingButtonProps, 'children' | 'label' | 'onAction'> {
  /** The text to copy to the clipboard. */
  text: string;
  /** A name for the text, to distinguish this button among several. */
  name?: string | undefined;
}

/**
 * Copies a text to the clipboard and announces the outcome.
 */
export function CopyButton({ text, name, ...button }: CopyButtonProps) {
  const words = useWords('library');
  const copy = async () => ((await copyText(text)) ? words.copied : words.copyRefused);
  return (
    <AnnouncingButton {...button} onAction={copy} label={name === undefined ? undefined : words.copyName({ name })}>
      {words.copy}
    </AnnouncingButton>
  );
}
