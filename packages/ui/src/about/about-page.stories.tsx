import { aBooks } from '@hearthlight/domain/fixtures';
import { expect, within } from 'storybook/test';
import { about } from 'virtual:content/about';
import { foundation } from 'virtual:content/foundation';

import preview from '#storybook/preview';

import { type AboutBooks, AboutPage } from './about-page.tsx';

const long = (text: string) => `${text} ${text} Donaudampfschifffahrtsgesellschaftskapitänswitwe`;

const none: AboutBooks = { status: 'none' };

const meta = preview.meta({
  title: 'Product/About/AboutPage',
  component: AboutPage,
  tags: ['stable', 'visual'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
  args: { content: about, books: none, foundation },
});

export const Default = meta.story({
  tags: ['modes', 'foundations'],
});

/** The sections in order, each picture with an accessible name. */
export const Content = meta.story({
  tags: ['!autodocs', '!visual'],
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
});

/** The books take the place of the table in the content. */
export const WithBooks = meta.story({
  tags: ['!visual'],
  args: { books: { status: 'ready', books: aBooks() } },
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: about.money.title }));
    await expect(section.getByRole('table', { name: 'Paid out, 2026' })).toBeVisible();
    await expect(section.queryByRole('table', { name: about.money.caption })).toBeNull();
  },
});

export const Loading = meta.story({
  tags: ['!visual'],
  args: { books: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the books')).toBeInTheDocument();
    await expect(canvas.queryByRole('table', { name: about.money.caption })).toBeNull();
  },
});

/** Every text twice as long, with an unbreakable word. */
export const LongText = meta.story({
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
});

/** With large text, nothing scrolls sideways in a window of any width. */
export const LargeText = meta.story({ tags: ['!visual', '!autodocs'], globals: { textSize: '200' } });

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
