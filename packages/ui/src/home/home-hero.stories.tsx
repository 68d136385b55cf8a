import { paths } from '@hearthlight/domain';
import { expect } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';
import { home } from 'virtual:content/home';

import preview from '#storybook/preview';

import { HomeHero } from './home-hero.tsx';

const meta = preview.meta({
  title: 'Home/HomeHero',
  component: HomeHero,
  tags: ['internal', 'visual'],
  parameters: { layout: 'fullscreen' },
  args: { foundation, hero: home.hero, facts: home.statistics },
});

/** The headline, both links and the four figures; the picture is loaded at once. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: foundation.tagline })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Donate And Help' })).toHaveAttribute(
      'href',
      paths.dashboard,
    );
    await expect(canvas.getByRole('link', { name: /^Learn More/ })).toHaveAttribute('href', paths.about);
    await expect(canvas.getAllByRole('listitem').map((fact) => fact.textContent)).toEqual(
      home.statistics.map(({ value, label }) => `${value} ${label}`),
    );
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager');
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
