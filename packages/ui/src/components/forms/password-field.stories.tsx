import { expect, fn, userEvent } from 'storybook/test';

import preview from '#storybook/preview';

import { pseudo, PseudoStates } from '../../../../../.storybook/pseudo-states.tsx';
import { guidance } from './password-field.guidance.ts';
import { PasswordField } from './password-field.tsx';

const submitted = fn();

const meta = preview.meta({
  title: 'Library/Forms/PasswordField',
  component: PasswordField,
  tags: ['stable'],
  parameters: { guidance },
  args: { label: 'Password', autoComplete: 'current-password' as const },
  decorators: [
    (Story) => (
      <form
        className="max-w-sheet"
        onSubmit={(event) => {
          event.preventDefault();
          submitted();
        }}
      >
        <Story />
      </form>
    ),
  ],
});

export const Default = meta.story({ tags: ['matrix'] });

export const Anatomy = meta.story({
  tags: ['anatomy', '!autodocs'],
  args: { hint: 'Eight to thirty characters.', error: "Passwords don't match." },
});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveAttribute('autocomplete', 'current-password');
  },
});

/** The toggle keeps its name and does not submit the form; `aria-pressed` conveys its state. */
export const ShowAndHide = meta.story({
  tags: ['!autodocs'],
  args: { defaultValue: 'Lantern14' },
  play: async ({ canvas }) => {
    submitted.mockClear();
    const field = canvas.getByLabelText('Password');
    const button = canvas.getByRole('button', { name: 'Show password', pressed: false });
    await userEvent.click(button);
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('Lantern14');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password', pressed: true }));
    await expect(field).toHaveAttribute('type', 'password');
    await expect(submitted).not.toHaveBeenCalled();
  },
});

export const Invalid = meta.story({
  args: { autoComplete: 'new-password', defaultValue: 'Abc1', error: 'Password too short.' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Password too short.');
  },
});

/** Tab reaches the field, then its toggle. Enter in the field submits the form. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    submitted.mockClear();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(submitted).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveFocus();
  },
});

export const LongText = meta.story({
  args: {
    label: 'Confirm password',
    autoComplete: 'new-password',
    defaultValue: 'Lantern14 and much more text than fits into the field on a phone',
    hint: 'Eight to thirty characters: a mix of lowercase, uppercase letters, and digits.',
    error: "Passwords don't match.",
  },
  globals: { viewport: { value: 'small' } },
});

/** A long password ends before the toggle, which is on the left in Arabic. */
export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  args: { defaultValue: 'Lantern14' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    const toggle = canvas.getByRole('button').getBoundingClientRect();
    await expect(toggle.left).toBeLessThan(field.getBoundingClientRect().left + toggle.width);
    await expect(Number.parseFloat(getComputedStyle(field).paddingInlineEnd)).toBeGreaterThanOrEqual(toggle.width);
  },
});

export const Mobile = meta.story({
  args: { defaultValue: 'Lantern14' },
  globals: { viewport: { value: 'phone' } },
});

export const Matrix = meta.story({
  tags: ['visual', '!autodocs'],
  parameters: { pseudo },
  render: () => (
    <div className="grid gap-4.5 bg-auth-gray p-6">
      <PasswordField label="Password" autoComplete="new-password" defaultValue="Lantern14" />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        defaultValue="Lantern41"
        error="Passwords don't match."
      />
      <PasswordField label="Password" autoComplete="new-password" defaultValue="Lantern14" disabled />
      <PseudoStates>
        {(state) => (
          <PasswordField label={`Password (${state})`} autoComplete="new-password" defaultValue="Lantern14" />
        )}
      </PseudoStates>
    </div>
  ),
});
