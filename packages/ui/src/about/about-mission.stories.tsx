import { expect, within } from 'storybook/test';
import { about } from 'virtual:content/about';

import preview from '#storybook/preview';

import { AboutMission } from './about-mission.tsx';

const meta = preview.meta({
  title: 'About/AboutMission',
  component: AboutMission,
  tags: ['internal', 'visual'],
  parameters: { layout: 'fullscreen' },
  args: { mission: about.mission },
});

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe';

export const Default = meta.story({
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: about.mission.title }));
    for (const sentence of about.mission.promise) await expect(region.getByText(sentence)).toBeVisible();
    await expect(region.getByRole('img', { name: about.mission.picture.alt })).toBeVisible();
  },
});

/** Twice the text and an unbreakable word: nothing overflows. */
export const LongText = meta.story({
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
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
