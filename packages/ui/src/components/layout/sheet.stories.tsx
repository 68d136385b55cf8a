import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { guidance } from './sheet.guidance.ts';
import { Sheet } from './sheet.tsx';

const meta = preview.meta({
  title: 'Library/Layout/Sheet',
  component: Sheet,
  tags: ['experimental'],
  parameters: { guidance },
  args: { 'aria-label': 'Donation totals', children: 'You have given $2,480' },
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Donation totals' })).toBeVisible();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
