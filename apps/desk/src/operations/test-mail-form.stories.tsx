import { sentences } from '@hearthlight/domain';
import type { TestMailResult } from '@hearthlight/domain/desk';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { neverResolves } from '../../../../.storybook/form-result.ts';
import { TestMailForm, type TestMailFormProps } from './test-mail-form.tsx';

const answers = (answer: TestMailResult) => fn<TestMailFormProps['onSendTestMail']>(async () => ({ ok: true, answer }));

const meta = preview.meta({
  title: 'Operations/TestMailForm',
  component: TestMailForm,
  tags: ['experimental'],
  args: {
    email: 'ruth@example.org',
    onSendTestMail: answers({ accepted: true, reply: '250 2.0.0 Ok: queued as 4F1C2' }),
  },
});

export const Default = meta.story();

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await fill(canvas, { 'E-mail address': 'ruth@' });
    await press(canvas, 'Send test mail');
    const field = canvas.getByLabelText('E-mail address');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Please enter a valid email address.'));
    await expect(field).toHaveFocus();
    await expect(args.onSendTestMail).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onSendTestMail: fn<TestMailFormProps['onSendTestMail']>(neverResolves) },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Send test mail');
    await press(canvas, 'Send test mail');
    await waitFor(() => expect(args.onSendTestMail).toHaveBeenCalledOnce());
  },
});

export const Accepted = meta.story({
  play: async ({ canvas, args }) => {
    await fill(canvas, { 'E-mail address': 'ada@example.org' });
    await press(canvas, 'Send test mail');
    await expect(args.onSendTestMail).toHaveBeenCalledWith({ email: 'ada@example.org' });
    await expect(await canvas.findByText('250 2.0.0 Ok: queued as 4F1C2')).toBeVisible();
  },
});

export const Refused = meta.story({
  args: {
    onSendTestMail: answers({
      accepted: false,
      reason: 'address refused',
      reply: '550 5.1.1 <ruth@example.org>: User unknown in virtual mailbox table',
    }),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Send test mail');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/refuses this address.*550 5\.1\.1/);
  },
});

/** The answer to an earlier mail goes. */
export const Offline = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await press(canvas, 'Send test mail');
    await canvas.findByText('The mail server accepted the mail.');
    args.onSendTestMail.mockResolvedValueOnce({ ok: false });
    await press(canvas, 'Send test mail');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentences.generic);
    await expect(canvas.queryByText('The mail server accepted the mail.')).toBeNull();
  },
});
