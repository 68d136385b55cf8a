import { sentences } from '@hearthlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';

import type { FormResult } from '../lib/form-result.ts';
import { RecoveryEmailForm } from './recovery-email-form.tsx';

const answering = (answer: FormResult) => fn(async () => answer);

const meta = {
  title: 'Account/RecoveryEmailForm',
  component: RecoveryEmailForm,
  args: { onSubmit: answering({ ok: true }) },
} satisfies Meta<typeof RecoveryEmailForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const forever = (): Promise<FormResult> => new Promise(() => {});
const email = 'zainab@example.org';

export const Default: Story = {};

export const Invalid: Story = {
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
};

export const Pending: Story = {
  args: { onSubmit: fn(forever) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-mail address'), `${email}{Enter}`);
    const button = canvas.getByRole('button', { name: 'Send the code' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const DoubleSubmit: Story = {
  args: { onSubmit: fn(forever) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('E-mail address'), email);
    const form = canvas.getByRole('form', { name: 'Recover your account' });
    await Promise.all([fireEvent.submit(form), fireEvent.submit(form)]);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send the code' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const RejectedByServer: Story = {
  args: { onSubmit: answering({ ok: false, fields: { email: sentences.accountNotFound } }) },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('E-mail address');
    await userEvent.type(field, `${email}{Enter}`);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This account is not found!$/));
    await expect(field).toHaveValue(email);
  },
};

export const Offline: Story = {
  args: { onSubmit: answering({ ok: false }) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-mail address'), `${email}{Enter}`);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentences.generic);
  },
};

export const Succeeds: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('E-mail address'), `${email}{Enter}`);
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[{ email }]]));
  },
};
