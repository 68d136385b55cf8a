import { foundation, paths } from '@hearthlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { statistics } from '../../../../apps/web/src/content/statistics.ts';
import { HomeHero } from './home-hero.tsx';

const meta = {
  title: 'Home/HomeHero',
  component: HomeHero,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { foundation, facts: statistics },
} satisfies Meta<typeof HomeHero>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What this is, the two ways on, and the four figures; the picture is asked for before all others. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: foundation.tagline })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Donate And Help' })).toHaveAttribute(
      'href',
      paths.dashboard,
    );
    await expect(canvas.getByRole('link', { name: /^Learn More/ })).toHaveAttribute('href', paths.about);
    await expect(canvas.getAllByRole('listitem').map((fact) => fact.textContent)).toEqual([
      '0% platform charge',
      '$12M+ donated',
      '10k+ donors',
      '2000+ success stories',
    ]);
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager');
  },
};

export const LongText: Story = {
  args: {
    foundation: {
      name: 'The International Hearthlight Foundation for Roofs, Wells and Schools',
      tagline: 'Keep a light on for someone tonight, and for everyone tomorrow',
    },
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };

export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };
