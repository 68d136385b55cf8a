import { expect, fn, screen, userEvent, within } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../../.storybook/act.ts';
import { closeAndLeave } from '../../../../../.storybook/unsaved.tsx';
import { LinkDialog } from './link-dialog.tsx';

const meta = preview.meta({
  title: 'News/Editor/LinkDialog',
  component: LinkDialog,
  tags: ['experimental'],
  // It covers the page.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { address: '', onSave: fn(), onRemove: fn(), onClose: fn() },
});

const theDialog = async () => within(await screen.findByRole('dialog', { name: 'Link' }));

export const Default = meta.story();

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const dialog = await theDialog();
    await fill(dialog, { Address: 'not an address' });
    await press(dialog, 'Save');
    const field = dialog.getByLabelText('Address');
    await expect(field).toHaveAccessibleDescription(/Enter the address of a web page or an e-mail address\.$/);
    await expect(field).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** Adds a scheme to an address typed without one. */
export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const dialog = await theDialog();
    for (const address of ['example.org/report', 'ruth@example.org', ' https://example.org ']) {
      await fill(dialog, { Address: address });
      await press(dialog, 'Save');
    }
    await expect(args.onSave.mock.calls).toEqual([
      ['https://example.org/report'],
      ['mailto:ruth@example.org'],
      ['https://example.org'],
    ]);
  },
});

export const Removes = meta.story({
  args: { address: 'https://example.org/report' },
  play: async ({ args }) => {
    const dialog = await theDialog();
    const field = dialog.getByLabelText('Address');
    await expect(field).toHaveValue('https://example.org/report');
    await expect(field).toHaveFocus();
    await press(dialog, 'Remove link');
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** A typed address is not dropped without asking. */
export const AsksBeforeClosing = meta.story({
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await fill(await theDialog(), { Address: 'example.org' });
    await closeAndLeave();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
