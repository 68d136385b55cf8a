import { aDonation, aDonor, aMoment, aProvenLine } from '@hearthlight/domain/fixtures';
import { type ComponentProps, useState } from 'react';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';

import preview from '#storybook/preview';

import type { LoadedStatement } from './loaded-statement.ts';
import { YearlyStatement } from './yearly-statement.tsx';

function WithYear({ year: initial, ...props }: ComponentProps<typeof YearlyStatement>) {
  const [year, setYear] = useState(initial);
  return <YearlyStatement {...props} year={year} onYear={setYear} />;
}

const meta = preview.meta({
  title: 'Dashboard/History/YearlyStatement',
  component: YearlyStatement,
  render: (args) => <WithYear {...args} />,
  tags: ['stable'],
  args: {
    donor: aDonor(),
    donations: [
      aDonation(),
      aDonation({ amount_donated: 60, payment_status: 'pending' }),
      aDonation({ amount_donated: 200, payment_status: 'refunded' }),
      aDonation({ amount_donated: 2100, date_of_donation: '2025-02-10' }),
    ],
    year: '',
    onYear: fn(),
    foundation,
    now: new Date(aMoment),
    onPrinting: fn(),
  },
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const years = within(canvas.getByRole('combobox', { name: 'Year' }));
    await expect(years.getAllByRole('option').map((year) => year.textContent)).toEqual(['2026', '2025']);
    await expect(canvas.getByText(/^\$120 in 1 completed donation\./)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox'), '2025');
    await expect(canvas.getByText(/^\$2,100 in 1 completed donation\./)).toBeVisible();
  },
});

export const PrintsCompletedDonationsOfTheYear = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Print or save as PDF' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    await expect(args.onPrinting).toHaveBeenLastCalledWith(true);
    const table = within(canvas.getByRole('table', { name: 'Completed donations in 2026' }));
    await expect(table.getAllByRole('row')).toHaveLength(3);
    const statement = within(canvas.getByRole('article', { name: 'Statement of 2026' }));
    await expect(statement.getByText(/not tax advice/)).toBeVisible();
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible());
    await expect(args.onPrinting).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('button', { name: 'Print or save as PDF' })).toHaveFocus();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    print.mockRestore();
  },
});

export const PrintsProofsOfTheYear = meta.story({
  tags: ['!autodocs'],
  args: {
    onLoadStatement: fn(async () => ({
      text: '',
      lines: [
        aProvenLine(),
        aProvenLine({ date: '2025-02-10', month: '2025-02' }),
        aProvenLine({ kind: 'failed', cents: 0 }),
      ],
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Print or save as PDF' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const table = within(canvas.getByRole('table', { name: 'Hashes in the public ledger' }));
    await expect(table.getAllByRole('row')).toHaveLength(2);
    await expect(table.getByText(aProvenLine().hash)).toBeVisible();
    dispatchEvent(new Event('afterprint'));
    print.mockRestore();
  },
});

let loading = Promise.withResolvers<LoadedStatement>();

export const PrintsProofsOfAYearChosenWhileTheyLoad = meta.story({
  tags: ['!autodocs'],
  args: { onLoadStatement: () => loading.promise },
  beforeEach: () => {
    loading = Promise.withResolvers();
  },
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Print or save as PDF' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Year' }), '2025');
    const february = aProvenLine({ date: '2025-02-10', month: '2025-02' });
    loading.resolve({ text: '', lines: [aProvenLine(), february] });
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const table = within(canvas.getByRole('table', { name: 'Hashes in the public ledger' }));
    await expect(table.getAllByRole('row')[1]).toHaveTextContent(/^Feb 2025/);
    dispatchEvent(new Event('afterprint'));
    print.mockRestore();
  },
});

/** The statement is printed without proofs. */
export const ProofsFailed = meta.story({
  tags: ['!autodocs'],
  args: { onLoadStatement: fn(async () => undefined) },
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Print or save as PDF' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    await expect(canvas.getByText(/The proofs could not be loaded/)).toBeVisible();
    dispatchEvent(new Event('afterprint'));
    print.mockRestore();
  },
});

export const Empty = meta.story({
  args: { donations: [aDonation({ payment_status: 'failed' })] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
