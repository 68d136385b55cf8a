import { expect, fn, spyOn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

const meta = preview.meta({
  title: 'Access/RecoveryCodes',
  component: RecoveryCodes,
  tags: ['experimental'],
  args: {
    codes: Array.from({ length: 10 }, (_, at) => `k3t9x-7wq${at}m`),
    onKept: fn(),
  },
});

export const Default = meta.story();

export const PrintsAndLeaves = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const print = spyOn(window, 'print').mockImplementation(() => {});
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await press(canvas, 'Print');
    await expect(print).toHaveBeenCalledOnce();
    await press(canvas, 'I have kept them');
    await expect(args.onKept).toHaveBeenCalledOnce();
    print.mockRestore();
  },
});
