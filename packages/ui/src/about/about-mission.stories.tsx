import { expect, within } from 'storybook/test';
import { about } from 'virtual:content/about';

import preview from '#storybook/preview';

import { AboutMission } from './about-mission.tsx';

const meta = preview.meta({
  title: 'Product/About/AboutMission',
  component: AboutMission,
  tags: ['internal', 'visual'],
  parameters: { layout: 'fullscreen' },
  args: { mission: about.mission },
});

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe';

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: about.mission.title }));
    for (const sentence of about.mission.promise) await expect(region.getByText(sentence)).toBeVisible();
    await expect(region.getByRole('img', { name: about.mission.picture.alt })).toBeVisible();
  },
});

/** The picture is the last thing of the section. */
export const WithoutPromise = meta.story({ args: { mission: { ...about.mission, promise: [] } } });

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
});

/** The text begins beside the top of the picture, however short it is. */
export const Short = meta.story({
  tags: ['!visual', '!autodocs'],
  args: { mission: { ...about.mission, paragraphs: about.mission.paragraphs.slice(0, 1) } },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const text = canvas.getByText(about.mission.paragraphs[0] ?? '').getBoundingClientRect();
    const picture = canvas.getByRole('img').getBoundingClientRect();
    await expect(Math.abs(text.top - picture.top)).toBeLessThan(8);
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
