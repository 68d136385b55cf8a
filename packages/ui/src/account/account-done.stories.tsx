import { paths } from '@hearthlight/domain';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { AccountDone } from './account-done.tsx';

const meta = preview.meta({
  title: 'Product/Account/AccountDone',
  component: AccountDone,
  tags: ['internal'],
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  args: {
    message: 'Your account is ready. Welcome, Zainab!',
    email: 'zainab@example.org',
    done: 'sign-up' as const,
    onDone: fn(),
  },
});

export const Default = meta.story({});

/** Announces the success and links to sign-in. */
export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your account is ready. Welcome, Zainab!');
    await expect(canvas.getByRole('link', { name: 'Go to sign in now' })).toHaveAttribute('href', paths.signIn);
  },
});

/** Redirects once, after two seconds. */
export const Redirects = meta.story({
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await expect(args.onDone).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce(), { timeout: 1500 });
  },
});
