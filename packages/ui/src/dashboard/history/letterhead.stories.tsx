import { aDonor, aMoment } from '@hearthlight/domain/fixtures';
import { expect } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';

import preview from '#storybook/preview';

import { Letterhead } from './letterhead.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/History/Letterhead',
  component: Letterhead,
  tags: ['internal'],
  args: { foundation, donor: aDonor(), title: 'Donations in 2026', now: new Date(aMoment) },
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(foundation.name)).toBeVisible();
    await expect(canvas.getByText(new RegExp(foundation.address.street))).toBeVisible();
    await expect(canvas.getByText('Zainab Okonkwo')).toHaveAttribute('dir', 'auto');
    await expect(canvas.getByText('Issued on Friday, November 20, 2026')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    donor: {
      first_name: 'W'.repeat(60),
      last_name: 'W'.repeat(60),
      email: `${'wilhelmina'.repeat(20)}@example.org`,
    },
  },
});
