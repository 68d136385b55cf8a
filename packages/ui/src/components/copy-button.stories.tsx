import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';

import { CopyButton } from './copy-button.tsx';

const meta = {
  title: 'Components/CopyButton',
  component: CopyButton,
  args: { text: 'support@hearthlight.example' },
} satisfies Meta<typeof CopyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied.'));
    await expect(write.mock.lastCall).toEqual(['support@hearthlight.example']);
  },
};

/** Browsers refuse where the page is not secure: that is said, with what to do instead. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('copy it yourself'));
  },
};
