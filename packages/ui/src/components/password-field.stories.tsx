import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { PasswordField } from './password-field.tsx';

const submitted = fn();

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password', defaultValue: 'Lantern14' },
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
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveAttribute('autocomplete', 'current-password');
  },
};

/** The button keeps its name; whether it is pressed tells what one sees. The form is not sent by it. */
export const ShowAndHide: Story = {
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
};

export const Invalid: Story = {
  args: { autoComplete: 'new-password', defaultValue: 'Abc1', error: 'Password too short.' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Password too short.');
  },
};

/** Field first, then its button; Enter in the field sends the form. */
export const Keyboard: Story = {
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
};

export const LongText: Story = {
  args: {
    label: 'Confirm password',
    autoComplete: 'new-password',
    defaultValue: 'Lantern14 and a good deal more than fits into the field of a phone',
    hint: 'Eight to thirty characters: a mix of lowercase, uppercase letters, and digits.',
    error: "Passwords don't match.",
  },
  globals: { viewport: { value: 'small' } },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {
  tags: ['visual', '!autodocs'],
  render: () => (
    <div className="grid gap-4.5 bg-auth-grey p-6">
      <PasswordField label="Password" autoComplete="new-password" defaultValue="Lantern14" />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        defaultValue="Lantern41"
        error="Passwords don't match."
      />
    </div>
  ),
};
