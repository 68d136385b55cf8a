import { paths } from '@hearthlight/domain';
import { expect } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';
import { home } from 'virtual:content/home';

import preview from '#storybook/preview';

import { HomeHero } from './home-hero.tsx';

const meta = preview.meta({
  title: 'Product/Home/HomeHero',
  component: HomeHero,
  tags: ['internal', 'visual'],
  parameters: { layout: 'fullscreen' },
  args: { foundation, hero: home.hero, facts: home.statistics },
});

export const Default = meta.story({});

/** The headline, both links and the four figures; the picture is loaded at once. */
export const Content = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: foundation.tagline })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Donate And Help' })).toHaveAttribute('href', paths.dashboard);
    await expect(canvas.getByRole('link', { name: /^Learn More/ })).toHaveAttribute('href', paths.about);
    await expect(canvas.getAllByRole('listitem').map((fact) => fact.textContent)).toEqual(
      home.statistics.map(({ value, label }) => `${value} ${label}`),
    );
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager');
  },
});

/** Without figures there is no line below the links. */
export const WithoutStatistics = meta.story({
  args: { facts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

/** Returns the lines of the headline. */
const linesOf = (headline: HTMLElement) =>
  headline.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(headline).lineHeight);

const { style } = document.documentElement;

/** On a phone the shipped headline has two lines in the shipped typeface. */
export const TwoLinesOnAPhone = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { foundation: { ...foundation, tagline: 'Keep a light on for someone tonight' } },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    style.setProperty('--font-display', "'Fraunces', 'Fraunces fallback', serif");
    return () => style.removeProperty('--font-display');
  },
  play: async ({ canvas }) => {
    await expect(linesOf(canvas.getByRole('heading', { level: 1 }))).toBeCloseTo(2, 1);
  },
});

/** With text of twice the size, the words of the headline stay whole. */
export const LargeText = meta.story({
  tags: ['!autodocs', '!visual'],
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  play: async ({ canvas }) => {
    const headline = canvas.getByRole('heading', { level: 1 });
    const text = headline.firstChild;
    if (!text) throw new Error('The headline has no text.');
    for (const word of foundation.tagline.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      await expect(range.getClientRects(), word[0]).toHaveLength(1);
    }
  },
});

export const LongText = meta.story({
  args: {
    foundation: {
      name: 'The International Hearthlight Foundation for Roofs, Wells and Schools',
      tagline: 'Keep a light on for someone tonight, and for everyone tomorrow',
    },
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } });
