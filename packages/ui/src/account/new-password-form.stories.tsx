import { sentences } from '@hearthlight/domain';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press, type Canvas } from '../../../../.storybook/act.ts';
import { neverResolves, resolvesTo } from '../../../../.storybook/form-result.ts';
import { guidance } from './new-password-form.guidance.ts';
import { NewPasswordForm } from './new-password-form.tsx';

const meta = preview.meta({
  title: 'Product/Account/NewPasswordForm',
  component: NewPasswordForm,
  tags: ['stable'],
  parameters: { guidance },
  args: {
    email: 'zainab@example.org',
    onStartAgain: fn(),
    onSubmit: resolvesTo({ ok: true }),
  },
});

const good = 'Abcdefg1';

const enter = (canvas: Canvas, password: string, confirmation = password) =>
  fill(canvas, { Password: password, 'Confirm password': confirmation });

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getByLabelText('Confirm password')).toHaveAttribute('autocomplete', 'new-password');
  },
});

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await enter(canvas, 'abcdefgh', 'abcdefgi');
    await press(canvas, 'Change password');
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      /Passwords must be a mix of lowercase, uppercase letters, and digits\.$/,
    );
    await expect(canvas.getByLabelText('Confirm password')).toHaveAccessibleDescription("Passwords don't match.");
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

const thirty = `Ab1${'x'.repeat(27)}`;

/** Spaces around a password do not count towards its length. */
export const Boundaries = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args, step }) => {
    const refused: [string, RegExp][] = [
      ['Abcdef1', /Password too short\.$/],
      ['  Abcdef1 ', /Password too short\.$/],
      [`${thirty}x`, /Password too long\.$/],
    ];
    for (const [password, sentence] of refused) {
      await step(`'${password}'`, async () => {
        await enter(canvas, password);
        await press(canvas, 'Change password');
        await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(sentence);
      });
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await enter(canvas, thirty);
    await press(canvas, 'Change password');
    const values = { password: thirty, confirmPassword: thirty };
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[values]]));
  },
});

export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn(neverResolves) },
  play: async ({ canvas }) => {
    await enter(canvas, good);
    await press(canvas, 'Change password');
    const button = canvas.getByRole('button', { name: 'Change password' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
});

export const DoubleSubmit = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn(neverResolves) },
  play: async ({ canvas, args }) => {
    await enter(canvas, good);
    const form = canvas.getByRole('form', { name: 'Set a new password' });
    await Promise.all([fireEvent.submit(form), fireEvent.submit(form)]);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Change password' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** The code has expired: 'Start again' leads to a new one. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: {
    onSubmit: resolvesTo({ ok: false, message: 'Please verify your e-mail address again.' }),
  },
  play: async ({ canvas, args }) => {
    await enter(canvas, good);
    await press(canvas, 'Change password');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please verify your e-mail address again.');
    await expect(canvas.getByLabelText('Password')).toHaveValue(good);
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await expect(args.onStartAgain).toHaveBeenCalledOnce();
  },
});

export const Offline = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: resolvesTo({ ok: false }) },
  play: async ({ canvas }) => {
    await enter(canvas, good);
    await press(canvas, 'Change password');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentences.generic);
    await expect(canvas.getByLabelText('Confirm password')).toHaveValue(good);
  },
});

export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await enter(canvas, good);
    await userEvent.keyboard('{Enter}');
    const values = { password: good, confirmPassword: good };
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[values]]));
  },
});
