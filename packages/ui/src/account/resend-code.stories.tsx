import { codeLimits, sentences } from '@hearthlight/domain';
import { aMoment } from '@hearthlight/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { ResendCode } from './resend-code.tsx';
import type { CodeRequestResult } from './use-sent-code.ts';

const now = Date.parse(aMoment);
const inAMinute = now + codeLimits.resendSeconds * 1000;

const answering = (answer: CodeRequestResult) => fn(async () => answer);

const meta = {
  title: 'Account/ResendCode',
  component: ResendCode,
  args: { email: 'zainab@example.org', nextCodeAt: now, onResend: answering({ ok: true }) },
} satisfies Meta<typeof ResendCode>;
export default meta;
type Story = StoryObj<typeof meta>;

const name = { name: 'Send a new code' };

/** It can be asked for at once. It says what it did. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', name));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/new code is on its way to zainab@example\.org/),
    );
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

/** The button can be reached and tells how long it waits, and pressing it does no more than say so. */
export const Waiting: Story = {
  args: { nextCodeAt: inAMinute },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', name);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('You can ask for a new code in 60 s.');
    button.focus();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('You can ask for a new code in 60 s.');
    await expect(args.onResend).not.toHaveBeenCalled();
  },
};

/** It counts by the clock, so a phone that slept does not wait longer. */
export const CountsDown: Story = {
  args: { nextCodeAt: inAMinute },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', name);
    MockDate.set(now + 59_000);
    await waitFor(() => expect(button).toHaveAccessibleDescription('You can ask for a new code in 1 s.'), {
      timeout: 2000,
    });
    MockDate.set(inAMinute);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 2000 });
    await userEvent.click(button);
    await waitFor(() => expect(args.onResend).toHaveBeenCalledOnce());
  },
};

export const DoubleSubmit: Story = {
  args: { onResend: fn((): Promise<CodeRequestResult> => new Promise(() => {})) },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', name);
    button.click();
    button.click();
    await userEvent.dblClick(button);
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

export const RejectedByServer: Story = {
  args: {
    onResend: answering({
      ok: false,
      message: 'Five codes an hour are enough. Try again at ten.',
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', name));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Five codes an hour are enough. Try again at ten.',
      ),
    );
  },
};

export const Offline: Story = {
  args: { onResend: answering({ ok: false }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', name));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(sentences.generic));
  },
};
