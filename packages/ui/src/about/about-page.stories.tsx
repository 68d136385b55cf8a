import { foundation } from '@hearthlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { about } from '../../../../apps/web/src/content/about.ts';
import { AboutPage } from './about-page.tsx';

const long = (text: string) => `${text} ${text} Donaudampfschifffahrtsgesellschaftskapitänswitwe`;

const meta = {
  title: 'About/AboutPage',
  component: AboutPage,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { content: about, foundation },
} satisfies Meta<typeof AboutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page as the site ships it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const order = [about.mission, about.money, about.money.zero, about.history, about.people, about.contact];
    const headings = within(canvas.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent);
    await expect(headings).toEqual(order.map(({ title }) => title));
    for (const picture of within(canvas.getByRole('main')).getAllByRole('img')) {
      await expect(picture).toHaveAccessibleName();
    }
  },
};

/** Every text twice as long, with a word that has no place to break. */
export const LongText: Story = {
  tags: ['!visual'],
  args: {
    content: {
      ...about,
      title: long(about.title),
      lead: long(about.lead),
      mission: {
        ...about.mission,
        title: long(about.mission.title),
        promise: about.mission.promise.map(long),
      },
      money: {
        ...about.money,
        intro: long(about.money.intro),
        shares: about.money.shares.map((share) => ({
          ...share,
          label: long(share.label),
          amount: share.amount * 100,
        })),
      },
      history: {
        ...about.history,
        milestones: about.history.milestones.map((milestone) => ({
          ...milestone,
          title: long(milestone.title),
        })),
      },
      people: {
        ...about.people,
        people: about.people.people.map((person) => ({
          ...person,
          role: long(person.role),
          text: long(person.text),
        })),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
