import type { DeskHealth } from '@hearthlight/domain/desk';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { aHealth, anAilingHealth } from './fixtures/index.ts';
import { HealthPage, type HealthPageProps } from './health-page.tsx';

const ready = (health: DeskHealth): HealthPageProps['view'] => ({ status: 'ready', health });

const meta = preview.meta({
  title: 'Operations/HealthPage',
  component: HealthPage,
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready(aHealth()),
    email: 'ruth@example.org',
    onSendTestMail: fn<HealthPageProps['onSendTestMail']>(),
    suggestPassphrase: () => 'k3t9-x7wq-2mdf-8hnb-v4cz',
    onDownloadBackup: fn<HealthPageProps['onDownloadBackup']>(),
    onCheckBackup: fn<HealthPageProps['onCheckBackup']>(),
    onSetMaintenance: fn<HealthPageProps['onSetMaintenance']>(),
  },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-page p-4 desk:p-9">
        <Story />
      </main>
    ),
  ],
});

export const Default = meta.story();

export const NeedsAttention = meta.story({
  args: { view: ready(anAilingHealth()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Older than a day')).toBeVisible();
    await expect(canvas.getByText(/Less than a fifth of the disk/)).toBeVisible();
    await expect(canvas.getByText('Some mails could not be sent')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'End maintenance' })).toBeVisible();
  },
});

export const Loading = meta.story({ args: { view: { status: 'loading' } } });

export const Failed = meta.story({ args: { view: { status: 'failed', onRetry: fn() } } });
