import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { QuickAccess } from './quick-access.tsx';

const meta = {
  title: 'Dashboard/QuickAccess',
  component: QuickAccess,
  args: { supportEmail: 'support@hearthlight.example' },
  decorators: [(Story) => <div className="desk:max-w-[240px]">{Story()}</div>],
} satisfies Meta<typeof QuickAccess>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Visit homepage' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      'mailto:support@hearthlight.example',
    );
  },
};

export const FoldsAway: Story = {
  play: async ({ canvas, userEvent }) => {
    const fold = canvas.getByRole('button', { name: 'Quick access', expanded: true });
    await userEvent.click(fold);
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
