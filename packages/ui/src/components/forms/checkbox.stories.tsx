import { expect, fn, userEvent } from 'storybook/test';

import preview from '#storybook/preview';

import { pseudo, PseudoStates } from '../../../../../.storybook/pseudo-states.tsx';
import { guidance } from './checkbox.guidance.ts';
import { Checkbox } from './checkbox.tsx';

const meta = preview.meta({
  title: 'Library/Forms/Checkbox',
  component: Checkbox,
  tags: ['stable'],
  parameters: { guidance },
  args: { label: 'Remember me', onChange: fn() },
});

export const Default = meta.story({ tags: ['matrix'] });

/** A click on the label checks the box. */
export const ClickOnTheLabel = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember me' });
    await userEvent.click(canvas.getByText('Remember me'));
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

export const Checked = meta.story({ args: { defaultChecked: true } });

/** Hint and error describe the box. */
export const HintAndError = meta.story({
  tags: ['anatomy'],
  args: { hint: 'Not on a shared computer.', error: 'Please choose.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember me' });
    await expect(box).toHaveAccessibleDescription('Not on a shared computer. Please choose.');
    await expect(box).toBeInvalid();
    await expect(box).not.toBeRequired();
  },
});

/** In a row of a list, whose text says what is selected. */
export const HiddenLabel = meta.story({
  args: { label: 'Select the comment of Halima', hideLabel: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select the comment of Halima' }));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
});

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
});

export const LongText = meta.story({
  args: {
    label: 'Send me an e-mail when a campaign that I donated to reaches its goal, and a statement once a year',
  },
  globals: { viewport: { value: 'small' } },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Matrix = meta.story({
  tags: ['visual', '!autodocs'],
  parameters: { pseudo },
  render: () => (
    <div className="grid gap-3">
      <Checkbox label="Remember me" />
      <Checkbox label="Remember me" defaultChecked />
      <Checkbox label="Remember me" disabled />
      <PseudoStates>{(state) => <Checkbox label={`Remember me (${state})`} />}</PseudoStates>
    </div>
  ),
});
