import { formats } from '@hearthlight/domain';
import { expect, userEvent } from 'storybook/test';

import preview from '#storybook/preview';

import { pseudo, PseudoStates } from '../../../../../.storybook/pseudo-states.tsx';
import { showSource } from '../../../../../.storybook/shown-code.ts';
import { Money } from '../data/money.tsx';
import { DonationAmount } from './money-field.example.tsx';
import source from './money-field.example.tsx?raw';
import { guidance } from './money-field.guidance.ts';
import { MoneyField } from './money-field.tsx';

showSource({ DonationAmount }, source);

const meta = preview.meta({
  title: 'Library/Forms/MoneyField',
  component: MoneyField,
  tags: ['stable'],
  parameters: { guidance },
  args: { label: 'Donation amount' },
  decorators: [
    (Story) => (
      <div className="max-w-sheet">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ tags: ['matrix'] });

/** Phones show a number pad, and the value stays as typed. */
export const KeepsTheText = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Donation amount' });
    await expect(field).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(field, '$1,000.50');
    await expect(field).toHaveValue('$1,000.50');
  },
});

/** `parseAmount` reads what was typed, and Money shows it. */
export const ShowsTheAmount = meta.story({
  render: () => <DonationAmount />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$12')).toBeVisible();
    const field = canvas.getByRole('textbox');
    for (const [typed, shown] of [
      ['1,200.50', '$1,200.50'],
      ['1,00', 'no clear amount'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await expect(canvas.getByText(shown)).toBeVisible();
    }
  },
});

/** The error is a sentence of the specification. */
export const Invalid = meta.story({
  tags: ['anatomy'],
  args: { defaultValue: '3', error: 'Enter a valid amount.', hint: 'In US dollars, more than $3.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('In US dollars, more than $3. Enter a valid amount.');
  },
});

/** Arrow keys do not change the value, as they would in a number field. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('25{ArrowUp}');
    await expect(canvas.getByRole('textbox')).toHaveValue('25');
  },
});

export const LongText = meta.story({
  args: {
    label: 'The sum that has been raised for this so far, from all sources',
    defaultValue: '9,999,999,999.99',
  },
  globals: { viewport: { value: 'small' } },
});

/** Without a symbol of its own, it is that of the formats, on their side. */
export const SymbolOfTheFormats = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <MoneyField {...args} />
      <Money amount={12} />
    </>
  ),
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    const { symbol } = formats();
    await expect(symbol).not.toBe('$');
    await expect(canvas.getByText(`12 ${symbol}`)).toBeVisible();
    const sign = canvas.getByText(symbol).getBoundingClientRect();
    await expect(sign.left).toBeGreaterThan(canvas.getByRole('textbox').getBoundingClientRect().right - 60);
  },
});

/** The sign of another currency: two letters on the right, as in Polish. */
export const SymbolOnTheRight = meta.story({
  args: { symbol: 'zł', symbolSide: 'right', defaultValue: '1 234,50' },
  play: async ({ canvas }) => {
    const sign = canvas.getByText('zł').getBoundingClientRect();
    const field = canvas.getByRole('textbox');
    await expect(sign.left).toBeGreaterThan(field.getBoundingClientRect().right - 60);
    // The text ends before the sign.
    await expect(Number.parseFloat(getComputedStyle(field).paddingInlineEnd)).toBeGreaterThan(sign.width + 16);
  },
});

export const Mobile = meta.story({
  args: { defaultValue: '120' },
  globals: { viewport: { value: 'phone' } },
});

export const Matrix = meta.story({
  tags: ['visual', '!autodocs'],
  parameters: { pseudo },
  render: () => (
    <div className="grid gap-4.5">
      <MoneyField label="Donation amount" />
      <MoneyField label="Amount targeted" defaultValue="18,000" />
      <MoneyField label="Donation amount" defaultValue="3" error="Enter a valid amount." />
      <MoneyField label="Amount raised" defaultValue="3" disabled />
      <PseudoStates>{(state) => <MoneyField label={`Donation amount (${state})`} />}</PseudoStates>
    </div>
  ),
});
