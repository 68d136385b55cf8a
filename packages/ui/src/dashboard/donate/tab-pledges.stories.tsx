import { aMoment } from '@hearthlight/domain/fixtures';
import { expect, fn } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';

import preview from '#storybook/preview';

import type { TabPledgesProps } from './tab-pledges.tsx';
import { TabPledges } from './tab-pledges.tsx';

const pledgeOf = (amount: number): TabPledgesProps['pledges']['own'][number] => ({
  to: 'finance@example.org',
  subject: 'Pledge',
  body: `Hello, ${amount}`,
  amount,
  entry: {
    donation_amount: String(amount),
    donation_cause: 'A night nurse for the clinic',
    selected_payment_method: 'Credit/Debit Card',
  },
});
const [newest, first] = [pledgeOf(40), pledgeOf(25)];

const meta = preview.meta({
  title: 'Product/Dashboard/Donate/TabPledges',
  component: TabPledges,
  tags: ['internal'],
  args: {
    pledges: {
      own: [newest, first],
      madeFrom: ({ donation_amount: amount }) => [newest, first].find(({ entry }) => entry.donation_amount === amount),
      again: undefined,
      choose: fn(),
      dismiss: fn(),
    },
    onShow: fn(),
    entry: newest.entry,
    opened: undefined,
    foundation,
    now: new Date(aMoment),
  },
});

export const Default = meta.story();

/** The one that is shown and the others can be dismissed. */
export const Dismiss = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: /^I will not give this donation of \$40 for A night nurse/ }),
    );
    await expect(args.pledges.dismiss).toHaveBeenLastCalledWith(newest);
    await userEvent.click(
      canvas.getByRole('button', { name: /^I will not give this donation of \$25 for A night nurse/ }),
    );
    await expect(args.pledges.dismiss).toHaveBeenLastCalledWith(first);
  },
});

/** Other values are in the form. */
export const NoneShown = meta.story({
  tags: ['!autodocs'],
  args: { entry: { ...newest.entry, donation_amount: '70' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your pledges in this tab' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Your draft is ready' })).toBeNull();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
