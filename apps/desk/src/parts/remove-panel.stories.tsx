import { expect, screen, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { ownPassword, pressAndConfirm } from '../../../../.storybook/confirm.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { RemovePanel } from './remove-panel.tsx';

const meta = preview.meta({
  title: 'Parts/RemovePanel',
  component: RemovePanel,
  tags: ['experimental'],
  args: {
    title: 'Remove the update',
    object: 'Forty days of water',
    children: 'Donors no longer see it.',
    onRemove: resolvesTo({ ok: true }),
  },
});

export const Default = meta.story();

export const Removes = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await pressAndConfirm(canvas, 'Remove the update');
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(ownPassword, ''));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
