import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { guidance } from './select.guidance.ts';
import { Select } from './select.tsx';

const options = [
  { value: '', label: 'All years' },
  { value: '2026', label: '2026' },
  { value: '2025', label: '2025' },
];

const meta = preview.meta({
  title: 'Library/Forms/Select',
  component: Select,
  tags: ['stable'],
  parameters: { guidance },
  args: { label: 'Year', options, onChange: fn() },
});

export const Default = meta.story({ tags: ['matrix'] });

export const Anatomy = meta.story({
  tags: ['anatomy', '!autodocs'],
  args: { hint: 'The list below shows this year only.', error: 'Choose a year.' },
});

export const Chooses = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Year' });
    await expect(select).toHaveDisplayValue('All years');
    await userEvent.selectOptions(select, '2025');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(select).toHaveValue('2025');
  },
});

export const WithHint = meta.story({
  args: { hint: 'The list below shows this year only.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('The list below shows this year only.');
  },
});

export const WithError = meta.story({
  args: { error: 'Choose a year.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose a year.');
  },
});

/** An option in another language is read in it. */
export const OtherLanguage = meta.story({
  args: {
    label: 'Language',
    options: [
      { value: 'en', label: 'English' },
      { value: 'es', label: 'Español', language: 'es' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: 'Español' })).toHaveAttribute('lang', 'es');
    await expect(canvas.getByRole('option', { name: 'English' })).not.toHaveAttribute('lang');
  },
});

export const LongText = meta.story({
  args: {
    label: 'Campaign',
    options: [{ value: 'long', label: 'A deep well for the four villages of Garbatula. '.repeat(6) }],
  },
});

/** A long option ends before the arrow, which is as far from the frame as the text. */
export const LeavesRoomForTheArrow = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    const arrow = select.parentElement?.querySelector('svg')?.getBoundingClientRect();
    const frame = select.getBoundingClientRect();
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
    const distance = frame.right - (arrow?.right ?? 0);
    await expect(Math.abs(distance - Number.parseFloat(paddingInlineStart))).toBeLessThan(3);
    await expect(Number.parseFloat(paddingInlineEnd)).toBeGreaterThan(frame.right - (arrow?.left ?? 0));
  },
});

export const Matrix = meta.story({
  tags: ['visual', '!autodocs'],
  render: (args) => (
    <div className="grid max-w-sheet gap-6">
      <Select {...args} />
      <Select {...args} hint="The list below shows this year only." defaultValue="2026" />
      <Select {...args} error="Choose a year." />
      <Select {...args} disabled />
    </div>
  ),
});
