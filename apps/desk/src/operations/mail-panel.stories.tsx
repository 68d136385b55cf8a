import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { aHealth, anAilingHealth } from './fixtures/index.ts';
import { MailPanel } from './mail-panel.tsx';

const meta = preview.meta({
  title: 'Operations/MailPanel',
  component: MailPanel,
  tags: ['experimental'],
  args: { mail: aHealth().mail },
});

export const Default = meta.story();

export const Failing = meta.story({
  args: { mail: anAilingHealth().mail },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Some mails could not be sent')).toBeVisible();
    await expect(canvas.getByText('Nov 20, 2026, 3:34 AM')).toBeVisible();
  },
});

/** Without a mail server, mails wait on the machine. */
export const Outbox = meta.story({
  args: { mail: { ...aHealth().mail, state: 'outbox', waiting: 123_456 } },
});
