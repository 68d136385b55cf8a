import type { ImportPreview } from '@hearthlight/domain/desk';
import { expect, fn, within } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { aPlanRow, aPledgeRow, aPreview, aReturnedRow, aSuspect, pledgesOfRow, someCandidates } from './fixtures.ts';
import { ImportRun, type ImportRunProps } from './import-run.tsx';

const paid = { date: '2026-10-02', amount: 25, giver: 'BYRON, ADA', purpose: 'Thanks', like: null };
const rowsOfPledges: ImportPreview['rows'] = [
  { ...paid, line: 2, outcome: 'changed', note: 'It completes gift 4098, a pledge of $25 by Ada Byron.' },
  {
    ...paid,
    line: 3,
    outcome: 'new',
    amount: 120,
    note: 'It has the payment reference of Ada Byron for “Clean water for Garbatula”.',
  },
  {
    ...paid,
    line: 4,
    outcome: 'new',
    amount: 15.5,
    giver: 'Zed',
    note: 'No donor is known. It will be among the unmatched payments.',
  },
  {
    ...paid,
    line: 5,
    outcome: 'refused',
    note: 'It has the payment reference RF79 0000 0056 0000 0375 1398, in which a digit is wrong or missing. Correct it in the file, or record the gift by hand.',
  },
];

const meta = preview.meta({
  title: 'Imports/ImportRun',
  component: ImportRun,
  tags: ['experimental'],
  args: {
    onKeep: fn(),
    choices: { columns: null, campaign_id: 7, separate_lines: [] },
    preview: aPreview(),
    onImport: fn<ImportRunProps['onImport']>(async () => ({ ok: true })),
  },
});

export const Default = meta.story();

/**
 * The outcome of each payment: it completes a pledge, is a gift of the donor whose reference it has, or has no donor.
 */
export const Pledges = meta.story({
  args: {
    preview: aPreview({
      counts: { new: 2, changed: 1, suspected: 0, known: 0, ignored: 0, refused: 1 },
      gross: 160.5,
      rows: rowsOfPledges,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^It completes gift 4098, a pledge of \$25/)).toBeVisible();
    await expect(canvas.getByText('1 cannot be recorded · 1 changes a known gift · 2 new gifts')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Import 3 rows' })).toBeVisible();
    await expect(canvas.queryByText(/listed here/)).not.toBeInTheDocument();
  },
});

/** Records a suspected duplicate as a separate gift, and thanks the donors. */
export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Import 38 rows' })).toBeVisible();
    await expect(canvas.getByText('$2,310')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Leave out this row' }));
    await expect(canvas.getByRole('button', { name: 'Import 38 rows' })).toBeVisible();
    await expect(canvas.getByText('$2,310')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Record this row' }));
    await expect(canvas.getByText('$2,340')).toBeVisible();
    await expect(canvas.getByText('$1')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Send a thank-you mail/ }));
    await press(canvas, 'Import 39 rows');
    await expect(args.onImport).toHaveBeenCalledWith(
      {
        columns: null,
        campaign_id: 7,
        separate_lines: [2],
        left_out_lines: [],
        left_out_alone: [],
        left_out_payers: [],
        returns: [],
        pledges: [],
        thank: true,
      },
      expect.any(Function),
    );
  },
});

/** A new row that is no gift is left out, and does not count. */
export const NoGift = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('$2,310')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Line 3 is not a gift' }));
    await expect(canvas.getByText('$2,280')).toBeVisible();
    await expect(canvas.getByText('37 new gifts', { selector: 'summary' })).toBeVisible();
    await press(canvas, 'Import 37 rows');
    await expect(args.onImport).toHaveBeenCalledWith(
      expect.objectContaining({ separate_lines: [], left_out_lines: [3] }),
      expect.any(Function),
    );
  },
});

/** What comes back depends on the gift that was returned. */
export const SeveralGifts = meta.story({
  tags: ['!autodocs', '!visual'],
  args: {
    preview: aPreview({
      counts: { new: 0, changed: 0, suspected: 1, known: 0, ignored: 0, refused: 0 },
      gross: 0,
      rows: [{ ...aReturnedRow, candidates: someCandidates }],
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Refund of line 2/ }));
    await expect(canvas.getByText('$28.50')).toBeVisible();
    await press(canvas, 'Import 1 row');
    await expect(args.onImport).toHaveBeenCalledWith(
      expect.objectContaining({ separate_lines: [], returns: [{ line: 6, of: 'oak:7' }], pledges: [] }),
      expect.any(Function),
    );
  },
});

/** Asks whether a second payment of a standing order is the next one, early, or a further gift. */
export const SecondOfPlan = meta.story({
  args: {
    preview: aPreview({
      counts: { new: 0, changed: 0, suspected: 2, known: 0, ignored: 0, refused: 0 },
      gross: 0,
      rows: [4, 5].map((line) => ({ ...aPlanRow, line })),
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    const choose = (line: number, name: string) =>
      userEvent.click(within(canvas.getByRole('group', { name: `Line ${line}` })).getByRole('radio', { name }));
    await choose(4, 'A further gift in Nov 2026');
    await choose(5, 'The payment of Dec 1, 2026, early');
    await press(canvas, 'Import 2 rows');
    await expect(args.onImport).toHaveBeenCalledWith(
      expect.objectContaining({ separate_lines: [4], pledges: [{ line: 5, outcome: 'complete' }] }),
      expect.any(Function),
    );
  },
});

/** The button, the headings and the sum count the same rows. Those without a decision wait. */
export const Counts = meta.story({
  args: {
    preview: aPreview({
      counts: { new: 0, changed: 0, suspected: 4, known: 0, ignored: 0, refused: 0 },
      gross: 0,
      rows: [
        ...[4, 5].map((line) => ({ ...aPledgeRow, line, pledges: pledgesOfRow })),
        { ...aReturnedRow, line: 6 },
        { ...aSuspect, line: 7 },
      ],
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    const choose = (line: number, name: string | RegExp) =>
      userEvent.click(within(canvas.getByRole('group', { name: `Line ${line}` })).getByRole('radio', { name }));
    await expect(canvas.getByRole('button', { name: 'Keep 4 rows for a later decision' })).toBeVisible();
    await choose(6, 'Record the refund');
    await expect(canvas.getByRole('button', { name: 'Import 1 row' })).toBeVisible();
    await choose(5, 'Record it as a gift of its own, and leave what was pledged open');
    await choose(4, 'Keep the rest open: $20');
    await expect(canvas.getByText('1 needs a decision · 2 change known gifts · 1 new gift')).toBeVisible();
    await expect(canvas.getByText('1 needs a decision', { selector: 'summary' })).toBeVisible();
    await expect(canvas.getByText('4 rows are listed here, as before your decisions.')).toBeVisible();
    await choose(7, 'Leave out this row');
    await expect(canvas.getByText('2 change known gifts · 1 new gift · 1 is left out')).toBeVisible();
    await press(canvas, 'Import 3 rows');
    await expect(args.onImport).toHaveBeenCalledWith(
      {
        columns: null,
        campaign_id: 7,
        separate_lines: [6, 5],
        left_out_lines: [7],
        left_out_alone: [],
        left_out_payers: [],
        returns: [],
        pledges: [{ line: 4, outcome: 'split' }],
        thank: false,
      },
      expect.any(Function),
    );
  },
});

/** Only the first of two payments that may pay the same pledge completes it; the other is a gift of its own. */
export const SharedPledge = meta.story({
  tags: ['!autodocs', '!visual'],
  args: {
    preview: aPreview({
      counts: { new: 0, changed: 0, suspected: 2, known: 0, ignored: 0, refused: 0 },
      rows: [4, 5].map((line) => ({ ...aPledgeRow, line, pledges: pledgesOfRow, shared_pledges: [4098] })),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const choose = (line: number, name: string | RegExp) =>
      userEvent.click(within(canvas.getByRole('group', { name: `Line ${line}` })).getByRole('radio', { name }));
    await choose(4, /^Complete/);
    await choose(5, /^Complete/);
    await expect(canvas.getByText('1 changes a known gift · 1 new gift')).toBeVisible();
    await choose(4, 'Keep the rest open: $20');
    await expect(canvas.getByText('2 change known gifts')).toBeVisible();
  },
});

/** A payment waits once an earlier one leaves another sum of its pledge. One of a standing order completes it. */
export const PartlyPaidPledge = meta.story({
  tags: ['!autodocs', '!visual'],
  args: {
    preview: aPreview({
      counts: { new: 0, changed: 2, suspected: 2, known: 0, ignored: 0, refused: 0 },
      gross: 100,
      rows: [4098, 4099].flatMap((id, index) => [
        { ...aPledgeRow, line: 4 + 2 * index, pledges: pledgesOfRow, shared_pledges: [id] },
        {
          ...aPledgeRow,
          line: 5 + 2 * index,
          outcome: 'changed' as const,
          amount: 50,
          adds: { gross: 50, returned: 0, fees: 0 },
          shared_pledges: [id],
          ...(index === 1 && { any_amount: true }),
        },
      ]),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    for (const line of [4, 6])
      await userEvent.click(
        within(canvas.getByRole('group', { name: `Line ${line}` })).getByRole('radio', {
          name: 'Keep the rest open: $20',
        }),
      );
    await expect(canvas.getByText('1 needs a decision · 3 change known gifts')).toBeVisible();
    await expect(canvas.getByText('$110')).toBeVisible();
  },
});

/** A payer is left out of new and of suspected rows together, and of the totals. */
export const LeavesPayerOut = meta.story({
  tags: ['!autodocs', '!visual'],
  args: {
    preview: aPreview({
      counts: { new: 2, changed: 0, suspected: 1, known: 0, ignored: 0, refused: 0 },
      gross: 70,
      rows: [
        ...[3, 4].map((line) => ({
          ...aSuspect,
          line,
          outcome: 'new' as const,
          like: null,
          payer: 'Tax Office',
        })),
        { ...aSuspect, line: 7, payer: 'Tax Office' },
      ],
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Line 3 is not a gift' }));
    await expect(canvas.getByRole('checkbox', { name: 'Line 4 is not a gift' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Leave out all payments from Tax Office/ }));
    await expect(canvas.getByRole('checkbox', { name: 'Line 4 is not a gift' })).toBeChecked();
    await expect(canvas.getByText('3 are left out')).toBeVisible();
    await expect(canvas.getByText('$10')).toBeVisible();
    await press(canvas, 'Apply the changes');
    await expect(args.onImport).toHaveBeenCalledWith(
      expect.objectContaining({ left_out_lines: [], left_out_payers: [3, 4, 7] }),
      expect.any(Function),
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Line 4 is not a gift' }));
    await expect(canvas.getByText('1 needs a decision · 2 new gifts')).toBeVisible();
  },
});

/** Shows how far the import is. A double click imports once. */
export const Pending = meta.story({
  args: {
    onImport: fn<ImportRunProps['onImport']>((_, onProgress) => {
      onProgress({ done: 500, total: 38_000 });
      return new Promise(() => {});
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Import 38 rows' }));
    await expect(await canvas.findByRole('progressbar', { name: 'Recorded gifts' })).toHaveValue(500);
    await expect(args.onImport).toHaveBeenCalledOnce();
  },
});

/** Says that a colleague was faster, and shows no progress any more. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: {
    onImport: fn<ImportRunProps['onImport']>(async (_, onProgress) => {
      onProgress({ done: 500, total: 38_000 });
      return { ok: false, message: 'This file was already imported or removed.' };
    }),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Import 38 rows');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('already imported');
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
  },
});

/** A file that has nothing new. */
export const Empty = meta.story({
  tags: ['!autodocs'],
  args: {
    preview: aPreview({
      counts: { new: 0, changed: 0, suspected: 0, known: 42, ignored: 0, refused: 0 },
      rows: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is already in the books/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
  },
});
