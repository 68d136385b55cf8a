import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { about } from '../../../../apps/web/src/content/about.ts';
import { AboutZero } from './about-zero.tsx';

const meta = {
  title: 'About/AboutZero',
  component: AboutZero,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { zero: about.money.zero },
} satisfies Meta<typeof AboutZero>;
export default meta;
type Story = StoryObj<typeof meta>;

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe';

export const Default: Story = {
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: about.money.zero.title }));
    for (const paragraph of about.money.zero.paragraphs)
      await expect(region.getByText(paragraph)).toBeVisible();
  },
};

/** Twice the words, and one that has no place to break: nothing is cut, nothing scrolls sideways. */
export const LongText: Story = {
  tags: ['!visual'],
  args: {
    zero: {
      ...about.money.zero,
      title: `${about.money.zero.title} ${longWord}`,
      paragraphs: [
        ...about.money.zero.paragraphs,
        ...about.money.zero.paragraphs.map((text) => `${text} ${longWord}`),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
