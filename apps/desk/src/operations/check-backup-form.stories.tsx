import { expect, fn, userEvent, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { type BackupCheck, CheckBackupForm, type CheckBackupFormProps } from './check-backup-form.tsx';

const checks = (check: BackupCheck) => fn<CheckBackupFormProps['onCheckBackup']>(async () => check);

const meta = preview.meta({
  title: 'Operations/CheckBackupForm',
  component: CheckBackupForm,
  tags: ['experimental'],
  args: {
    onCheckBackup: checks({
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
});

const backup = new File(['age'], 'site.backup.age');

export const Default = meta.story();

/** The field without a file has the focus. */
export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await press(canvas, 'Check');
    const field = canvas.getByLabelText('Backup file');
    await expect(field).toHaveAccessibleDescription('Choose a backup file.');
    await expect(field).toHaveFocus();
    await userEvent.upload(field, backup);
    await expect(field).toBeValid();
    await expect(args.onCheckBackup).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onCheckBackup: fn<CheckBackupFormProps['onCheckBackup']>(() => new Promise(() => {})) },
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText('Backup file'), backup);
    await press(canvas, 'Check');
    await press(canvas, 'Check');
    await waitFor(() => expect(args.onCheckBackup).toHaveBeenCalledOnce());
  },
});

export const Complete = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText('Backup file'), backup);
    await fill(canvas, { Passphrase: 'lantern well roof stove' });
    await press(canvas, 'Check');
    await expect(args.onCheckBackup).toHaveBeenCalledWith(backup, 'lantern well roof stove');
    await expect(await canvas.findByText('12,152')).toBeVisible();
    await expect(canvas.getByText(/2026 to .* 2026 \(3\)$/)).toBeVisible();
  },
});

/** A backup of a site without closed months. The result goes once another file is chosen. */
export const Empty = meta.story({
  tags: ['!autodocs'],
  args: {
    onCheckBackup: checks({
      summary: {
        createdAt: '2026-11-20T02:30:00.000Z',
        engine: 'sqlite',
        migration: '0021-translations',
        rows: {},
        files: 0,
        months: [],
      },
    }),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Backup file');
    await userEvent.upload(field, backup);
    await press(canvas, 'Check');
    await expect(await canvas.findByText('None')).toBeVisible();
    await userEvent.upload(field, new File(['age'], 'other.backup.age'));
    await waitFor(() => expect(canvas.queryByText('None')).toBeNull());
  },
});

export const Damaged = meta.story({
  args: { onCheckBackup: checks({ problem: 'damaged' }) },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Backup file'), backup);
    await press(canvas, 'Check');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('damaged or incomplete');
  },
});
