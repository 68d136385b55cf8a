import { formatMoney } from '@hearthlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { about } from '../../../../apps/web/src/content/about.ts';
import { AboutMoney } from './about-money.tsx';

const meta = {
  title: 'About/AboutMoney',
  component: AboutMoney,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { money: about.money },
} satisfies Meta<typeof AboutMoney>;
export default meta;
type Story = StoryObj<typeof meta>;

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe';

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: about.money.caption }));
    for (const { label, amount } of about.money.shares) {
      const row = within(table.getByRole('row', { name: new RegExp(`^${label}`) }));
      await expect(row.getByRole('cell')).toHaveTextContent(formatMoney(amount));
    }
    await expect(table.getByRole('row', { name: /^Together/ })).toHaveTextContent('$1,284,600');
  },
};

/** The year in which the first gift is still to come. */
export const Empty: Story = {
  tags: ['!visual'],
  args: { money: { ...about.money, shares: [{ label: 'Roofs, stoves and rent', amount: 0 }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Together/ })).toHaveTextContent('$0');
  },
};

/** Twice the words, and one that has no place to break: nothing is cut, nothing scrolls sideways. */
export const LongText: Story = {
  tags: ['!visual'],
  args: {
    money: {
      ...about.money,
      intro: `${about.money.intro} ${about.money.intro}`,
      shares: about.money.shares.map(({ label, amount }) => ({
        label: `${label} ${label} ${longWord}`,
        amount: amount * 100,
      })),
    },
  },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
