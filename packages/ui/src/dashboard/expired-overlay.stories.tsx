import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { ExpiredOverlay } from './expired-overlay.tsx';

const meta = {
  title: 'Dashboard/ExpiredOverlay',
  component: ExpiredOverlay,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof ExpiredOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const overlay = await screen.findByRole('dialog', { name: 'Your session is invalid!' });
    const signIn = screen.getByRole('link', { name: 'Sign in' });
    await expect(overlay).toContainElement(signIn);
    await expect(signIn).toHaveAttribute('href', '/signin');
    await expect(overlay).not.toHaveTextContent('is kept');
  },
};

export const TypedIsKept: Story = {
  args: { typedIsKept: true },
  play: async () => {
    const overlay = await screen.findByRole('dialog');
    await expect(overlay).toHaveAccessibleDescription(
      'Please sign in to go on. What you typed in this tab is kept.',
    );
  },
};

export const CannotBeDismissed: Story = {
  play: async ({ userEvent }) => {
    const overlay = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(overlay.parentElement ?? overlay);
    await expect(overlay).toBeVisible();
    for (let presses = 0; presses < 4; presses += 1) {
      await userEvent.tab();
      await expect(overlay.contains(document.activeElement)).toBe(true);
    }
    await expect(screen.queryByRole('button', { name: /close/i })).toBeNull();
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
