import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { DonorPage, type DonorPageProps } from './donor-page.tsx';
import { aDonor, aMerge, someDonors } from './fixtures/index.ts';

const meta = preview.meta({
  title: 'Donors/DonorPage',
  component: DonorPage,
  tags: ['experimental'],
  args: {
    donor: aDonor(),
    onSearch: fn<DonorPageProps['onSearch']>(async () => ({ donors: someDonors, has_more: false })),
    onEdit: resolvesTo({ ok: true }),
    onSetAnonymity: resolvesTo({ ok: true }),
    onPreviewMerge: fn<DonorPageProps['onPreviewMerge']>(async () => ({ ok: true, merge: aMerge })),
    onMerge: resolvesTo({ ok: true }),
    onExport: resolvesTo({ ok: true }),
    onPreviewErasure: fn<DonorPageProps['onPreviewErasure']>(async () => ({
      ok: true,
      erasure: { gifts: 14, comments: 1, campaigns: 1, mails: 2 },
    })),
    onErase: resolvesTo({ ok: true }),
  },
});
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Default = meta.story();

export const LinksToGifts = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Show all 14 gifts' })).toHaveAttribute(
      'href',
      '/desk/gifts?donor=12',
    );
    await expect(canvas.getByText(/not delivered/)).toBeVisible();
  },
});

/** A new donor, who has done nothing yet. */
export const Empty = meta.story({
  args: {
    donor: aDonor({
      goal: 0,
      gifts: [],
      totals: { count: 0, amount: 0, paid_pledges: 0, completed_count: 0, completed_amount: 0 },
      former_addresses: [],
      campaigns: [],
      mails: [],
      comments: [],
    }),
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    donor: aDonor({
      name: 'Wilhelmina Featherstonehaugh-Featherstonehaugh the Younger',
      email: 'wilhelmina.featherstonehaugh-featherstonehaugh.the.younger@correspondence.example.org',
    }),
  },
});

/** Says on the page what became of an action, which may have had no dialog. */
export const Exports = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ args }) => void args.onExport.mockResolvedValueOnce({ ok: false }),
  play: async ({ canvas }) => {
    await press(canvas, 'Export');
    await expect(await canvas.findByText('An error occurred. Please try again.')).toBeVisible();
    await press(canvas, 'Export');
    await expect(await canvas.findByText('The file was saved.')).toBeVisible();
  },
});
