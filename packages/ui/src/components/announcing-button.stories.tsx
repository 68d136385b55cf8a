import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { AnnouncingButton } from './announcing-button.tsx';

const meta = {
  title: 'Components/AnnouncingButton',
  component: AnnouncingButton,
  args: { children: 'Send a new code', act: fn(() => Promise.resolve('A new code is on its way.')) },
} satisfies Meta<typeof AnnouncingButton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The place of the announcement is there before it is made, so that it is heard. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('A new code is on its way.'));
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    act: fn(() =>
      Promise.resolve(
        'Copy this link: https://hearthlight.example/news/Why%2050%20%25%20of%20A%2FB%20roofs%20failed',
      ),
    ),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
  },
};
