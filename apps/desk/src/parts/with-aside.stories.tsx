import { Panel } from '@hearthlight/ui';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { WithAside } from './with-aside.tsx';

const meta = preview.meta({
  title: 'Parts/WithAside',
  component: WithAside,
  tags: ['experimental'],
  args: {
    children: <Panel title="What needs you">1 bill waits for your approval.</Panel>,
    aside: <Panel title="Health">Mails are sent.</Panel>,
  },
});

export const Default = meta.story();

/** Text of twice the size takes the room of the second column. */
export const LargeText = meta.story({
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('heading');
    await expect(first?.getBoundingClientRect().left).toBe(second?.getBoundingClientRect().left);
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
