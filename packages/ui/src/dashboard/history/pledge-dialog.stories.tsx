import { makePaymentReference } from '@hearthlight/domain';
import { aDonation, aMoment } from '@hearthlight/domain/fixtures';
import { expect, fn, screen, within } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';

import preview from '#storybook/preview';

import { PledgeDialog, type PledgeDialogProps } from './pledge-dialog.tsx';

const shown: PledgeDialogProps['foundation'] = {
  ...foundation,
  bankAccount: { scheme: 'other', holder: 'Hearthlight Foundation', details: 'Account number: 0000 555 0142' },
  paymentLinks: [{ method: 'Paypal service', address: 'https://paypal.me/hearthlight/{amount}' }],
};

const meta = preview.meta({
  title: 'Product/Dashboard/History/PledgeDialog',
  component: PledgeDialog,
  tags: ['internal'],
  args: {
    pledge: aDonation({
      payment_status: 'pending',
      payment_reference: makePaymentReference({ donor: 56, campaign: 3 }, 751_399),
    }),
    foundation: shown,
    email: 'zainab@example.org',
    now: new Date(aMoment),
    onClose: fn(),
  },
});

export const Default = meta.story();

/** What a bank asks for, the link of the payment method, and nothing that only a new pledge has. */
export const HowToPay = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay your pledge of $120' }));
    await expect(await dialog.findByText('RF79 0000 0056 0000 0375 1399')).toBeVisible();
    await expect(dialog.getByText('Roof for the Diallo family')).toBeVisible();
    await expect(dialog.getByText('Hearthlight Foundation')).toBeVisible();
    await expect(dialog.getByText('0000 555 0142')).toBeVisible();
    await expect(dialog.getByText(/^The foundation has recorded this pledge/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Pay with PayPal' })).toHaveAttribute(
      'href',
      'https://paypal.me/hearthlight/120.00',
    );
    await expect(dialog.queryByRole('heading', { name: 'Give regularly' })).toBeNull();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'small' } } });
