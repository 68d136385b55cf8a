import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { DonorMails } from './donor-mails.tsx';
import { aDonor } from './fixtures/index.ts';

const { mails } = aDonor();

const meta = preview.meta({
  title: 'Donors/DonorMails',
  component: DonorMails,
  tags: ['experimental'],
  args: { mails },
});

export const Default = meta.story();

/** The newest first, with what became of those that were not sent. */
export const States = meta.story({
  args: {
    mails: [
      ...mails,
      { kind: 'password changed', state: 'waiting', at: '2026-11-20T08:00:00Z' },
      { kind: 'other', state: 'sent', at: '2026-11-21T08:00:00Z' },
    ],
  },
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(texts).toEqual([
      expect.stringMatching(/^Another mail/),
      expect.stringMatching(/^Notice of a new password.* · waiting$/),
      expect.stringMatching(/^Impact update.* · not delivered$/),
      expect.stringMatching(/^Code to sign up[^·]*$/),
    ]);
  },
});
