import { paths } from '@hearthlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SecondHero } from './second-hero.tsx';

const meta = {
  title: 'Home/SecondHero',
  component: SecondHero,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SecondHero>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A line over the arcade, and the way to give; the page keeps its one h1. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Give today' })).toHaveAttribute('href', paths.dashboard);
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
