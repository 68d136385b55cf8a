import { expect } from 'storybook/test';
import { about } from 'virtual:content/about';

import preview from '#storybook/preview';

import { AboutPeople } from './about-people.tsx';

const meta = preview.meta({
  title: 'Product/About/AboutPeople',
  component: AboutPeople,
  tags: ['internal', 'visual'],
  parameters: { layout: 'fullscreen' },
  args: { people: about.people },
});

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe';

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    await expect(names).toEqual(about.people.people.map(({ name }) => name));
    await expect(canvas.getAllByRole('article')).toHaveLength(names.length);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

export const None = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { people: { ...about.people, people: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});

/** A single person has the width of a card. */
export const One = meta.story({
  tags: ['!visual'],
  args: { people: { ...about.people, people: about.people.people.slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
});

/** Nobody is alone in the last row. */
export const Four = meta.story({
  tags: ['!visual'],
  globals: { viewport: { value: 'desk' } },
  args: { people: { ...about.people, people: about.people.people.slice(0, 4) } },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('article').map((person) => person.getBoundingClientRect().top);
    await expect(tops.filter((top) => top === tops.at(-1)).length).toBeGreaterThan(1);
  },
});

/** Twice the text and an unbreakable word: nothing overflows. */
export const LongText = meta.story({
  tags: ['!visual'],
  args: {
    people: {
      ...about.people,
      people: about.people.people.map((person) => ({
        ...person,
        name: `${person.name} ${longWord}`,
        role: `${person.role} ${longWord}`,
        text: `${person.text} ${person.text}`,
      })),
    },
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
