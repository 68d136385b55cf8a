import { formatDay } from '@hearthlight/domain';
import { expect } from 'storybook/test';
import { about } from 'virtual:content/about';

import preview from '#storybook/preview';

import { AboutHistory } from './about-history.tsx';

const meta = preview.meta({
  title: 'Product/About/AboutHistory',
  component: AboutHistory,
  tags: ['internal', 'visual'],
  parameters: { layout: 'fullscreen' },
  args: { history: about.history },
});

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe';

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(about.history.milestones.length);
    for (const [index, { date, title }] of about.history.milestones.entries()) {
      await expect(items[index]).toHaveTextContent(new RegExp(`${formatDay(date)}.*${title}`));
    }
  },
});

export const None = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { history: { ...about.history, milestones: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});

/** On a desk the milestones fill the width of the page, in two columns. */
export const TwoColumns = meta.story({
  tags: ['!autodocs', '!visual'],
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    const { right } = canvas.getByRole('list').getBoundingClientRect();
    await expect(items.at(-1)?.left).toBeGreaterThan(items[0]?.right ?? Infinity);
    await expect(right - (items.at(-1)?.right ?? 0)).toBeLessThan(2);
  },
});

/** Twice the text and an unbreakable word: nothing overflows. */
export const LongText = meta.story({
  tags: ['!visual'],
  args: {
    history: {
      ...about.history,
      milestones: about.history.milestones.map((milestone) => ({
        ...milestone,
        title: `${milestone.title} ${longWord}`,
        text: `${milestone.text} ${milestone.text}`,
      })),
    },
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
