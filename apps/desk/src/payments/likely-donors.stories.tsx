import { expect, userEvent, within } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { aPayment, longPayment, ofNobody, ofPerson } from './fixtures.ts';
import { LikelyDonors } from './likely-donors.tsx';

const [ada, zoe] = aPayment().likely;

const meta = preview.meta({
  title: 'Payments/LikelyDonors',
  component: LikelyDonors,
  tags: ['experimental'],
  args: {
    payments: [aPayment()],
    onAssign: resolvesTo({ ok: true }),
    onAssignPerson: resolvesTo({ ok: true }),
    onDecide: resolvesTo({ ok: true }),
  },
});

export const Default = meta.story();

/** Only a donor whom more than the amount links to the payment is proposed. */
export const Linked = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Assign to Ada François');
    await expect(args.onAssign).toHaveBeenCalledWith(ada);
    await expect(canvas.getByText('Zoe Ada')).not.toBeVisible();
  },
});

/** The others say why they are listed, and are assigned only once they are shown. */
export const SameAmount = meta.story({
  args: { payments: [aPayment({ likely: zoe ? [zoe] : [] })] },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText('No donor seems to have made it.')).toBeNull();
    await userEvent.click(canvas.getByText(/^1 donor pledged the same amount\. Nothing else links/));
    const list = within(canvas.getByRole('list'));
    await expect(list.getByText(/^This donor pledged the same amount\. Ask before/)).toBeVisible();
    await press(list, 'Assign to Zoe Ada');
    await expect(args.onAssign).toHaveBeenCalledWith(zoe);
  },
});

/** Whoever was named for an earlier payment of the payer is proposed, also without an account. */
export const Person = meta.story({
  args: { payments: [ofPerson] },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText('No donor seems to have made it.')).toBeNull();
    await press(canvas, 'Assign to Ida Lund');
    await expect(args.onAssignPerson).toHaveBeenCalledWith(ofPerson.people[0]);
  },
});

/** Only whoever may have made each payment of a group is proposed. */
export const PersonOfGroup = meta.story({
  tags: ['!autodocs'],
  args: { payments: [ofPerson, { ...ofPerson, id: 4002, people: [] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No donor seems to have made all of them.')).toBeVisible();
  },
});

export const Nobody = meta.story({
  args: { payments: [ofNobody] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No donor seems to have made it.')).toBeVisible();
  },
});

export const LongText = meta.story({ args: { payments: [longPayment] } });
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
