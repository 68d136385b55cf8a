import { useForm } from 'react-hook-form';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { longCampaign, someChoices } from './fixtures/index.ts';
import { GiftFields, type GiftFieldsProps } from './gift-fields.tsx';

/** The fields in a form, as in `CorrectGiftForm`. */
function Example(props: Omit<GiftFieldsProps, 'register'>) {
  const { register } = useForm({
    defaultValues: {
      amount: '25',
      date: '2026-11-12',
      method: 'Cash',
      status: 'completed' as const,
      campaign_id: '4',
      cause: 'A well for the school',
      reason: '',
    },
  });
  return <GiftFields {...props} register={register} />;
}

const statuses = (...list: GiftFieldsProps['statuses']) => list;

const meta = preview.meta({
  title: 'Gifts/GiftFields',
  component: Example,
  tags: ['experimental'],
  args: {
    errors: {},
    choices: someChoices,
    statuses: statuses('completed', 'pending', 'failed'),
    today: '2026-11-24',
  },
});

export const Default = meta.story();

/** A gift cannot be dated in the future, nor get a status that it cannot have. */
export const Choices = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Day')).toHaveAttribute('max', '2026-11-24');
    await expect(canvas.queryByRole('option', { name: 'Refunded' })).toBeNull();
    await expect(canvas.getByLabelText('Campaign')).toHaveDisplayValue('Water for Garbatula');
  },
});

export const Invalid = meta.story({
  args: { errors: { amount: { message: 'Enter an amount.' }, cause: { message: 'Say what it is for.' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Amount')).toHaveAccessibleDescription('Enter an amount.');
    await expect(canvas.getByLabelText('Cause')).toHaveAccessibleDescription('Say what it is for.');
  },
});

export const LongText = meta.story({
  args: { choices: { ...someChoices, campaigns: [{ ...longCampaign, id: 4 }] } },
});
