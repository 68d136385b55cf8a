import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { LoadFailed } from './load-failed.tsx';

const meta = preview.meta({
  title: 'Frame/LoadFailed',
  component: LoadFailed,
  tags: ['experimental'],
  args: { onRetry: fn() },
});

export const Default = meta.story();

export const Retries = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Try again');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
