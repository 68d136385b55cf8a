import { paths } from '@hearthlight/domain';
import { expect } from 'storybook/test';
import { home } from 'virtual:content/home';

import preview from '#storybook/preview';

import { JoinNow } from './join-now.tsx';

const meta = preview.meta({
  title: 'Product/Home/JoinNow',
  component: JoinNow,
  tags: ['internal', 'visual'],
  parameters: { layout: 'fullscreen' },
  args: { texts: home.joinNow },
});

export const Default = meta.story({});

/** A heading and a link to the dashboard. */
export const Content = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join now' })).toHaveAttribute('href', paths.dashboard);
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'small' } } });
