import { paths } from '@hearthlight/domain';
import { expect } from 'storybook/test';
import { home } from 'virtual:content/home';

import preview from '#storybook/preview';

import { SecondHero } from './second-hero.tsx';

const meta = preview.meta({
  title: 'Product/Home/SecondHero',
  component: SecondHero,
  tags: ['internal', 'visual'],
  parameters: { layout: 'fullscreen' },
  args: { content: home.secondHero },
});

export const Default = meta.story({});

/** A second-level heading, because the page has one h1, and a link to give. */
export const Content = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: args.content.button })).toHaveAttribute('href', paths.dashboard);
  },
});

const withPictures = (count: number) => ({
  content: { ...home.secondHero, pictures: home.secondHero.pictures.slice(0, count) },
});

export const None = meta.story({ tags: ['!visual'], args: withPictures(0) });

export const One = meta.story({ args: withPictures(1) });

export const Two = meta.story({ args: withPictures(2) });

/** Phones show all of them. */
export const Three = meta.story({
  args: withPictures(3),
  play: async ({ canvasElement }) => {
    for (const picture of canvasElement.querySelectorAll('img')) await expect(picture).toBeVisible();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
