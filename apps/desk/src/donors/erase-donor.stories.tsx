import { expect, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { confirm, ownPassword } from '../../../../.storybook/confirm.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { inSheet } from '../../../../.storybook/in-sheet.tsx';
import { EraseDonor } from './erase-donor.tsx';

const meta = preview.meta({
  title: 'Donors/EraseDonor',
  component: EraseDonor,
  tags: ['experimental'],
  args: { erasure: { gifts: 14, comments: 1, campaigns: 1, mails: 2 }, onErase: resolvesTo({ ok: true }) },
  decorators: [inSheet],
});

/** Shows the removed and the kept data before anything is erased. */
export const Default = meta.story();

export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Stays' })).toHaveTextContent(
      '14 gifts in the books, without a name',
    );
    await press(canvas, 'Erase for good');
    await waitFor(() => expect(canvas.getByLabelText('Password')).toBeInvalid());
    await expect(args.onErase).not.toHaveBeenCalled();
    await confirm(canvas, 'Erase for good');
    await waitFor(() => expect(args.onErase).toHaveBeenCalledWith(ownPassword));
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onErase: resolvesTo({ ok: false, message: 'There is no such donor.' }) },
  play: async ({ canvas }) => {
    await confirm(canvas, 'Erase for good');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is no such donor.');
  },
});
