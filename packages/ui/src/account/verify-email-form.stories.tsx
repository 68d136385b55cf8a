import { codeLimits, sentences } from '@hearthlight/domain';
import { aMoment } from '@hearthlight/domain/fixtures';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { neverResolves, resolvesTo } from '../../../../.storybook/form-result.ts';
import { guidance } from './verify-email-form.guidance.ts';
import { VerifyEmailForm } from './verify-email-form.tsx';

const meta = preview.meta({
  title: 'Product/Account/VerifyEmailForm',
  component: VerifyEmailForm,
  tags: ['stable'],
  parameters: { guidance },
  args: {
    email: 'zainab@example.org',
    note: 'A code was sent. It is valid for 10 minutes.',
    nextCodeAt: Date.parse(aMoment) + codeLimits.resendSeconds * 1000,
    backLabel: 'Back to account details',
    submitLabel: 'Sign up',
    onBack: fn(),
    onSubmit: resolvesTo({ ok: true }),
    onResend: resolvesTo({ ok: true }),
  },
  decorators: [
    (Story) => (
      <div className="max-w-sheet">
        <Story />
      </div>
    ),
  ],
});

const sentence = 'Please enter a five digit code.';

export const Default = meta.story({});

/** A new code clears the entry and its error. */
export const NewCodeStartsEmpty = meta.story({
  tags: ['!autodocs'],
  args: {
    nextCodeAt: Date.parse(aMoment),
    onSubmit: resolvesTo({ ok: false, message: 'This code is incorrect or has expired.' }),
  },
  play: async ({ canvas }) => {
    const code = canvas.getByLabelText('Verification code');
    await userEvent.type(code, '04711');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(code).toHaveValue('');
  },
});

export const GoesBack = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('zainab@example.org')).toBeVisible();
    await expect(canvas.getByText('A code was sent. It is valid for 10 minutes.')).toBeVisible();
    await expect(canvas.getByLabelText('Verification code')).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to account details' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

/** The address is shown once, even if the server's message contains it. */
export const MessageWithAddress = meta.story({
  tags: ['!autodocs'],
  args: { note: 'We have sent a five-digit code to zainab@example.org.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/zainab@example\.org/)).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    email: 'a.very.long.address.of.somebody.with.four.names.and.a.department@subdomain.of.a.university.example.org',
  },
  globals: { viewport: { value: 'small' } },
});

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Verification code');
    for (const code of ['', '1234', '   12 ']) {
      await userEvent.clear(field);
      if (code !== '') await userEvent.type(field, code);
      await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
      await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence)));
      await expect(field).toHaveFocus();
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn(neverResolves) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Verification code'), '04711{Enter}');
    const button = canvas.getByRole('button', { name: 'Sign up' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
});

export const DoubleSubmit = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn(neverResolves) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Verification code'), '04711');
    const form = canvas.getByRole('form', { name: 'Verify email' });
    await Promise.all([fireEvent.submit(form), fireEvent.submit(form)]);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Sign up' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const RejectedByServer = meta.story({
  tags: ['visual', '!autodocs'],
  args: { onSubmit: resolvesTo({ ok: false, message: 'This code is incorrect or has expired.' }) },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Verification code');
    await userEvent.type(field, '04711{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This code is incorrect or has expired.');
    await expect(field).toHaveValue('04711');
  },
});

export const Offline = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: resolvesTo({ ok: false }) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Verification code'), '04711{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentences.generic);
    await expect(canvas.getByLabelText('Verification code')).toHaveValue('04711');
  },
});

/** Keeps leading zeros, and drops spaces and dashes of a pasted code. */
export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('Verification code'));
    await userEvent.paste(' 047-11 ');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[{ code: '04711' }]]));
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
