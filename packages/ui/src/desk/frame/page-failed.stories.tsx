import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../../.storybook/act.ts';
import { PageFailed } from './page-failed.tsx';

const meta = preview.meta({
  title: 'Product/Desk/Frame/PageFailed',
  component: PageFailed,
  tags: ['experimental'],
  args: { onReload: fn() },
});

export const Default = meta.story();

export const Reloads = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Reload the page');
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});
