import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { ChoiceOfText, type ChoiceOfTextProps } from './choice-of-text.tsx';

/** A function, because a constant would have the type of this one choice. */
const choice = (chosen: ChoiceOfTextProps['choice']) => chosen;
const labels = (texts: ChoiceOfTextProps['labels']) => texts;

const meta = preview.meta({
  title: 'Parts/ChoiceOfText',
  component: ChoiceOfText,
  tags: ['experimental'],
  args: {
    legend: 'Title',
    sides: { mine: 'A deep well', theirs: 'Two wells' },
    labels: labels({ mine: 'Your text', theirs: 'Text of Amina' }),
    choice: choice('mine'),
    onChoose: fn(),
  },
});

export const Default = meta.story();

export const Chooses = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Your text' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Text of Amina' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('theirs');
  },
});

/** Nothing is chosen at first where nothing may be lost. */
export const Invalid = meta.story({
  tags: ['!autodocs'],
  args: { choice: undefined, error: 'Choose what to keep.' },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await expect(canvas.getByRole('group', { name: 'Title' })).toHaveAccessibleDescription('Choose what to keep.');
  },
});

/** One text can be taken after the other. */
export const Both = meta.story({
  args: {
    labels: labels({ mine: 'Your text', theirs: 'Text of Amina', both: 'Both, yours first' }),
    choice: choice('both'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Both, yours first' })).toBeChecked();
  },
});

export const LongText = meta.story({
  args: {
    sides: { mine: 'Water, '.repeat(60), theirs: 'Llanfairpwllgwyngyllgogerychwyrndrobwll'.repeat(4) },
  },
});
