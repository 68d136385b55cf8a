import { expect, spyOn } from 'storybook/test';

import preview from '#storybook/preview';

import { OfflineNotice } from './offline-notice.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Donate/OfflineNotice',
  component: OfflineNotice,
  tags: ['internal'],
  beforeEach: () => {
    const online = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return () => online.mockRestore();
  },
});

export const Default = meta.story();

export const Content = meta.story({
  tags: ['!autodocs'],
  play: ({ canvas }) => expect(canvas.getByText(/^You are offline\. .* once you are connected/)).toBeVisible(),
});

/** With a connection, the parts that load say enough. */
export const Online = meta.story({
  tags: ['!autodocs', '!visual'],
  beforeEach: () => {
    const online = spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    return () => online.mockRestore();
  },
  play: ({ canvas }) => expect(canvas.queryByText(/offline/)).toBeNull(),
});
