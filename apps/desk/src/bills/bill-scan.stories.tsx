import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { inSheet } from '../../../../.storybook/in-sheet.tsx';
import { scanPages } from '../../../../.storybook/scan-pages.ts';
import { BillScan } from './bill-scan.tsx';
import { aBill } from './fixtures.ts';

const meta = preview.meta({
  title: 'Bills/BillScan',
  component: BillScan,
  tags: ['internal'],
  parameters: { network: [scanPages] },
  args: { bill: aBill(), pages: 2 },
  decorators: [inSheet],
});

export const Default = meta.story();

/** Without its pages, the file is there all the same. */
export const Loading = meta.story({
  args: { bill: aBill({ scan: 'pdf' }), pages: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
