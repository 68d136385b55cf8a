import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { GiveWithoutAccount } from './give-without-account.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Frame/GiveWithoutAccount',
  component: GiveWithoutAccount,
  tags: ['internal'],
  args: {
    cause: 'Where it is needed most',
    payment: 'You complete your pledge by bank transfer; no card is charged here.',
    account: { scheme: 'other' as const, holder: 'Hearthlight Foundation', details: 'Account 0142' },
  },
  decorators: [(Story) => <div className="max-w-sheet">{Story()}</div>],
});

export const Default = meta.story({});

/** The bank details are one tap away, with the cause as reference. */
export const BankDetails = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Give by bank transfer without an account'));
    await expect(await canvas.findByText('Account 0142')).toBeVisible();
    await expect(canvas.getByText(/the gift is not in your donation history/)).toBeVisible();
    await expect(canvas.getByText(args.cause)).toBeVisible();
  },
});

/** A foundation without an account offers no transfer. */
export const NoAccount = meta.story({
  tags: ['!autodocs'],
  args: { account: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Give by bank transfer without an account')).toBeNull();
  },
});
