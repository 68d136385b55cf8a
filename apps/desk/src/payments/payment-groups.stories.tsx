import { fn } from 'storybook/test';

import preview from '#storybook/preview';

import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { ToastProvider } from '../frame/toast-provider.tsx';
import { aPayment, ofNobody } from './fixtures.ts';
import { PaymentGroups, type PaymentGroupsProps } from './payment-groups.tsx';

const shown: Pick<PaymentGroupsProps, 'by' | 'groups'> = {
  by: 'payer',
  groups: [[aPayment(), aPayment({ id: 4118, amount: 30 })], [ofNobody]],
};

const meta = preview.meta({
  title: 'Payments/PaymentGroups',
  component: PaymentGroups,
  tags: ['experimental'],
  args: {
    ...shown,
    count: 3,
    amount: 165.5,
    hasOlder: false,
    onSearchDonors: fn(async () => ({ donors: [], has_more: false })),
    onDecide: resolvesTo({ ok: true }),
    onAssign: resolvesTo({ ok: true }),
    onLeave: resolvesTo({ ok: true }),
    onReopen: resolvesTo({ ok: true }),
  },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
});

export const Default = meta.story();

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
