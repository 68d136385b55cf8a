import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { ImportTotals } from './import-totals.tsx';

const meta = preview.meta({
  title: 'Imports/ImportTotals',
  component: ImportTotals,
  tags: ['experimental'],
  args: { totals: { gross: 9_420.5, returned: 150, fees: 331.4 } },
});

export const Default = meta.story();

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const sums = ['Gifts', 'Returned', 'Fees'].map((label) => canvas.getByText(label).closest('p')?.textContent);
    await expect(sums).toEqual(['$9,420.50 Gifts', '$150 Returned', '$331.40 Fees']);
  },
});

export const LongText = meta.story({
  args: { totals: { gross: 123_456_789.01, returned: 12_345_678.9, fees: 1_234_567.89 } },
});
