import { expect } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';

import preview from '#storybook/preview';

import { DonationSummary } from './donation-summary.tsx';

const meta = preview.meta({
  title: 'Dashboard/Panes/DonationSummary',
  component: DonationSummary,
  tags: ['internal'],
  args: { typed: '1,250.5', notes: foundation },
  decorators: [(Story) => <div className="max-w-[300px]">{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Total Due' })).toHaveTextContent('$1,250.50');
    await expect(canvas.getByText(foundation.currencyNote)).toBeVisible();
    await expect(canvas.getByText(/0% platform fee for organizers/)).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { typed: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Total Due' })).toHaveTextContent('$00');
  },
});

export const Edge = meta.story({ args: { typed: '9,999,999,999.99' } });
