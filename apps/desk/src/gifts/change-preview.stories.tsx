import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { confirm, ownPassword } from '../../../../.storybook/confirm.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { ChangePreview } from './change-preview.tsx';
import { aRefund } from './fixtures/index.ts';

const meta = preview.meta({
  title: 'Gifts/ChangePreview',
  component: ChangePreview,
  tags: ['experimental'],
  // It takes the focus, which would scroll the page.
  parameters: { docs: { story: { inline: false } } },
  args: { change: aRefund(), onBack: fn(), onConfirm: resolvesTo({ ok: true }) },
});

/** The heading has the focus, so that the entries are read before the password is entered. */
export const Default = meta.story();

export const AsksForThePassword = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'These entries will be made' })).toHaveFocus();
    await expect(canvas.getByText('This cannot be undone.')).toBeVisible();
    await press(canvas, 'Make these entries');
    await waitFor(() => expect(canvas.getByLabelText('Password')).toBeInvalid());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await confirm(canvas, 'Make these entries');
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith(ownPassword));
    await press(canvas, 'Back');
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onConfirm: resolvesTo({ ok: false, message: 'This gift was changed in the meantime.' }) },
  play: async ({ canvas }) => {
    await confirm(canvas, 'Make these entries');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This gift was changed');
  },
});
