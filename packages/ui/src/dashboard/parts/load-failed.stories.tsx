import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { LoadFailed } from './load-failed.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Parts/LoadFailed',
  component: LoadFailed,
  tags: ['internal'],
  args: { onRetry: fn(), children: 'Your data is safe. Check your connection, then try again.' },
});

export const Default = meta.story({});

export const Retries = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Content failed to load');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
