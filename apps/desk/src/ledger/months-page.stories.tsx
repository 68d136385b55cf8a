import type { DeskMonths } from '@hearthlight/domain/desk';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { someMonths } from './fixtures.ts';
import { MonthsPage, type MonthsPageProps } from './months-page.tsx';

/** A function, because a constant would have the type of this one state. */
const ready = (changes: Partial<DeskMonths> = {}): MonthsPageProps['view'] => ({
  status: 'ready',
  months: someMonths(changes),
});

const shown: Pick<MonthsPageProps, 'view'> = { view: ready() };

const meta = preview.meta({
  title: 'Ledger/MonthsPage',
  component: MonthsPage,
  tags: ['experimental'],
  args: {
    ...shown,
    mayClose: true,
    onPropose: resolvesTo({ ok: true, message: 'The month was proposed.' }),
    onWithdraw: resolvesTo({ ok: true, message: 'The proposal was withdrawn.' }),
    onClose: resolvesTo({ ok: true, message: 'The month is closed, and its ledger is published.' }),
  },
});

export const Loading = meta.story({ args: { view: { status: 'loading' } } });
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Failed = meta.story({ args: { view: { status: 'failed', onRetry: fn() } } });

/** Each note before a month is closed links to the page where it can be settled. */
export const Default = meta.story();

/** Says above the panel what became of an action, and why it was refused. */
export const Proposes = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ args }) =>
    void args.onPropose.mockResolvedValueOnce({
      ok: false,
      message: 'Eda Yılmaz has proposed this month already.',
    }),
  play: async ({ canvas }) => {
    await press(canvas, 'Propose to close it');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/proposed this month already/);
    await press(canvas, 'Propose to close it');
    await expect(await canvas.findByText('The month was proposed.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

const nothingLate = { count: 0, amount: 0, entries: [] };

/** Before the books have an entry. */
export const Empty = meta.story({
  args: { view: ready({ next: null, waiting: [], closed: [], late: nothingLate }) },
});

/** All months that are over are closed. */
export const AllClosed = meta.story({ args: { view: ready({ next: null, waiting: [] }) } });
