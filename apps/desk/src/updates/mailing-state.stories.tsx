import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { MailingState, type MailingStateProps } from './mailing-state.tsx';

/** A function, because a constant would have the type of this one state. */
const mails = (sent: number, waiting: number, failed: number): MailingStateProps['mailing'] => ({
  sent,
  waiting,
  failed,
});

const meta = preview.meta({
  title: 'Updates/MailingState',
  component: MailingState,
  tags: ['experimental'],
  args: { mailing: mails(1240, 0, 0) },
});

export const Default = meta.story();

export const NotMailed = meta.story({ args: { mailing: null } });

/** While mails wait, those that failed are not the news yet. */
export const Sending = meta.story({
  args: { mailing: mails(312, 928, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/312 of 1,243/)).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { mailing: mails(1237, 0, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^3 /)).toBeVisible();
  },
});
