import { formatMoney, sumMoney } from '@hearthlight/domain';
import { expect, within } from 'storybook/test';
import { about } from 'virtual:content/about';

import preview from '#storybook/preview';

import { AboutMoney } from './about-money.tsx';

const meta = preview.meta({
  title: 'Product/About/AboutMoney',
  component: AboutMoney,
  tags: ['internal', 'visual'],
  parameters: { layout: 'fullscreen' },
  args: { money: about.money },
});

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe';

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: about.money.caption }));
    for (const { label, amount } of about.money.shares) {
      const row = within(table.getByRole('row', { name: new RegExp(`^${label}`) }));
      await expect(row.getByRole('cell')).toHaveTextContent(formatMoney(amount));
    }
    await expect(table.getByRole('row', { name: /^Together/ })).toHaveTextContent(
      formatMoney(sumMoney(about.money.shares.map(({ amount }) => amount))),
    );
  },
});

export const None = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { money: { ...about.money, shares: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});

/** No donations yet. */
export const Empty = meta.story({
  tags: ['!visual'],
  args: { money: { ...about.money, shares: [{ label: 'Roofs, stoves and rent', amount: 0 }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Together/ })).toHaveTextContent('$0');
  },
});

/** Twice the text and an unbreakable word: nothing overflows. */
export const LongText = meta.story({
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
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
