import { foundation } from '@hearthlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { about } from '../../../../apps/web/src/content/about.ts';
import { AboutOpening } from './about-opening.tsx';

const meta = {
  title: 'About/AboutOpening',
  component: AboutOpening,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { title: about.title, lead: about.lead, picture: about.picture, foundation },
} satisfies Meta<typeof AboutOpening>;
export default meta;
type Story = StoryObj<typeof meta>;

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe';

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: about.title })).toBeVisible();
    await expect(canvas.getByRole('img', { name: about.picture.alt })).toBeVisible();
    await expect(canvas.getByText(`${foundation.name}, since ${foundation.foundedYear}`)).toBeVisible();
  },
};

/** Twice the words, and one that has no place to break: nothing is cut, nothing scrolls sideways. */
export const LongText: Story = {
  tags: ['!visual'],
  args: { title: `${about.title} ${longWord}`, lead: `${about.lead} ${about.lead} ${longWord}` },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
