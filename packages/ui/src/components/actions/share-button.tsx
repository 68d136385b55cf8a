'use client';

import { type LayoutProps } from '../../lib/class-names.ts';
import { copyText } from '../../lib/copy-text.ts';
import { useWords } from '../../words/words-provider.tsx';
import { AnnouncingButton, type AnnouncingButtonProps } from './announcing-button.tsx';

export interface ShareButtonProps
  extends LayoutProps, Omit<AnnouncingButtonProps, 'children' | 'label' | 'onAction' | 'title'> {
  /** Title of the shared page. */
  title: string;
  /** Absolute address of the shared page. */
  url: string;
}

/**
 * Shares a page through the device's share sheet, or copies its link where there is none.
 */
export function ShareButton({ title, url, ...button }: ShareButtonProps) {
  const words = useWords('library');
  async function share() {
    if (await openShareSheet({ title, url })) return '';
    return (await copyText(url)) ? words.linkCopied : words.copyThisLinkUrl({ url });
  }
  return (
    <AnnouncingButton {...button} onAction={share}>
      {words.share}
    </AnnouncingButton>
  );
}

/** Returns whether a share sheet was shown, even if the visitor closed it without sharing. */
async function openShareSheet(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
