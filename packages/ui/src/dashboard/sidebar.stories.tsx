import { aDonor } from '@hearthlight/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Sidebar } from './sidebar.tsx';

const meta = {
  title: 'Dashboard/Sidebar',
  component: Sidebar,
  args: { pane: 'dashboard', donor: aDonor(), onLogOut: fn() },
  decorators: [(Story) => <div className="h-[760px] max-w-[272px] bg-paper p-[18px]">{Story()}</div>],
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Zainab Okonkwo')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Hearthlight' })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};

export const LoggingOut: Story = {
  args: { loggingOut: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Log out' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onLogOut).not.toHaveBeenCalled();
  },
};

export const NobodyKnownYet: Story = { args: { donor: undefined } };
