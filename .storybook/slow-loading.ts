import { limits } from '@hearthlight/domain';
import { expect, screen, waitFor } from 'storybook/test';

import { mockTimers } from './mock-timers.ts';

const timers = mockTimers(limits.slowLoading);

/** The parts of a story that waits eight seconds for something that is loading. Its `args` say what. */
export const slowLoading = {
  tags: ['!autodocs', '!visual'],
  beforeEach: timers.mock,
  play: async () => {
    // Outside of tests, effects run after `play` has begun.
    await waitFor(() => expect(timers.waiting()).toBeGreaterThan(0));
    timers.tick(limits.slowLoading - 1);
    await expect(screen.queryByText(/taking longer than usual/)).toBeNull();
    timers.tick(1);
    await expect(await screen.findByText(/taking longer than usual/)).toBeVisible();
  },
};
