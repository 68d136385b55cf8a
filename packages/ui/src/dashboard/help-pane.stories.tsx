import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { HelpPane } from './help-pane.tsx';

const meta = {
  title: 'Dashboard/HelpPane',
  component: HelpPane,
  args: { supportEmail: 'support@hearthlight.example', onOpenDraft: fn() },
} satisfies Meta<typeof HelpPane>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Tell us what would help' })).toBeVisible();
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
