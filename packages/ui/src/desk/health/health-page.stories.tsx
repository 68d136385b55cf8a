import type { DeskHealth, TestMailResult } from '@hearthlight/domain/desk';
import { expect, fn, userEvent, within } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../../.storybook/act.ts';
import type { BackupCheck } from './check-backup-form.tsx';
import { HealthPage, type HealthPageProps } from './health-page.tsx';

const good: DeskHealth = {
  version: '1.0.0',
  maintenance_since: null,
  database: {
    engine: 'postgres',
    version: '15.13',
    migration: '0021-translations',
    bytes: 84_500_000,
    milliseconds: 3,
  },
  disk: { free_bytes: 61_000_000_000, total_bytes: 80_000_000_000, is_low: false },
  mail: { state: 'works', waiting: 0, failed: 0, waiting_since: null },
  backup: { state: 'recent', last_at: '2026-11-20T02:30:00.000Z' },
};
const bad: DeskHealth = {
  ...good,
  maintenance_since: '2026-11-20T09:00:00.000Z',
  database: { ...good.database, engine: 'sqlite', version: '3.53.1', bytes: null },
  disk: { free_bytes: 3_100_000_000, total_bytes: 80_000_000_000, is_low: true },
  mail: { state: 'failing', waiting: 12, failed: 3, waiting_since: '2026-11-19T22:04:00.000Z' },
  backup: { state: 'old', last_at: '2026-11-11T02:30:00.000Z' },
};

const ready = (health: DeskHealth): HealthPageProps['view'] => ({ status: 'ready', health });

const answers = (answer: TestMailResult) => ({
  onSendTestMail: fn<HealthPageProps['onSendTestMail']>(() => Promise.resolve({ ok: true, answer })),
});

const meta = preview.meta({
  title: 'Product/Desk/Health/HealthPage',
  component: HealthPage,
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready(good),
    email: 'ruth@example.org',
    onRetry: fn(),
    onSendTestMail: fn<HealthPageProps['onSendTestMail']>(),
    suggestPassphrase: () => 'k3t9-x7wq-2mdf-8hnb-v4cz',
    onDownloadBackup: fn<HealthPageProps['onDownloadBackup']>(),
    onCheckBackup: fn<HealthPageProps['onCheckBackup']>(),
    onSetMaintenance: fn<HealthPageProps['onSetMaintenance']>(() => Promise.resolve({ ok: true })),
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

export const SaysWhatRuns = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('PostgreSQL 15.13')).toBeVisible();
    await expect(canvas.getByText('61 GB of 80 GB')).toBeVisible();
    await expect(canvas.getByText('Up to date')).toBeVisible();
  },
});

export const NeedsAttention = meta.story({
  args: { view: ready(bad) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Older than a day')).toBeVisible();
    await expect(canvas.getByText(/Less than a fifth of the disk/)).toBeVisible();
    await expect(canvas.getByText('Some mails could not be sent')).toBeVisible();
  },
});

export const StartsMaintenance = meta.story({
  play: async ({ canvas, args }) => {
    await press(canvas, 'Start maintenance');
    await expect(args.onSetMaintenance).toHaveBeenCalledWith(true);
  },
});

export const EndsMaintenance = meta.story({
  tags: ['!autodocs'],
  args: { view: ready(bad) },
  play: async ({ canvas, args }) => {
    await press(canvas, 'End maintenance');
    await expect(args.onSetMaintenance).toHaveBeenCalledWith(false);
  },
});

export const Loading = meta.story({ args: { view: { status: 'loading' } } });

export const Failed = meta.story({
  args: { view: { status: 'failed' } },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Try again');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const MailAccepted = meta.story({
  args: {
    ...answers({ accepted: true, reply: '250 2.0.0 Ok: queued as 4F1C2' }),
  },
  play: async ({ canvas, args }) => {
    await fill(canvas, { 'E-mail address': 'ada@example.org' });
    await press(canvas, 'Send test mail');
    await expect(args.onSendTestMail).toHaveBeenCalledWith({ email: 'ada@example.org' });
    await expect(await canvas.findByText('250 2.0.0 Ok: queued as 4F1C2')).toBeVisible();
  },
});

export const MailRefused = meta.story({
  args: {
    ...answers({
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

export const InvalidAddress = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await fill(canvas, { 'E-mail address': 'ruth@' });
    await press(canvas, 'Send test mail');
    await expect(await canvas.findByText('Please enter a valid email address.')).toBeVisible();
    await expect(args.onSendTestMail).not.toHaveBeenCalled();
  },
});

export const Offline = meta.story({
  tags: ['!autodocs'],
  args: { onSendTestMail: fn<HealthPageProps['onSendTestMail']>(() => Promise.resolve({ ok: false })) },
  play: async ({ canvas }) => {
    await press(canvas, 'Send test mail');
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const BackupDownloaded = meta.story({
  args: { onDownloadBackup: fn<HealthPageProps['onDownloadBackup']>(() => Promise.resolve({ ok: true })) },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Download');
    await expect(await canvas.findByText('The backup was saved by your browser.')).toBeVisible();
    await expect(args.onDownloadBackup).toHaveBeenCalledWith({ passphrase: 'k3t9-x7wq-2mdf-8hnb-v4cz' });
  },
});

export const ShortPassphrase = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const form = within(canvas.getByRole('form', { name: 'Download a backup' }));
    await fill(form, { Passphrase: 'too short' });
    await press(form, 'Download');
    await expect(await form.findByText(/at least 12 characters/)).toBeVisible();
    await expect(args.onDownloadBackup).not.toHaveBeenCalled();
  },
});

const checks = (check: BackupCheck) => ({
  onCheckBackup: fn<HealthPageProps['onCheckBackup']>(() => Promise.resolve(check)),
});

export const BackupChecked = meta.story({
  args: {
    ...checks({
      summary: {
        createdAt: '2026-11-20T02:30:00.000Z',
        engine: 'postgres',
        migration: '0021-translations',
        rows: { donors: 812, donations: 11_340 },
        files: 214,
        months: ['2026-08', '2026-09', '2026-10'],
      },
    }),
  },
  play: async ({ canvas, args }) => {
    const form = within(canvas.getByRole('form', { name: 'Check a backup file' }));
    await press(form, 'Check');
    await expect(await form.findByText('Choose a backup file.')).toBeVisible();
    const file = new File(['age'], 'site.backup.age');
    await userEvent.upload(form.getByLabelText('Backup file'), file);
    await fill(form, { Passphrase: 'lantern well roof stove' });
    await press(form, 'Check');
    await expect(args.onCheckBackup).toHaveBeenCalledWith(file, 'lantern well roof stove');
    await expect(await form.findByText('12,152')).toBeVisible();
    await expect(form.getByText(/2026 to .* 2026 \(3\)$/)).toBeVisible();
  },
});

export const DamagedBackup = meta.story({
  args: { ...checks({ problem: 'damaged' }) },
  play: async ({ canvas }) => {
    const form = within(canvas.getByRole('form', { name: 'Check a backup file' }));
    await userEvent.upload(form.getByLabelText('Backup file'), new File(['age'], 'site.backup.age'));
    await press(form, 'Check');
    await expect(await form.findByRole('alert')).toHaveTextContent('damaged or incomplete');
  },
});
