import { makePaymentReference } from '@hearthlight/domain';
import { aMoment } from '@hearthlight/domain/fixtures';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { PaymentPanel } from './payment-panel.tsx';

const reference = makePaymentReference({ donor: 56, campaign: 3 }, 751_399);

const account = {
  scheme: 'other',
  holder: 'Hearthlight Foundation',
  details: 'Account number 0000 555 0142',
} as const;
const card = {
  method: 'Credit/Debit Card',
  address: 'https://buy.stripe.com/abc?client_reference_id={reference}&prefilled_email={email}',
} as const;
const paypal = {
  method: 'Paypal service',
  address: 'https://paypal.me/hearthlight/{amount}{currency}',
} as const;

const meta = preview.meta({
  title: 'Product/Dashboard/Donate/PaymentPanel',
  component: PaymentPanel,
  tags: ['stable'],
  args: {
    account,
    address: {
      street: '14 Lantern Street',
      locality: 'Portland',
      region: 'OR',
      postalCode: '97204',
      country: 'US',
    },
    links: [paypal, card],
    transfer: { amount: 120, reference },
    method: 'Credit/Debit Card',
    email: 'ada+gifts@example.org',
    now: new Date(aMoment),
  },
});

/** The link for the chosen payment method comes first, and the others last. */
export const Default = meta.story({ tags: ['visual', 'modes'] });

/** The page of the chosen method comes first, with the pledge in its address. */
export const LinksToProviders = meta.story({
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Pay now', 'Pay by bank transfer', 'Give regularly', 'Other ways to pay']);
    const link = canvas.getByRole('link', { name: 'Pay by card' });
    await expect(link).toHaveAttribute(
      'href',
      `https://buy.stripe.com/abc?client_reference_id=${reference}&prefilled_email=ada%2Bgifts%40example.org`,
    );
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAccessibleDescription(
      'buy.stripe.com opens in a new tab and takes the payment. Nothing is sent there before you open it.',
    );
    await expect(canvas.getByRole('link', { name: 'Pay with PayPal' })).toHaveAttribute(
      'href',
      'https://paypal.me/hearthlight/120.00USD',
    );
  },
});

/** Without a link for the chosen method, the bank transfer comes first. */
export const NoFittingLink = meta.story({
  tags: ['!autodocs'],
  args: { method: 'Bitcoin/Usdt' },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Pay by bank transfer', 'Give regularly', 'Other ways to pay']);
    await expect(
      canvas.getByText(/^You chose Bitcoin\/Usdt\. Pay by bank transfer now, or send the e-mail/),
    ).toBeVisible();
  },
});

export const OnlyLinks = meta.story({
  tags: ['!autodocs'],
  args: { account: undefined, links: [card] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** As it is without payment links. */
export const OnlyTransfer = meta.story({
  tags: ['!autodocs'],
  args: { links: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Pay by bank transfer' })).toBeVisible();
  },
});

/** Pix has no standing orders. */
export const Reais = meta.story({
  tags: ['!autodocs'],
  args: { account: { scheme: 'pix', holder: 'Associação Lareira', key: 'doar@lareira.example' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Give regularly' })).toBeNull();
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: { links: [{ ...card, address: `https://${'pay-'.repeat(14)}а.example/` }] },
  // A Cyrillic letter is not shown as the Latin one that looks like it.
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^xn--pay-/)).toBeVisible();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'small' } } });
