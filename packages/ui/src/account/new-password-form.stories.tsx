import { sentences } from '@hearthlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, type within } from 'storybook/test';

import type { FormResult } from '../lib/form-result.ts';
import { NewPasswordForm } from './new-password-form.tsx';

const answering = (answer: FormResult) => fn(async () => answer);

const meta = {
  title: 'Account/NewPasswordForm',
  component: NewPasswordForm,
  args: {
    email: 'zainab@example.org',
    onStartAgain: fn(),
    onSubmit: answering({ ok: true }),
  },
} satisfies Meta<typeof NewPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const forever = (): Promise<FormResult> => new Promise(() => {});
const good = 'Abcdefg1';

async function fill(canvas: Canvas, password: string, confirmPassword = password) {
  for (const [label, text] of [
    ['Password', password],
    ['Confirm password', confirmPassword],
  ] as const) {
    const field = canvas.getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.click(field);
    if (text !== '') await userEvent.paste(text);
  }
}

const press = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Change password' }));

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getByLabelText('Confirm password')).toHaveAttribute('autocomplete', 'new-password');
  },
};

export const Invalid: Story = {
  play: async ({ canvas, args }) => {
    await fill(canvas, 'abcdefgh', 'abcdefgi');
    await press(canvas);
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      /Passwords must be a mix of lowercase, uppercase letters, and digits\.$/,
    );
    await expect(canvas.getByLabelText('Confirm password')).toHaveAccessibleDescription(
      "Passwords don't match.",
    );
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const thirty = `Ab1${'x'.repeat(27)}`;

/** Spaces around a password do not make it long enough. */
export const Boundaries: Story = {
  play: async ({ canvas, args, step }) => {
    const refused: [string, RegExp][] = [
      ['Abcdef1', /Password too short\.$/],
      ['  Abcdef1 ', /Password too short\.$/],
      [`${thirty}x`, /Password too long\.$/],
    ];
    for (const [password, sentence] of refused) {
      await step(`'${password}'`, async () => {
        await fill(canvas, password);
        await press(canvas);
        await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(sentence);
      });
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await fill(canvas, thirty);
    await press(canvas);
    const values = { password: thirty, confirmPassword: thirty };
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[values]]));
  },
};

export const Pending: Story = {
  args: { onSubmit: fn(forever) },
  play: async ({ canvas }) => {
    await fill(canvas, good);
    await press(canvas);
    const button = canvas.getByRole('button', { name: 'Change password' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const DoubleSubmit: Story = {
  args: { onSubmit: fn(forever) },
  play: async ({ canvas, args }) => {
    await fill(canvas, good);
    const form = canvas.getByRole('form', { name: 'Set a new password' });
    await Promise.all([fireEvent.submit(form), fireEvent.submit(form)]);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Change password' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The code has grown too old while the password was thought up: there is a way to another. */
export const RejectedByServer: Story = {
  args: {
    onSubmit: answering({ ok: false, message: 'Please verify your e-mail address again.' }),
  },
  play: async ({ canvas, args }) => {
    await fill(canvas, good);
    await press(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Please verify your e-mail address again.',
    );
    await expect(canvas.getByLabelText('Password')).toHaveValue(good);
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await expect(args.onStartAgain).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { onSubmit: answering({ ok: false }) },
  play: async ({ canvas }) => {
    await fill(canvas, good);
    await press(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentences.generic);
  },
};

export const Succeeds: Story = {
  play: async ({ canvas, args }) => {
    await fill(canvas, good);
    await userEvent.keyboard('{Enter}');
    const values = { password: good, confirmPassword: good };
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[values]]));
  },
};
