import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { about } from '../../../../apps/web/src/content/about.ts';
import { AboutPeople } from './about-people.tsx';

const meta = {
  title: 'About/AboutPeople',
  component: AboutPeople,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { people: about.people },
} satisfies Meta<typeof AboutPeople>;
export default meta;
type Story = StoryObj<typeof meta>;

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe';

export const Default: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    await expect(names).toEqual(about.people.people.map(({ name }) => name));
    await expect(canvas.getAllByRole('article')).toHaveLength(names.length);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** One person alone keeps the width of a card. */
export const One: Story = {
  tags: ['!visual'],
  args: { people: { ...about.people, people: about.people.people.slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};

/** Twice the words, and one that has no place to break: nothing is cut, nothing scrolls sideways. */
export const LongText: Story = {
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
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
