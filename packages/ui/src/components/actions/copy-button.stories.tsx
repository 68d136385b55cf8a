import { expect, spyOn, userEvent, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { guidance } from './copy-button.guidance.ts';
import { CopyButton } from './copy-button.tsx';

const meta = preview.meta({
  title: 'Library/Actions/CopyButton',
  component: CopyButton,
  tags: ['stable'],
  parameters: { guidance },
  args: { text: 'support@hearthlight.example' },
});

export const Default = meta.story({ tags: ['matrix'] });

export const Copies = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied.'));
    await expect(write.mock.lastCall).toEqual(['support@hearthlight.example']);
  },
});

/** Browsers refuse on insecure pages. The message says what to do instead. */
export const Refused = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('copy it yourself'));
  },
});

/** Among several such buttons, each says what it copies. */
export const Named = meta.story({
  tags: ['!autodocs'],
  args: { name: 'Reference' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy: Reference' })).toHaveTextContent(/^Copy$/);
  },
});
