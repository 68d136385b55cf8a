import { expect, within } from 'storybook/test';
import { home } from 'virtual:content/home';

import preview from '#storybook/preview';

import { guidance } from './recent-contributors.guidance.ts';
import { RecentContributors } from './recent-contributors.tsx';

const { volunteers } = home;

const meta = preview.meta({
  title: 'Product/Home/RecentContributors',
  component: RecentContributors,
  tags: ['experimental'],
  parameters: { guidance, layout: 'fullscreen' },
  args: { ...home.recentContributors, volunteers },
});

export const Default = meta.story({
  tags: ['visual'],
});

/** The list for screen readers contains everyone. */
export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Recent contributors' })).toBeVisible();
    const people = within(canvas.getByRole('list', { name: 'Recent contributors' })).getAllByRole('listitem');
    await expect(people).toHaveLength(volunteers.length);
    for (const [index, volunteer] of volunteers.entries())
      await expect(people[index]).toHaveTextContent(new RegExp(`^${volunteer.name}`));
  },
});

export const None = meta.story({
  tags: ['!autodocs'],
  args: { volunteers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});

/** Nothing moves, and screen readers get it once. */
export const One = meta.story({
  tags: ['visual'],
  args: { volunteers: volunteers.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(volunteers[0]?.name ?? '')).toHaveLength(1);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Three = meta.story({ tags: ['visual'], args: { volunteers: volunteers.slice(0, 3) } });

export const LongText = meta.story({
  args: {
    volunteers: volunteers.map((one) => ({
      ...one,
      name: `${one.name} of the bakery`,
      text: one.text.repeat(2),
    })),
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
