import { paths } from '@hearthlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { AccountDone } from './account-done.tsx';

const meta = {
  title: 'Account/AccountDone',
  component: AccountDone,
  args: { message: 'Your account is ready. Welcome, Zainab!', onDone: fn() },
} satisfies Meta<typeof AccountDone>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The success is announced, with a way on for who will not wait. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your account is ready. Welcome, Zainab!');
    await expect(canvas.getByRole('link', { name: 'Go to sign in now' })).toHaveAttribute(
      'href',
      paths.signIn,
    );
  },
};

/** Not before two seconds, and only once. */
export const LeavesByItself: Story = {
  play: async ({ args }) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await expect(args.onDone).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce(), { timeout: 1500 });
  },
};
