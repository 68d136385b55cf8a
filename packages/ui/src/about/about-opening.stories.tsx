import { expect } from 'storybook/test';
import { about } from 'virtual:content/about';
import { foundation } from 'virtual:content/foundation';

import preview from '#storybook/preview';

import { AboutOpening } from './about-opening.tsx';

const meta = preview.meta({
  title: 'Product/About/AboutOpening',
  component: AboutOpening,
  tags: ['internal', 'visual'],
  parameters: { layout: 'fullscreen' },
  args: { title: about.title, lead: about.lead, picture: about.picture, foundation },
});

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe';

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: about.title })).toBeVisible();
    await expect(canvas.getByRole('img', { name: about.picture.alt })).toBeVisible();
    await expect(canvas.getByText(`${foundation.name}, since ${foundation.foundedYear}`)).toBeVisible();
  },
});

/** Twice the text and an unbreakable word: nothing overflows. */
export const LongText = meta.story({
  tags: ['!visual'],
  args: { title: `${about.title} ${longWord}`, lead: `${about.lead} ${about.lead} ${longWord}` },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
