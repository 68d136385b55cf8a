import type { PledgeDraft } from '@hearthlight/domain';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { PledgeList } from './pledge-list.tsx';

const pledgeOf = (amount: number, cause: string): PledgeDraft => ({
  to: 'finance@example.org',
  subject: 'Pledge',
  body: `${amount} for ${cause}`,
  amount,
  entry: {
    donation_amount: String(amount),
    donation_cause: cause,
    selected_payment_method: 'Credit/Debit Card',
  },
});
const pledges = [
  pledgeOf(40, 'A deep well for the four villages of Garbatula'),
  pledgeOf(120, 'A night nurse for the clinic in Kapiri Mposhi'),
];

const meta = preview.meta({
  title: 'Product/Dashboard/Donate/PledgeList',
  component: PledgeList,
  tags: ['internal'],
  args: { pledges, isRest: true, onShow: fn(), onDismiss: fn() },
});

export const Default = meta.story({ tags: ['visual', 'modes'] });

/** Each button names its pledge. */
export const Shows = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('$40 for A deep well for the four villages of Garbatula')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', {
        name: 'Show again the pledge of $120 for A night nurse for the clinic in Kapiri Mposhi',
      }),
    );
    await expect(args.onShow).toHaveBeenCalledWith(pledges[1]?.entry);
    await userEvent.click(
      canvas.getByRole('button', { name: /^I will not give this donation of \$40 for A deep well/ }),
    );
    await expect(args.onDismiss).toHaveBeenCalledWith(pledges[0]);
  },
});

export const Empty = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { pledges: [] },
  play: ({ canvas }) => expect(canvas.queryByRole('region')).toBeNull(),
});

export const LongText = meta.story({
  args: { pledges: [pledgeOf(1_250_000, 'Roofs for everybody '.repeat(25))] },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'small' } } });
