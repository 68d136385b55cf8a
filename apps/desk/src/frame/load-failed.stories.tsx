import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { LoadFailed } from './load-failed.tsx';
import { RefusedRoleProvider } from './refused-role.ts';

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

/** Trying again or a better connection would not help. */
export const Refused = meta.story({
  decorators: [
    (Story) => (
      <RefusedRoleProvider value="moderator">
        <Story />
      </RefusedRoleProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/cannot open this page.*Moderator/);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
