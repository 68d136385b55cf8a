import { expect, fn } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';

import preview from '#storybook/preview';

import { DonatePane } from './donate-pane.tsx';

const meta = preview.meta({
  title: 'Dashboard/Forms/DonatePane',
  component: DonatePane,
  tags: ['stable'],
  args: { foundation, onOpenDraft: fn() },
});

export const Ready = meta.story({
  tags: ['visual', 'modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Pledge a donation' })).toBeVisible();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
