import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { PageFailed } from './page-failed.tsx';

const meta = preview.meta({
  title: 'Frame/PageFailed',
  component: PageFailed,
  tags: ['experimental'],
  args: { onReload: fn() },
});

export const Default = meta.story();

export const Offline = meta.story({
  args: { isOffline: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Content failed to load');
    await expect(canvas.getByText(/Check your connection/)).toBeVisible();
    await press(canvas, 'Try again');
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});

export const Reloads = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Reload the page');
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});
