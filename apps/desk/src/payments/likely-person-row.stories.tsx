import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { LikelyPersonRow } from './likely-person-row.tsx';

const meta = preview.meta({
  title: 'Payments/LikelyPersonRow',
  component: LikelyPersonRow,
  tags: ['experimental'],
  args: {
    person: { gift_id: 4017, name: 'Ida Lund', email: null, gifts: 2 },
    count: 1,
    onAssign: resolvesTo({ ok: true }),
  },
});

export const Default = meta.story();

export const Assigns = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('An earlier gift of the same payer or name is from this person.')).toBeVisible();
    await press(canvas, 'Assign to Ida Lund');
    await expect(args.onAssign).toHaveBeenCalledOnce();
  },
});

/** Somebody with an address but no account. */
export const Several = meta.story({
  args: {
    count: 12,
    person: { gift_id: 4017, name: 'Ida Lund', email: 'ida@example.org', gifts: 2 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Assign all 12 to Ida Lund/ })).toBeVisible();
    await expect(canvas.getByText('ida@example.org')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    person: {
      gift_id: 1,
      name: 'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff',
      email: 'hubert.wolfeschlegelsteinhausenbergerdorff@a-long-domain.example.org',
      gifts: 1,
    },
  },
});
