import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { Field } from '../../components/forms/field.tsx';
import { FormStep } from './form-step.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Donate/FormStep',
  component: FormStep,
  tags: ['internal'],
  args: { number: 1, title: 'Choose an amount', children: <Field label="Donation amount" name="amount" /> },
});

export const Default = meta.story({});

/** The group is named by its heading, without the number. */
export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Choose an amount' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Choose an amount' })).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { title: 'Choose an amount, or write your own in the field below' },
  globals: { viewport: { value: 'small' } },
});
