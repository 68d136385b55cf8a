import { expect, fn, screen, within } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { ToastProvider } from '../frame/toast-provider.tsx';
import { aSuspect, aWaitingRow } from './fixtures.ts';
import { WaitingRows, type WaitingRowsProps } from './waiting-rows.tsx';

const rows = [aWaitingRow(), aWaitingRow({ ...aSuspect, line: 813, file: { name: 'oak-april.csv', line: 6 } })];

const meta = preview.meta({
  title: 'Imports/WaitingRows',
  component: WaitingRows,
  tags: ['experimental'],
  decorators: (Story) => (
    <ToastProvider>
      <Story />
    </ToastProvider>
  ),
  args: {
    rows,
    count: rows.length,
    onDecideRows: fn<WaitingRowsProps['onDecideRows']>(async () => ({ ok: true, imports: [8, 9] })),
    onReopenRows: resolvesTo({ ok: true }),
  },
});

export const Default = meta.story();
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Saves what is decided, and undoes it. */
export const Succeeds = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
    await expect(canvas.getByText('oak-march.csv')).toBeVisible();
    const march = within(canvas.getByRole('group', { name: 'oak-march.csv · Line 6' }));
    await userEvent.click(march.getByRole('radio', { name: 'Record the refund' }));
    await press(canvas, 'Save 1 decision');
    await expect(args.onDecideRows).toHaveBeenCalledWith({
      separate_lines: [812],
      left_out_lines: [],
      left_out_alone: [],
      left_out_payers: [],
      returns: [],
      pledges: [],
    });
    await expect(await screen.findByText('1 decision was saved.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(args.onReopenRows).toHaveBeenCalledWith([8, 9]);
  },
});

/** Says that a colleague was faster. The choices stay. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: {
    onDecideRows: fn<WaitingRowsProps['onDecideRows']>(async () => ({
      ok: false,
      message: 'These rows do not wait any more.',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Record this row' }));
    await press(canvas, 'Save 1 decision');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('do not wait any more');
    await expect(canvas.getByRole('radio', { name: 'Record this row' })).toBeChecked();
  },
});

export const Pending = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { onDecideRows: fn<WaitingRowsProps['onDecideRows']>(() => new Promise(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Record the refund' }));
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Save 1 decision' }));
    await expect(args.onDecideRows).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { rows: [], count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});
