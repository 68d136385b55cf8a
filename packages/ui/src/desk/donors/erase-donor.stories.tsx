import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../../.storybook/act.ts';
import { neverResolves, resolvesTo } from '../../../../../.storybook/form-result.ts';
import { EraseDonor } from './erase-donor.tsx';

const meta = preview.meta({
  title: 'Product/Desk/Donors/EraseDonor',
  component: EraseDonor,
  tags: ['experimental'],
  args: { erasure: { gifts: 14, comments: 1, campaigns: 1, mails: 2 }, onErase: resolvesTo({ ok: true }) },
  decorators: [
    (Story) => (
      <div className="max-w-sheet">
        <Story />
      </div>
    ),
  ],
});

/** What goes and what stays is shown before anything is erased. */
export const Default = meta.story();

/** A double click erases once. */
export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onErase: fn(neverResolves) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Stays' })).toHaveTextContent(
      '14 gifts in the books, without a name',
    );
    await expect(args.onErase).not.toHaveBeenCalled();
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Erase for good' }));
    await expect(args.onErase).toHaveBeenCalledOnce();
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onErase: resolvesTo({ ok: false, message: 'Enter your password again.' }) },
  play: async ({ canvas }) => {
    await press(canvas, 'Erase for good');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Enter your password again.');
  },
});
