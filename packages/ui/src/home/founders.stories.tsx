import { paths } from '@hearthlight/domain';
import { expect } from 'storybook/test';
import { home } from 'virtual:content/home';

import preview from '#storybook/preview';

import { Founders } from './founders.tsx';

const { founders } = home;

const meta = preview.meta({
  title: 'Product/Home/Founders',
  component: Founders,
  tags: ['internal', 'visual'],
  parameters: { layout: 'fullscreen' },
  args: { ...home.foundersSection, founders },
});

export const Default = meta.story({});

/** Eleven founders by name, and a twelfth arch with a link. */
export const Content = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Meet the founders' })).toBeVisible();
    const names = canvas.getAllByRole('listitem').map((one) => one.textContent);
    await expect(names).toEqual(founders.map((founder) => founder.name));
    await expect(canvas.getByRole('link')).toHaveAttribute('href', paths.dashboard);
  },
});

export const LongText = meta.story({
  args: { founders: founders.map((one) => ({ ...one, name: `${one.name}-Featherstonehaugh de la Cruz` })) },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'small' } } });
