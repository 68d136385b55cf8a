import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { QuickLinks } from './quick-links.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Frame/QuickLinks',
  component: QuickLinks,
  tags: ['internal'],
  args: { id: 'links', supportEmail: 'support@hearthlight.example' },
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Visit homepage' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      'mailto:support@hearthlight.example',
    );
  },
});
