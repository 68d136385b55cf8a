import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { guidance } from './share-button.guidance.ts';
import { ShareButton } from './share-button.tsx';

const url = 'https://hearthlight.example/news/A%20well%20in%20Garbatula';

/** Mocks `navigator.share`. `undefined` stands for a browser without it. */
function withShareSheet(share: Navigator['share'] | undefined) {
  return () => {
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'share');
  };
}

const meta = preview.meta({
  title: 'Library/Actions/ShareButton',
  component: ShareButton,
  tags: ['stable'],
  parameters: { guidance },
  args: { title: 'A well in Garbatula', url },
  beforeEach: withShareSheet(undefined),
});

export const Default = meta.story({ tags: ['matrix'] });

/** Without a share sheet, the link is copied, and a message says so. */
export const CopiesTheLink = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Link copied.'));
    await expect(write.mock.lastCall).toEqual([url]);
  },
});

const share = fn(() => Promise.resolve());

export const ShareSheet = meta.story({
  tags: ['!autodocs'],
  beforeEach: withShareSheet(share),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(share).toHaveBeenLastCalledWith({ title: 'A well in Garbatula', url });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** Closing the share sheet is not an error, and the link is not copied. */
export const Cancelled = meta.story({
  tags: ['!autodocs'],
  beforeEach: withShareSheet(() => Promise.reject(new DOMException('closed', 'AbortError'))),
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(write).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** If neither sharing nor copying works, the message contains the link. */
export const Refused = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(`Copy this link: ${url}`));
  },
});
