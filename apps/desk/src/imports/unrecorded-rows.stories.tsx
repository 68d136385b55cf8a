// cspell:words כנסות
import { expect, spyOn } from 'storybook/test';

import preview from '#storybook/preview';

import { aPreview, longRow } from './fixtures.ts';
import { UnrecordedRows } from './unrecorded-rows.tsx';

const rows = aPreview().rows.filter(({ outcome }) => outcome === 'refused' || outcome === 'ignored');

const meta = preview.meta({
  title: 'Imports/UnrecordedRows',
  component: UnrecordedRows,
  tags: ['experimental'],
  args: { file: 'umpqua.csv', counts: { refused: 1, ignored: 1, new: 38 }, rows },
});

export const Default = meta.story();
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
export const LongText = meta.story({
  args: { file: `${'paypal-october-2026'.repeat(6)}.csv`, counts: { refused: 1 }, rows: [longRow] },
});

/** A name that is written from right to left does not turn the sentence around it. */
export const RightToLeftName = meta.story({
  args: { file: 'כנסות 2026.csv' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('כנסות 2026.csv')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Not recorded from כנסות 2026.csv' })).toBeVisible();
  },
});

/** An import that has recorded each row lists nothing. */
export const Empty = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { counts: { new: 38 }, rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});

/** The file has the rows with their days, givers, amounts and texts, and why they were not recorded. */
export const Downloads = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('It is in CHF; the books are kept in USD.')).toBeVisible();
    const save = spyOn(URL, 'createObjectURL').mockReturnValueOnce('blob:1');
    await userEvent.click(canvas.getByRole('button', { name: 'Download the list' }));
    const { giver, purpose } = rows[0] ?? longRow;
    const [file] = save.mock.calls[0] ?? [];
    const text = file instanceof Blob ? await file.text() : '';
    await expect(text.split('\r\n').slice(0, 2)).toEqual([
      '"Line","Day","Giver","Amount","Purpose","Note"',
      `9,"2026-10-02","${giver}",30,"${purpose}","It is in CHF; the books are kept in USD."`,
    ]);
  },
});
