import { paths } from '@hearthlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { founders } from '../../../../apps/web/src/content/founders.ts';
import { Founders } from './founders.tsx';

const meta = {
  title: 'Home/Founders',
  component: Founders,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { founders },
} satisfies Meta<typeof Founders>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The eleven by name; the twelfth arch is no founder but a way to join. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Meet the founders' })).toBeVisible();
    const names = canvas.getAllByRole('listitem').map((one) => one.textContent);
    await expect(names).toEqual(founders.map((founder) => founder.name));
    await expect(canvas.getByRole('link')).toHaveAttribute('href', paths.dashboard);
  },
};

export const LongText: Story = {
  args: { founders: founders.map((one) => ({ ...one, name: `${one.name}-Featherstonehaugh de la Cruz` })) },
};

export const Mobile: Story = { globals: { viewport: { value: 'small' } } };
