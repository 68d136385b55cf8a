import { aDashboard, anImpactUpdate } from '@hearthlight/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { UpdatesPane } from './updates-pane.tsx';

const meta = {
  title: 'Dashboard/UpdatesPane',
  component: UpdatesPane,
  args: { updates: aDashboard().records.impact_updates.toReversed() },
} satisfies Meta<typeof UpdatesPane>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Touching testimonials' })).toBeVisible();
    const days = canvas.getAllByRole('time').map((time) => time.textContent);
    await expect(days).toEqual(['Nov 12, 2026', 'Oct 30, 2026', 'Oct 8, 2026']);
  },
};

export const UndatedComeLast: Story = {
  args: { updates: [{ image_url: '', description: 'Some day' }, anImpactUpdate()] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')[1]).toHaveTextContent('Some day');
  },
};

export const Empty: Story = {
  args: { updates: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No updates yet')).toBeVisible();
  },
};

export const Many: Story = {
  args: { updates: Array.from({ length: 500 }, () => anImpactUpdate()) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
  },
};

export const LongText: Story = {
  args: { updates: [anImpactUpdate({ description: 'The pump has run for forty days. '.repeat(40) })] },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
