import { codeLimits, sentences } from '@hearthlight/domain';
import { aMoment } from '@hearthlight/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';

import type { CodeRequestResult } from './use-sent-code.ts';
import { VerifyEmailForm } from './verify-email-form.tsx';

const answering = (answer: CodeRequestResult) => fn(async () => answer);

const meta = {
  title: 'Account/VerifyEmailForm',
  component: VerifyEmailForm,
  args: {
    email: 'zainab@example.org',
    note: 'A code was sent. It is good for 10 minutes.',
    nextCodeAt: Date.parse(aMoment) + codeLimits.resendSeconds * 1000,
    backLabel: 'Back to account details',
    submitLabel: 'Sign up',
    onBack: fn(),
    onSubmit: answering({ ok: true }),
    onResend: answering({ ok: true }),
  },
  decorators: [
    (Story) => (
      <div className="max-w-sheet">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VerifyEmailForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const forever = (): Promise<CodeRequestResult> => new Promise(() => {});
const sentence = 'Please enter a five digit code.';

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('zainab@example.org')).toBeVisible();
    await expect(canvas.getByText('A code was sent. It is good for 10 minutes.')).toBeVisible();
    await expect(canvas.getByLabelText('Verification code')).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to account details' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    email:
      'a.very.long.address.of.somebody.with.four.names.and.a.department@subdomain.of.a.university.example.org',
  },
  globals: { viewport: { value: 'small' } },
};

export const Invalid: Story = {
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
};

export const Pending: Story = {
  args: { onSubmit: fn(forever) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Verification code'), '04711{Enter}');
    const button = canvas.getByRole('button', { name: 'Sign up' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const DoubleSubmit: Story = {
  args: { onSubmit: fn(forever) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Verification code'), '04711');
    const form = canvas.getByRole('form', { name: 'Verify email' });
    await Promise.all([fireEvent.submit(form), fireEvent.submit(form)]);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Sign up' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const RejectedByServer: Story = {
  tags: ['visual'],
  args: { onSubmit: answering({ ok: false, message: 'This code is wrong or too old.' }) },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Verification code');
    await userEvent.type(field, '04711{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This code is wrong or too old.');
    await expect(field).toHaveValue('04711');
  },
};

export const Offline: Story = {
  args: { onSubmit: answering({ ok: false }) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Verification code'), '04711{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentences.generic);
  },
};

/** Leading zeros stay, and what a mail program adds around the digits when copying is dropped. */
export const Succeeds: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('Verification code'));
    await userEvent.paste(' 047-11 ');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[{ code: '04711' }]]));
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
