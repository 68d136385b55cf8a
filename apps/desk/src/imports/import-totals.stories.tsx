import preview from '#storybook/preview';

import { ImportTotals } from './import-totals.tsx';

const meta = preview.meta({
  title: 'Imports/ImportTotals',
  component: ImportTotals,
  tags: ['experimental'],
  args: { totals: { gross: 9_420.5, returned: 150, fees: 331.4 } },
});

export const Default = meta.story();
export const LongText = meta.story({
  args: { totals: { gross: 123_456_789.01, returned: 12_345_678.9, fees: 1_234_567.89 } },
});
