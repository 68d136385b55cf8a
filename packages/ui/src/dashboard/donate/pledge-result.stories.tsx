import { makePaymentReference } from '@hearthlight/domain';
import { aMoment } from '@hearthlight/domain/fixtures';
import { expect, spyOn } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';

import preview from '#storybook/preview';

import { PledgeResult, type PledgeResultProps } from './pledge-result.tsx';

const reference = makePaymentReference({ donor: 56, campaign: 3 }, 4711);
const draft = {
  to: 'finance@example.org',
  subject: 'Pledge',
  body: 'Hello,',
  amount: 120,
  transfer: { amount: 120, reference, method: 'Bank Transfer' },
  entry: {
    donation_amount: '120',
    donation_cause: 'A night nurse',
    selected_payment_method: 'Credit/Debit Card',
  },
} satisfies PledgeResultProps['draft'];

const shown: PledgeResultProps['foundation'] = {
  ...foundation,
  bankAccount: { scheme: 'other', holder: foundation.name, details: 'Account 0142' },
};

const meta = preview.meta({
  title: 'Product/Dashboard/Donate/PledgeResult',
  component: PledgeResult,
  tags: ['internal'],
  args: {
    draft,
    isOpened: true,
    foundation: shown,
    email: 'ada@example.org',
    now: new Date(aMoment),
  },
});

/** First, because the code of the panels loads once. Without a connection, a notice says what is missing. */
export const Offline = meta.story({
  tags: ['!autodocs', '!visual'],
  beforeEach: () => {
    const online = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return () => online.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You are offline\. .* once you are connected/)).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByRole('heading', { name: 'Pay by bank transfer' })).toBeVisible();
    await expect(canvas.queryByText(/^You are offline/)).toBeNull();
  },
});

export const Default = meta.story();

export const Empty = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { draft: undefined },
  play: ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
});

/** Without an account, no standing order is offered or mentioned. */
export const WithoutAccount = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { foundation: { ...shown, bankAccount: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Wishes are not in this mail/)).toBeVisible();
    await expect(canvas.queryByText(/standing order/)).toBeNull();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
