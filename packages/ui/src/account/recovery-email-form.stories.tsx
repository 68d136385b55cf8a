import { sentences } from '@hearthlight/domain';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { neverResolves, resolvesTo } from '../../../../.storybook/form-result.ts';
import { guidance } from './recovery-email-form.guidance.ts';
import { RecoveryEmailForm } from './recovery-email-form.tsx';

const meta = preview.meta({
  title: 'Product/Account/RecoveryEmailForm',
  component: RecoveryEmailForm,
  tags: ['stable'],
  parameters: { guidance },
  args: { onSubmit: resolvesTo({ ok: true }) },
});

const email = 'zainab@example.org';

export const Default = meta.story({});

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('E-mail address');
    for (const typed of ['zainab', 'zainab@example', 'za inab@example.org']) {
      await userEvent.clear(field);
      await userEvent.type(field, `${typed}{Enter}`);
      await expect(field).toHaveAccessibleDescription(/Please enter a valid email address\.$/);
      await expect(field).toHaveFocus();
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn(neverResolves) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-mail address'), `${email}{Enter}`);
    const button = canvas.getByRole('button', { name: 'Send the code' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
});

export const DoubleSubmit = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn(neverResolves) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('E-mail address'), email);
    const form = canvas.getByRole('form', { name: 'Recover your account' });
    await Promise.all([fireEvent.submit(form), fireEvent.submit(form)]);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send the code' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: resolvesTo({ ok: false, fields: { email: sentences.accountNotFound } }) },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('E-mail address');
    await userEvent.type(field, `${email}{Enter}`);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This account is not found!$/));
    await expect(field).toHaveValue(email);
  },
});

export const Offline = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: resolvesTo({ ok: false }) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-mail address'), `${email}{Enter}`);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentences.generic);
    await expect(canvas.getByLabelText('E-mail address')).toHaveValue(email);
  },
});

export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('E-mail address'), `${email}{Enter}`);
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[{ email }]]));
  },
});
