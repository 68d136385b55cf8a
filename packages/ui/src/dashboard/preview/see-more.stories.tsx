import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { SeeMore } from './see-more.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Preview/SeeMore',
  component: SeeMore,
  tags: ['internal'],
  args: { pane: 'history' as const, label: 'See more...<spoken> of your donations</spoken>' },
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See more... of your donations' });
    await expect(link).toHaveAttribute('href', '/dashboard?pane=history');
  },
});
