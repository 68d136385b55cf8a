import { codeLimits, sentences } from '@hearthlight/domain';
import { aMoment } from '@hearthlight/domain/fixtures';
import MockDate from 'mockdate';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { neverResolves, resolvesTo } from '../../../../.storybook/form-result.ts';
import { Button } from '../components/actions/button.tsx';
import { ResendCode, type ResendCodeProps } from './resend-code.tsx';

const now = Date.parse(aMoment);
const inAMinute = now + codeLimits.resendSeconds * 1000;

const meta = preview.meta({
  title: 'Product/Account/ResendCode',
  component: ResendCode,
  tags: ['internal'],
  args: { email: 'zainab@example.org', nextCodeAt: now, onResend: resolvesTo({ ok: true }) },
});

const name = { name: 'Send a new code' };

export const Default = meta.story({});

/** Sends a code and announces it. */
export const SendsACode = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', name));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/sent a new code to zainab@example\.org/));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
});

/** The disabled button can be focused and describes the wait; pressing it only announces the wait. */
export const Waiting = meta.story({
  args: { nextCodeAt: inAMinute },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', name);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('You can request a new code in 60 seconds.');
    button.focus();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const announced = canvas.getByRole('status');
    await expect(announced).toHaveTextContent('You can request a new code in 60 seconds.');
    // The visible line below the button already shows the countdown.
    await expect(announced.getBoundingClientRect().height).toBeLessThanOrEqual(1);
    await expect(args.onResend).not.toHaveBeenCalled();
  },
});

/** After five codes the wait is up to an hour. */
export const WaitingLong = meta.story({
  tags: ['!autodocs'],
  args: { nextCodeAt: now + 3_600_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', name)).toHaveAccessibleDescription(
      'You can request a new code in 60 minutes.',
    );
  },
});

/** Counts by the clock, so sleep does not prolong the wait. */
export const CountsDown = meta.story({
  tags: ['!autodocs'],
  args: { nextCodeAt: inAMinute },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', name);
    MockDate.set(now + 59_000);
    await waitFor(() => expect(button).toHaveAccessibleDescription('You can request a new code in 1 second.'), {
      timeout: 2000,
    });
    MockDate.set(inAMinute);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 2000 });
    await userEvent.click(button);
    await waitFor(() => expect(args.onResend).toHaveBeenCalledOnce());
  },
});

function WithBackButton(props: ResendCodeProps) {
  const [isShown, setIsShown] = useState(true);
  return isShown ? (
    <>
      <ResendCode {...props} />
      <Button onClick={() => setIsShown(false)}>Back</Button>
    </>
  ) : null;
}

/** Returns the countdown's intervals that have not been cleared. Call it before the countdown starts. */
function watchIntervals() {
  const set = spyOn(window, 'setInterval');
  const clear = spyOn(window, 'clearInterval');
  return () => {
    const started = set.mock.results.filter((_, call) => set.mock.calls[call]?.[1] === 1000);
    const cleared = clear.mock.calls.map(([id]) => id);
    return {
      started: started.length,
      running: started.filter(({ value }) => !cleared.includes(value)).length,
    };
  };
}

/** Stops counting when the wait is over. */
export const StopsCounting = meta.story({
  tags: ['!autodocs'],
  args: { nextCodeAt: inAMinute },
  play: async ({ canvas, mount }) => {
    const intervals = watchIntervals();
    await mount();
    await waitFor(() => expect(intervals()).toEqual({ started: 1, running: 1 }));
    MockDate.set(inAMinute);
    await waitFor(() => expect(canvas.getByRole('button', name)).not.toHaveAttribute('aria-disabled'), {
      timeout: 2000,
    });
    await waitFor(() => expect(intervals()).toEqual({ started: 1, running: 0 }));
  },
});

/** Stops counting when the visitor goes back. */
export const StopsCountingAfterLeaving = meta.story({
  tags: ['!autodocs'],
  args: { nextCodeAt: inAMinute },
  render: (args) => <WithBackButton {...args} />,
  play: async ({ canvas, mount }) => {
    const intervals = watchIntervals();
    await mount();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(intervals()).toEqual({ started: 1, running: 0 }));
  },
});

export const DoubleSubmit = meta.story({
  tags: ['!autodocs'],
  args: { onResend: fn(neverResolves) },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', name);
    button.click();
    button.click();
    await userEvent.dblClick(button);
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: {
    onResend: resolvesTo({
      ok: false,
      message: 'Too many codes. Try again later.',
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', name));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Too many codes. Try again later.'));
  },
});

export const Offline = meta.story({
  tags: ['!autodocs'],
  args: { onResend: resolvesTo({ ok: false }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', name));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(sentences.generic));
  },
});
