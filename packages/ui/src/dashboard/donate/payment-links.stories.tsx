import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { PaymentLinks } from './payment-links.tsx';

const links = [
  { method: 'Credit/Debit Card', address: 'https://pay.example/{amount}?reference={reference}' },
  { method: 'Bitcoin/Usdt', address: 'https://coins.example/?mail={email}' },
] as const;

const meta = preview.meta({
  title: 'Product/Dashboard/Donate/PaymentLinks',
  component: PaymentLinks,
  tags: ['internal'],
  args: {
    links,
    transfer: { amount: 120, reference: 'RF18539007547034' },
    email: 'ada+gifts@example.org',
  },
});

export const Default = meta.story();

/** The address carries the pledge, and the description of a link names the site that opens. */
export const CarriesThePledge = meta.story({
  tags: ['!autodocs'],
  args: { chosen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Pay now' })).toBeVisible();
    const [card, coins] = canvas.getAllByRole('link');
    await expect(card).toHaveAttribute('href', 'https://pay.example/120.00?reference=RF18539007547034');
    await expect(coins).toHaveAttribute('href', 'https://coins.example/?mail=ada%2Bgifts%40example.org');
    for (const link of [card, coins]) {
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(link).toHaveAccessibleDescription(/^(?:pay|coins)\.example opens in a new tab/);
    }
  },
});
