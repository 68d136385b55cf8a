import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { DonorFacts } from './donor-facts.tsx';
import { aDonor, longDonor } from './fixtures/index.ts';

const meta = preview.meta({
  title: 'Donors/DonorFacts',
  component: DonorFacts,
  tags: ['experimental'],
  args: { donor: aDonor() },
});

export const Default = meta.story();

/** After the address was corrected. */
export const Unverified = meta.story({
  args: { donor: aDonor({ is_unverified: true, refuses_updates: true, goal: 0, former_addresses: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Not verified yet/)).toBeVisible();
    await expect(canvas.getByText('Refused')).toBeVisible();
  },
});

/** A donor who may be named has asked to stay anonymous for some gifts. */
export const AnonymousGifts = meta.story({
  tags: ['!autodocs'],
  args: { donor: aDonor({ anonymous_gifts: 2 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('May be named')).toHaveTextContent('May be namedExcept for 2 anonymous gifts');
  },
});

/** An anonymous donor is so for all gifts. */
export const Anonymous = meta.story({
  tags: ['!autodocs'],
  args: { donor: aDonor({ is_anonymous: true, anonymous_gifts: 2 }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Except for/)).toBeNull();
  },
});

export const LongText = meta.story({
  args: { donor: aDonor({ email: longDonor.email, former_addresses: [longDonor.email], goal: 123_456_789 }) },
});
