import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { about } from '../../../../apps/web/src/content/about.ts';
import { AboutMission } from './about-mission.tsx';

const meta = {
  title: 'About/AboutMission',
  component: AboutMission,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { mission: about.mission },
} satisfies Meta<typeof AboutMission>;
export default meta;
type Story = StoryObj<typeof meta>;

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe';

export const Default: Story = {
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: about.mission.title }));
    for (const sentence of about.mission.promise) await expect(region.getByText(sentence)).toBeVisible();
    await expect(region.getByRole('img', { name: about.mission.picture.alt })).toBeVisible();
  },
};

/** Twice the words, and one that has no place to break: nothing is cut, nothing scrolls sideways. */
export const LongText: Story = {
  tags: ['!visual'],
  args: {
    mission: {
      ...about.mission,
      title: `${about.mission.title} ${longWord}`,
      paragraphs: [...about.mission.paragraphs, longWord],
      promise: [...about.mission.promise, longWord],
    },
  },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
