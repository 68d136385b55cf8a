import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { MailingProgress } from './mailing-progress.tsx';

const meta = preview.meta({
  title: 'Updates/MailingProgress',
  component: MailingProgress,
  tags: ['experimental'],
  args: {
    mailing: { sent: 120, waiting: 93, failed: 0 },
    failed: [],
    onRetryMails: resolvesTo({ ok: true }),
  },
});

export const Default = meta.story();

export const SomeFailed = meta.story({
  args: {
    mailing: { sent: 2208, waiting: 2, failed: 3 },
    failed: [{ id: 'a', recipient: 'a…@example.org', reason: 'address refused: 550 unknown', can_retry: true }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2,208 of 2,213 mails were sent.')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '2208');
    await expect(canvas.getByRole('heading', { name: '3 mails could not be sent' })).toBeVisible();
  },
});

export const AllSent = meta.story({
  args: { mailing: { sent: 213, waiting: 0, failed: 0 } },
  play: async ({ canvas }) => expect(canvas.getByText('All 213 mails were sent.')).toBeVisible(),
});

/** Without a mail server, mails reach nobody. */
export const AllKept = meta.story({
  args: { mailing: { sent: 213, waiting: 0, failed: 0 }, keepsMails: true },
  play: async ({ canvas }) =>
    expect(canvas.getByText('All 213 mails are kept on the server and not sent.')).toBeVisible(),
});
