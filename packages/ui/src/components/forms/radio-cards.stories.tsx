import { paymentMethods } from '@hearthlight/domain';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import preview from '#storybook/preview';

import { pseudo, PseudoStates } from '../../../../../.storybook/pseudo-states.tsx';
import { showSource } from '../../../../../.storybook/shown-code.ts';
import { Button } from '../actions/button.tsx';
import { PaymentForm } from './radio-cards.example.tsx';
import source from './radio-cards.example.tsx?raw';
import { guidance } from './radio-cards.guidance.ts';
import { RadioCards } from './radio-cards.tsx';

const options = paymentMethods.map((method) => ({ value: method, label: method }));

const meta = preview.meta({
  title: 'Library/Forms/RadioCards',
  component: RadioCards,
  tags: ['stable'],
  parameters: { guidance },
  args: {
    label: 'Payment method',
    name: 'method',
    options,
    defaultValue: paymentMethods[0],
    onChange: fn(),
  },
  decorators: [
    (Story, { args }) => (
      <div className={args.inRow ? '' : 'max-w-sheet'}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ tags: ['matrix'] });

/** A named group with one option selected. */
export const Chooses = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Payment method' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Credit/Debit Card' })).toBeChecked();
    await userEvent.click(canvas.getByText('Paypal service'));
    await expect(canvas.getByRole('radio', { name: 'Paypal service' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Credit/Debit Card' })).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

/** With `value`, the page keeps the choice, which something else may change too. */
export const Controlled = meta.story({
  tags: ['!autodocs', '!visual'],
  render: function Kept({ onChange: _onChange, ...args }) {
    const [value, setValue] = useState<string | null>(null);
    return (
      <>
        <RadioCards {...args} value={value} onChange={({ currentTarget }) => setValue(currentTarget.value)} />
        <Button onClick={() => setValue(null)}>Clear</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const paypal = canvas.getByRole('radio', { name: 'Paypal service' });
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.click(paypal);
    await expect(paypal).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(paypal).not.toBeChecked();
  },
});

const submitted = fn();

showSource({ PaymentForm }, source);

/** With `register`, the form provides the value. */
export const InForm = meta.story({
  render: () => <PaymentForm options={options} onSend={submitted} />,
  play: async ({ canvas }) => {
    submitted.mockClear();
    await expect(canvas.getByRole('radio', { name: 'Paypal service' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Bitcoin/Usdt' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(submitted.mock.lastCall?.[0]).toEqual({ method: 'Bitcoin/Usdt' });
  },
});

/** In a row, a card is at least as wide as its label where all fit. */
export const OneLongLabelInARow = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desk' } },
  args: {
    inRow: true,
    name: 'long-label',
    options: ['Bank transfer from abroad', 'Card', 'Cash'].map((label) => ({ value: label, label })),
  },
  decorators: [(Story) => <div style={{ width: 600 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const heights = canvas.getAllByText(/./, { selector: 'label > span' }).map((text) => text.offsetHeight);
    await expect(heights).toHaveLength(3);
    await expect(new Set(heights).size).toBe(1);
  },
});

export const Invalid = meta.story({
  tags: ['anatomy'],
  args: { name: 'invalid', hint: 'It costs you nothing.', error: 'Please choose one.', defaultValue: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('It costs you nothing. Please choose one.');
  },
});

/** The group is one tab stop, and arrow keys change the selection. */
export const Keyboard = meta.story({
  args: { name: 'keyboard' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Credit/Debit Card' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Paypal service' })).toBeChecked();
  },
});

export const LongText = meta.story({
  args: {
    name: 'long',
    options: [
      {
        value: 'a',
        label: 'A transfer from a bank account in another country than that of the foundation',
      },
      ...options,
    ],
  },
  globals: { viewport: { value: 'small' } },
});

/** All cards are in one row, or each is in its own. */
export const InRow = meta.story({
  tags: ['!autodocs'],
  args: { inRow: true },
  globals: { viewport: { value: 'desk' } },
  render: (args) => (
    <>
      {[600, 520].map((width) => (
        <div key={width} style={{ maxWidth: width }}>
          <RadioCards {...args} name={`${width}`} label={`${width} px`} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const rowsOf = (name: string) => {
      const cards = within(canvas.getByRole('group', { name })).getAllByRole('radio');
      return new Set(cards.map((card) => Math.round(card.getBoundingClientRect().top))).size;
    };
    await expect(rowsOf('600 px')).toBe(1);
    await expect(rowsOf('520 px')).toBe(options.length);
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Matrix = meta.story({
  tags: ['visual', '!autodocs'],
  parameters: { pseudo },
  render: () => (
    <div className="grid gap-6">
      <RadioCards label="Payment method" name="a" options={options} defaultValue="Paypal service" />
      <RadioCards label="Payment method" name="b" options={options} error="Please choose one." />
      <RadioCards label="Payment method" name="c" options={options} disabled />
      <PseudoStates>
        {(state) => <RadioCards label={`Payment method (${state})`} name={state} options={options} />}
      </PseudoStates>
    </div>
  ),
});
