// cspell:words البريد الإلكتروني يُرجى إدخال بريد إلكتروني صحيح
import { expect, fn, userEvent } from 'storybook/test';

import preview from '#storybook/preview';

import { pseudo, PseudoStates } from '../../../../../.storybook/pseudo-states.tsx';
import { guidance } from './field.guidance.ts';
import { Field } from './field.tsx';

const meta = preview.meta({
  title: 'Library/Forms/Field',
  component: Field,
  tags: ['stable'],
  parameters: { guidance },
  args: { label: 'First name', onChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-sheet">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ tags: ['matrix'] });

/** A click on the label focuses the field, which is required. */
export const ClickOnTheLabel = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('First name'));
    const field = canvas.getByRole('textbox', { name: 'First name' });
    await expect(field).toHaveFocus();
    await expect(field).toBeRequired();
    await userEvent.keyboard('Zainab');
    await expect(field).toHaveValue('Zainab');
    await expect(field).toHaveAttribute('dir', 'auto');
  },
});

export const WithHint = meta.story({
  args: { label: 'E-mail address', type: 'email', hint: 'We send your code to this address.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('We send your code to this address.');
  },
});

/** Hint and error are both part of the description. The error is a sentence of the specification. */
export const Invalid = meta.story({
  tags: ['anatomy'],
  args: {
    label: 'E-mail address',
    type: 'email',
    defaultValue: 'zainab@example',
    hint: 'We send your code to this address.',
    error: 'Please enter a valid email address.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail address' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'We send your code to this address. Please enter a valid email address.',
    );
  },
});

/** The label and the error in Arabic, from right to left. An address runs from left to right. */
export const InvalidInArabic = meta.story({
  args: {
    label: 'البريد الإلكتروني',
    type: 'email',
    defaultValue: 'zainab@example',
    error: 'يُرجى إدخال بريد إلكتروني صحيح.',
  },
  render: (args) => (
    <div lang="ar" dir="rtl">
      <Field {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(getComputedStyle(field).direction).toBe('ltr');
    const label = document.createRange();
    label.selectNodeContents(canvas.getByText('البريد الإلكتروني'));
    await expect(label.getBoundingClientRect().right).toBeCloseTo(field.getBoundingClientRect().right, 0);
    await expect(field).toHaveAccessibleDescription('يُرجى إدخال بريد إلكتروني صحيح.');
  },
});

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'Zainab' } });

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

export const LongText = meta.story({
  args: {
    label: 'The name of the street and the number of the house where the family lives at the moment',
    hint: 'Where there are no street names, tell us how to get there from the market or the school.',
    error: 'Please enter a valid address.',
    defaultValue: 'Behind the second mill on the road from Garbatula to Isiolo, the house with the green door',
  },
  globals: { viewport: { value: 'small' } },
});

/** Say in the label what the value is, and in the hint what is expected. */
export const DoExplainInTheHint = meta.story({
  tags: ['do', '!autodocs'],
  args: { label: 'Phone number', type: 'tel', hint: 'With the country code.' },
});

/** Do not explain in the placeholder: it is gone with the first letter, and hard to read. */
export const DontExplainInThePlaceholder = meta.story({
  tags: ['dont', '!autodocs'],
  args: { label: 'Phone number', type: 'tel', placeholder: 'With the country code' },
});

/** Say how to fix the value. */
export const DoSayHowToFixIt = meta.story({
  tags: ['do', '!autodocs'],
  args: { label: 'Full name', defaultValue: 'Z', error: 'Enter your first and last name.' },
});

/** Do not say only that it is wrong. */
export const DontSayOnlyThatItIsWrong = meta.story({
  tags: ['dont', '!autodocs'],
  args: { label: 'Full name', defaultValue: 'Z', error: 'Invalid.' },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Matrix = meta.story({
  tags: ['visual', '!autodocs'],
  parameters: { pseudo },
  render: () => (
    <div className="grid gap-4.5 bg-auth-gray p-6">
      <Field label="First name" defaultValue="Zainab" />
      <Field label="E-mail address" defaultValue="zainab@example" error="Please enter a valid email address." />
      <Field label="Phone number" hint="With the country code." />
      <Field label="Address" placeholder="14 Lantern Street" />
      <Field label="Last name" disabled defaultValue="Okonkwo" />
      <PseudoStates>{(state) => <Field label={`First name (${state})`} />}</PseudoStates>
    </div>
  ),
});
