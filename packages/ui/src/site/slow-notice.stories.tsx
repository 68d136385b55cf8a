import { limits } from '@hearthlight/domain';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { mockTimers } from '../../../../.storybook/mock-timers.ts';
import { RetryLoading } from './retry-loading.ts';
import { SlowNotice } from './slow-notice.tsx';

const onRetry = fn();
const timers = mockTimers(limits.slowLoading);

const meta = preview.meta({
  title: 'Product/Site/SlowNotice',
  component: SlowNotice,
  tags: ['experimental'],
  decorators: [
    (Story) => (
      <RetryLoading value={onRetry}>
        <Story />
      </RetryLoading>
    ),
  ],
  beforeEach: timers.mock,
});

export const Default = meta.story();

/** Nothing is said for eight seconds. Trying again waits for another eight. */
export const TriesAgain = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const isWaiting = () => expect(timers.waiting()).toBe(1);
    // Outside of tests, effects run after `play` has begun.
    await waitFor(isWaiting);
    timers.tick(limits.slowLoading - 1);
    await expect(canvas.queryByRole('status')).toBeNull();
    timers.tick(1);
    await expect(await canvas.findByRole('status')).toHaveTextContent(/taking longer than usual/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('status')).toBeNull();
    await waitFor(isWaiting);
    timers.tick(limits.slowLoading);
    await expect(await canvas.findByRole('status')).toHaveTextContent(/taking longer than usual/);
  },
});

/** Content that has arrived leaves no timer behind. */
export const StopsWaiting = meta.story({
  tags: ['!autodocs'],
  play: async ({ mount }) => {
    await mount(<SlowNotice />);
    await waitFor(() => expect(timers.waiting()).toBe(1));
    await mount(<p>The data.</p>);
    await expect(timers.waiting()).toBe(0);
  },
});
