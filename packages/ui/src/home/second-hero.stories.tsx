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
    await expect(canvas.getByRole('link', { name: args.content.button })).toHaveAttribute(
      'href',
      paths.dashboard,
    );
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
