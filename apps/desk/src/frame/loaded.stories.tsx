import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { Loaded, type View } from './loaded.tsx';

/** A function, because a constant would have the type of this one state. */
const view = (state: View<{ title: string }>) => state;
const onRetry = fn();

const meta = preview.meta({
  title: 'Frame/Loaded',
  component: Loaded<{ title: string }>,
  tags: ['experimental'],
  args: {
    view: view({ status: 'ready', title: 'The well of Kitui' }),
    children: ({ title }) => <p>{title}</p>,
  },
});

export const Default = meta.story();
export const Loading = meta.story({ args: { view: view({ status: 'loading' }), rows: 3 } });
export const Missing = meta.story({ args: { view: view({ status: 'missing' }) } });
export const Forbidden = meta.story({ args: { view: view({ status: 'forbidden' }) } });

export const Failed = meta.story({
  args: { view: view({ status: 'failed', onRetry }) },
  play: async ({ canvas }) => {
    await press(canvas, 'Try again');
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});
