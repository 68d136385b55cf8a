import { sentences } from '@hearthlight/domain';
import type { FailedMail } from '@hearthlight/domain/desk';
import { expect, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { ownPassword, pressAndConfirm } from '../../../../.storybook/confirm.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { FailedMails } from './failed-mails.tsx';

const mails: FailedMail[] = [
  { id: 'a', recipient: 'a…@example.org', reason: 'address refused: 550 unknown', can_retry: true },
  { id: 'b', recipient: 'b…@example.org', reason: 'unreachable: timed out', can_retry: true },
  { id: 'c', recipient: 'c…@example.org', reason: 'interrupted: it may have arrived', can_retry: false },
];

const meta = preview.meta({
  title: 'Updates/FailedMails',
  component: FailedMails,
  tags: ['experimental'],
  args: { count: 3, mails, onRetryMails: resolvesTo({ ok: true }) },
});

export const Default = meta.story();

export const SendsAgain = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('row', { name: /a…@example\.org.*refused the address/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /did not accept it for three days/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /may have arrived/ })).toBeVisible();
    await pressAndConfirm(canvas, 'Send them again');
    await waitFor(() => expect(args.onRetryMails).toHaveBeenCalledWith(ownPassword, ''));
  },
});

export const Offline = meta.story({
  tags: ['!autodocs'],
  args: { onRetryMails: resolvesTo({ ok: false }) },
  play: async ({ canvas }) => {
    const dialog = await pressAndConfirm(canvas, 'Send them again');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(sentences.generic);
  },
});

/** Mails that may have arrived are not sent again. */
export const NothingToRetry = meta.story({
  args: { count: 1, mails: mails.slice(2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Send them again' })).toBeNull();
  },
});

export const Many = meta.story({
  args: {
    count: 1240,
    mails: Array.from({ length: 50 }, (_, index) => ({
      id: String(index),
      recipient: `${'a.very.long.address.'.repeat(3)}${index}@example.org`,
      reason: 'mail refused: 554',
      can_retry: true,
    })),
  },
});
