import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';

import { ShareButton } from './share-button.tsx';

const url = 'https://hearthlight.example/news/A%20well%20in%20Garbatula';

/** Gives the browser of a story a share sheet, or takes it away. */
function withShareSheet(share: Navigator['share'] | undefined) {
  return () => {
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'share');
  };
}

const meta = {
  title: 'Components/ShareButton',
  component: ShareButton,
  args: { title: 'A well in Garbatula', url },
  beforeEach: withShareSheet(undefined),
} satisfies Meta<typeof ShareButton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Without a share sheet the link is copied, and that is said. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Link copied.'));
    await expect(write.mock.lastCall).toEqual([url]);
  },
};

const share = fn(() => Promise.resolve());

export const ShareSheet: Story = {
  beforeEach: withShareSheet(share),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(share).toHaveBeenLastCalledWith({ title: 'A well in Garbatula', url });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Closing the share sheet is no failure, and nothing is copied instead. */
export const Cancelled: Story = {
  beforeEach: withShareSheet(() => Promise.reject(new DOMException('closed', 'AbortError'))),
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(write).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Where neither works, the link is there to be copied by hand. */
export const Refused: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(`Copy this link: ${url}`));
  },
};
