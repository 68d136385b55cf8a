import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { neverResolves, resolvesTo } from '../../../../.storybook/form-result.ts';
import { DownloadBackupForm } from './download-backup-form.tsx';

const meta = preview.meta({
  title: 'Operations/DownloadBackupForm',
  component: DownloadBackupForm,
  tags: ['experimental'],
  args: {
    suggestPassphrase: () => 'k3t9-x7wq-2mdf-8hnb-v4cz',
    onDownloadBackup: resolvesTo({ ok: true }),
  },
});

export const Default = meta.story();

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await fill(canvas, { Passphrase: 'too short' });
    await press(canvas, 'Download');
    const field = canvas.getByLabelText('Passphrase');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/at least 12 characters/));
    await expect(field).toHaveFocus();
    await expect(args.onDownloadBackup).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onDownloadBackup: fn(neverResolves) },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Download');
    await press(canvas, 'Download');
    await waitFor(() => expect(args.onDownloadBackup).toHaveBeenCalledOnce());
  },
});

/** The passphrase stays, because it may be written down already. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onDownloadBackup: resolvesTo({ ok: false, message: 'The disk is full.' }) },
  play: async ({ canvas }) => {
    await press(canvas, 'Download');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The disk is full.');
    await expect(canvas.getByLabelText('Passphrase')).toHaveValue('k3t9-x7wq-2mdf-8hnb-v4cz');
  },
});

export const Succeeds = meta.story({
  play: async ({ canvas, args }) => {
    await press(canvas, 'Download');
    await expect(await canvas.findByText('The backup was saved by your browser.')).toBeVisible();
    await expect(args.onDownloadBackup).toHaveBeenCalledWith({ passphrase: 'k3t9-x7wq-2mdf-8hnb-v4cz' });
  },
});
