import { formatDay } from '@hearthlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { about } from '../../../../apps/web/src/content/about.ts';
import { AboutHistory } from './about-history.tsx';

const meta = {
  title: 'About/AboutHistory',
  component: AboutHistory,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { history: about.history },
} satisfies Meta<typeof AboutHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe';

export const Default: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(about.history.milestones.length);
    for (const [place, { date, title }] of about.history.milestones.entries()) {
      await expect(items[place]).toHaveTextContent(new RegExp(`${formatDay(date)}.*${title}`));
    }
  },
};

/** Twice the words, and one that has no place to break: nothing is cut, nothing scrolls sideways. */
export const LongText: Story = {
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
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
