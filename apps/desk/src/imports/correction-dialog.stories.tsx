import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { CorrectionDialog, type CorrectionDialogProps } from './correction-dialog.tsx';
import { aProposal, aReading, ofCell } from './fixtures.ts';

const finds = (proposals: readonly ReturnType<typeof aProposal>[]) =>
  fn<CorrectionDialogProps['onExplain']>(async () => ({ ok: true, proposals: [...proposals] }));

const meta = preview.meta({
  title: 'Imports/CorrectionDialog',
  component: CorrectionDialog,
  tags: ['experimental'],
  args: {
    reading: aReading,
    ...ofCell('date'),
    onExplain: finds([aProposal()]),
    onAccept: fn(),
    onClose: fn(),
  },
});

const dialog = async () => within(await screen.findByRole('dialog'));

export const Default = meta.story({ tags: ['!autodocs'] });

/** The reading that explains a corrected day is shown with both days, and accepted. */
export const Day = meta.story({
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const shown = await dialog();
    await fill(shown, { Day: '2026-06-05' });
    await press(shown, 'Find the right reading');
    await expect(args.onExplain).toHaveBeenCalledWith(2, { cell: 'date', value: '2026-06-05' });
    await expect(await shown.findByText('Read the whole column day first')).toBeVisible();
    await expect(shown.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'May 6, 2026',
      'Jun 5, 2026',
    ]);
    await expect(shown.getByText('31 rows change.')).toBeVisible();
    await press(shown, 'Read the file like this');
    await expect(args.onAccept).toHaveBeenCalledWith({ date_format: 'DD/MM/YYYY' });
  },
});

/** The same on a phone, with the keyboard only. */
export const Keyboard = meta.story({
  tags: ['!autodocs', '!visual'],
  globals: { viewport: { value: 'phone' } },
  args: { cell: 'amount', onExplain: finds([aProposal({ columns: { decimal: ',' } })]) },
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await userEvent.tab();
    await expect(shown.getByLabelText('Amount')).toHaveFocus();
    await userEvent.clear(shown.getByLabelText('Amount'));
    await userEvent.keyboard('12.5{Enter}');
    await expect(args.onExplain).toHaveBeenCalledWith(2, { cell: 'amount', value: 12.5 });
    await shown.findByText('Read commas as decimal marks');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(shown.getByRole('button', { name: 'Read the file like this' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledWith({ decimal: ',' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Right to left on a phone, the amount and the texts of the file keep their own direction. */
export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  args: {
    cell: 'amount',
    onExplain: finds([
      aProposal({
        columns: { incoming: ['S'], outgoing: ['H'] },
        after: { ...aProposal().after, amount: -12_500 },
      }),
    ]),
  },
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await userEvent.click(shown.getByRole('radio', { name: 'It went out' }));
    await press(shown, 'Find the right reading');
    await expect(args.onExplain).toHaveBeenCalledWith(2, { cell: 'amount', value: -12_500 });
    const after = await shown.findByText('$12,500 went out');
    await expect(after.tagName).toBe('BDI');
  },
});

/** A giver is chosen among the texts of the row. */
export const Giver = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { cell: 'giver', onExplain: finds([aProposal({ columns: { name: 'For', cause: 'From' } })]) },
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await userEvent.selectOptions(shown.getByLabelText('Giver'), 'A well for Garbatula');
    await press(shown, 'Find the right reading');
    await expect(args.onExplain).toHaveBeenCalledWith(2, { cell: 'giver', value: 'A well for Garbatula' });
    await expect(await shown.findByText('Name of the giver: column “For”')).toBeVisible();
  },
});

/** Says so when no reading explains the correction. */
export const Unexplained = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { onExplain: finds([]) },
  play: async () => {
    const shown = await dialog();
    await fill(shown, { Day: '2026-06-04' });
    await press(shown, 'Find the right reading');
    await waitFor(() => expect(shown.getByRole('status')).toHaveTextContent(/^No way to read the file/));
  },
});

/** A cell that is read like this already needs no reading. */
export const Unchanged = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ args }) => {
    const shown = await dialog();
    await press(shown, 'Find the right reading');
    await expect(shown.getByRole('status')).toHaveTextContent('The row is read like this already.');
    await expect(args.onExplain).not.toHaveBeenCalled();
  },
});

/** An amount that cannot be read is asked for again. */
export const Invalid = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { cell: 'amount' },
  play: async ({ args }) => {
    const shown = await dialog();
    await fill(shown, { Amount: 'much' });
    await press(shown, 'Find the right reading');
    await expect(shown.getByLabelText('Amount')).toHaveAccessibleDescription('Enter what it should be.');
    await expect(args.onExplain).not.toHaveBeenCalled();
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs', '!visual'],
  args: {
    onExplain: fn<CorrectionDialogProps['onExplain']>(async () => ({
      ok: false,
      message: 'This file is gone.',
    })),
  },
  play: async () => {
    const shown = await dialog();
    await fill(shown, { Day: '2026-06-05' });
    await press(shown, 'Find the right reading');
    await expect(await shown.findByText('This file is gone.')).toBeVisible();
  },
});
