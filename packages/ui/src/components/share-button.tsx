import { copyText } from '../lib/copy-text.ts';
import { AnnouncingButton } from './announcing-button.tsx';

export interface ShareButtonProps {
  /** What is shared, in a few words. */
  title: string;
  /** Its whole address. */
  url: string;
}

/** Hands a page on: by the device's own share sheet where there is one, else as a link on the clipboard. */
export function ShareButton({ title, url }: ShareButtonProps) {
  async function share() {
    if (await sharedByDevice({ title, url })) return '';
    return (await copyText(url)) ? 'Link copied.' : `Copy this link: ${url}`;
  }
  return <AnnouncingButton act={share}>Share</AnnouncingButton>;
}

/** Whether the share sheet did its part. A visitor who closed it has had it, too. */
async function sharedByDevice(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
