import preview from '#storybook/preview';

import { expectOneLine } from '../../../../.storybook/expect-one-line.ts';
import { aPreview, longRow } from './fixtures.ts';
import { RowTable } from './row-table.tsx';

const meta = preview.meta({
  title: 'Imports/RowTable',
  component: RowTable,
  tags: ['experimental'],
  args: { caption: '4 new gifts', rows: aPreview().rows },
});

/** The last row is no gift: it has no day, giver and amount. */
export const Default = meta.story();

/** The amount stays on one line. */
export const LongText = meta.story({
  args: { rows: [longRow] },
  play: async ({ canvas }) => {
    await expectOneLine(canvas.getByText('$1,234,567.89'));
  },
});
