import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { volunteers } from '../../../../apps/web/src/content/volunteers.ts';
import { RecentContributors } from './recent-contributors.tsx';

const meta = {
  title: 'Home/RecentContributors',
  component: RecentContributors,
  parameters: { layout: 'fullscreen' },
  args: { volunteers },
} satisfies Meta<typeof RecentContributors>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everybody is in the list for screen readers, whatever is on screen. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Recent contributors' })).toBeVisible();
    const people = within(canvas.getByRole('list', { name: 'Recent contributors' })).getAllByRole('listitem');
    await expect(people).toHaveLength(volunteers.length);
    for (const [index, volunteer] of volunteers.entries())
      await expect(people[index]).toHaveTextContent(new RegExp(`^${volunteer.name}`));
  },
};

export const LongText: Story = {
  args: {
    volunteers: volunteers.map((one) => ({
      ...one,
      name: `${one.name} of the bakery`,
      text: one.text.repeat(2),
    })),
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
