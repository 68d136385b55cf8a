import type { Dashboard, Donation } from '@hearthlight/domain';
import { aDashboard, aDonation, aDonorPlan, aMoment, aStatementLine } from '@hearthlight/domain/fixtures';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';

import preview from '#storybook/preview';

import { resolvesTo } from '../../../../../.storybook/form-result.ts';
import { resolving } from '../../../../../.storybook/shown-code.ts';
import { guidance } from './history-pane.guidance.ts';
import { HistoryPane } from './history-pane.tsx';
import type { LoadedStatement } from './loaded-statement.ts';

type Screen = ReturnType<typeof within>;

/** Opens the menu 'Export' and clicks one of its buttons. */
async function choose(canvas: Screen, name: RegExp) {
  await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
  await userEvent.click(canvas.getByRole('button', { name }));
}

const dashboardOf = (donation_history: Donation[]): Dashboard => {
  const dashboard = aDashboard();
  return { ...dashboard, records: { ...dashboard.records, donation_history } };
};
/** Returns a spy for a call that resolves to `answer`. */
const answers = <Answer,>(answer: Answer) =>
  resolving(
    fn(async () => answer),
    answer,
  );

const tenThousand = dashboardOf(
  Array.from({ length: 10_000 }, (_, index) => aDonation({ donation_cause: `Cause ${index + 1}` })),
);

const meta = preview.meta({
  title: 'Product/Dashboard/History/HistoryPane',
  component: HistoryPane,
  tags: ['stable'],
  parameters: { guidance, docs: { source: { type: 'code' } } },
  args: { dashboard: aDashboard(), foundation, now: new Date(aMoment) },
});

export const Ready = meta.story({
  tags: ['visual', 'modes'],
  play: async ({ canvas }) => {
    const totals = canvas.getAllByRole('definition').map((total) => total.textContent);
    await expect(totals).toEqual(['$2,480', '4', '$2,220', '$60', '$200']);
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms.slice(2)).toEqual(['Completed (2)', 'Pending (1)', 'Failed (1)']);
  },
});

/** A donor with a standing order sees above the donations what came for it. */
export const StandingOrder = meta.story({
  args: {
    dashboard: { ...aDashboard(), records: { ...aDashboard().records, plans: [aDonorPlan()] } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your standing orders' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: '$20 every month' })).toBeVisible();
  },
});

/** A completed donation has a receipt, which its row shows. */
export const Receipt = meta.story({
  args: {
    dashboard: dashboardOf([aDonation({ receipt: '2026-00041' }), aDonation({ payment_status: 'pending' })]),
    receipts: {
      load: answers('<!doctype html><html lang="en"><body><h1>Donation receipt</h1></body></html>'),
      mail: resolvesTo({ ok: true }),
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Receipt/ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Receipt 2026-00041' }));
    const dialog = await screen.findByRole('dialog', { name: 'Receipt 2026-00041' });
    await expect(args.receipts?.load).toHaveBeenCalledWith('2026-00041');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Send it to me by e-mail' }));
    await expect(args.receipts?.mail).toHaveBeenCalledWith('2026-00041');
  },
});

export const Empty = meta.story({
  args: { dashboard: dashboardOf([]), onLoadStatement: answers(undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No record found')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
});

/** A year filters the list, its totals and the file. */
export const OneYear = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const year = canvas.getByRole('combobox', { name: 'Show donations of' });
    await expect(
      within(year)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['All years', '2026', '2025']);
    await userEvent.selectOptions(year, '2025');
    const totals = canvas.getAllByRole('definition').map((total) => total.textContent);
    await expect(totals).toEqual(['$2,100', '1', '$2,100', '$0', '$0']);
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    const { name, text } = await savedBy(() => choose(canvas, /^Download CSV/));
    await expect(name).toBe('donations-2025.csv');
    await expect(text.split('\r\n')).toHaveLength(3);
  },
});

/** On a phone, the menu is inside the window. */
export const ExportOnAPhone = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    const { left, right } = canvas.getByRole('button', { name: /^Download CSV/ }).getBoundingClientRect();
    await expect([left >= 0, right <= window.innerWidth]).toEqual([true, true]);
  },
});

/** Without a choice of years, the button is still at the end of its line. */
export const ExportOfOneYear = meta.story({
  tags: ['!autodocs'],
  args: { dashboard: dashboardOf([aDonation()]) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    const { left } = canvas.getByRole('button', { name: /^Download CSV/ }).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
  },
});

export const Many = meta.story({
  args: { dashboard: tenThousand },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10,000')).toBeVisible();
    await expect(canvas.getAllByText('$1,200,000')[0]).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await expect(canvas.queryByText('Cause 60')).toBeNull();
    for (let pages = 0; pages < 2; pages += 1) await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('Cause 60')).toBeVisible();
  },
});

/** Returns name and text of the file that `press` makes the browser save. */
async function savedBy(press: () => Promise<void>) {
  const blobs: Blob[] = [];
  const names: string[] = [];
  const make = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return '#saved';
  });
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await press();
  make.mockRestore();
  click.mockRestore();
  return { name: names[0], text: await new Blob(blobs).text() };
}

export const EscapesFormulasInCsv = meta.story({
  tags: ['!autodocs'],
  args: {
    dashboard: dashboardOf([
      aDonation({ donation_cause: '=HYPERLINK("http://evil.example")', payment_status: 'declined' }),
      aDonation({ amount_donated: 12.5, donation_cause: 'Roof, "dry"' }),
    ]),
  },
  play: async ({ canvas }) => {
    const { name, text } = await savedBy(() => choose(canvas, /^Download CSV/));
    await expect(name).toBe('donations-2026-11-20.csv');
    await expect(text.split('\r\n')).toEqual([
      '"Date of donation","Amount donated","Donation cause","Payment method","Status"',
      `"2026-11-03",120,"'=HYPERLINK(""http://evil.example"")","Paypal service","Failed"`,
      '"2026-11-03",12.5,"Roof, ""dry""","Paypal service","Completed"',
      '',
    ]);
  },
});

export const PrintsAllRows = meta.story({
  tags: ['!autodocs'],
  args: { dashboard: dashboardOf(Array.from({ length: 120 }, () => aDonation())) },
  play: async ({ canvas }) => {
    const print = spyOn(window, 'print').mockImplementation(() => {
      dispatchEvent(new Event('beforeprint'));
    });
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await choose(canvas, /^Print this list/);
    await expect(print).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('row')).toHaveLength(121);
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(60));
    print.mockRestore();
  },
});

/** Runs `print` with `window.print` replaced, and reports the end of printing after it. */
async function whilePrinting(check: (print: ReturnType<typeof spyOn>) => Promise<void>) {
  const print = spyOn(window, 'print').mockImplementation(() => undefined);
  await check(print);
  dispatchEvent(new Event('afterprint'));
  print.mockRestore();
}

const proofs = [
  aStatementLine(),
  aStatementLine({ date: '2025-02-10', month: '2025-02' }),
  aStatementLine({ kind: 'failed', cents: 0 }),
];

/** The statement lists the completed donations of the year on the screen, with what proves them. */
export const PrintsTheStatementOfTheYear = meta.story({
  tags: ['!autodocs'],
  args: { onLoadStatement: fn(async () => ({ text: '', lines: proofs })) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), '2025');
    await whilePrinting(async (print) => {
      await choose(canvas, /^Print statement of 2025/);
      await waitFor(() => expect(print).toHaveBeenCalledOnce());
      const statement = within(canvasElement).getByRole('article', { hidden: true });
      await expect(statement).toHaveAccessibleName('Statement of 2025');
      const [donations, lines] = within(statement).getAllByRole('table', { hidden: true });
      await expect(donations).toHaveTextContent(/\$2,100.*Total of 1\$2,100/);
      await expect(lines).toHaveTextContent(/Feb 2025/);
      await expect(within(statement).getAllByText(aStatementLine().hash)).toHaveLength(1);
    });
    await waitFor(() => expect(canvas.queryByRole('article', { hidden: true })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus();
  },
});

/** Pending and failed donations are not on a statement. */
export const PrintsCompletedDonationsOfAllYears = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await whilePrinting(async (print) => {
      await choose(canvas, /^Print statement of all years/);
      await waitFor(() => expect(print).toHaveBeenCalledOnce());
      const statement = canvas.getByRole('article', { name: 'Statement of all years', hidden: true });
      await expect(within(statement).getByText('Donations in all years')).toBeInTheDocument();
      await expect(statement).toHaveTextContent(/Nov 3, 2026.*Feb 10, 2025.*Total of 2\$2,220/);
    });
  },
});

/** The statement is printed all the same, and only the paper says that its proofs are missing. */
export const PrintsWithoutProofs = meta.story({
  tags: ['!autodocs'],
  args: { onLoadStatement: fn(async () => undefined) },
  play: async ({ canvas }) => {
    await whilePrinting(async (print) => {
      await choose(canvas, /^Print statement/);
      await waitFor(() => expect(print).toHaveBeenCalledOnce());
      await expect(canvas.getByText(/The proofs could not be loaded/)).toBeInTheDocument();
    });
  },
});

/** Without a completed donation there is no statement. */
export const NothingCompleted = meta.story({
  tags: ['!autodocs'],
  args: { dashboard: dashboardOf([aDonation({ payment_status: 'failed' })]) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(canvas.queryByRole('button', { name: /^Print statement/ })).toBeNull();
  },
});

let loading = Promise.withResolvers<LoadedStatement | undefined>();

/** The file with proofs has no name in its own. */
export const SavesProofs = meta.story({
  tags: ['!autodocs'],
  args: { onLoadStatement: fn(() => loading.promise) },
  beforeEach: () => {
    loading = Promise.withResolvers();
  },
  play: async ({ args, canvas }) => {
    const { name, text } = await savedBy(async () => {
      await choose(canvas, /^Download with proofs/);
      const button = canvas.getByRole('button', { name: /^Export/ });
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      loading.resolve({ text: '{"format":"donation-statement-1"}', lines: [aStatementLine()] });
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    });
    await expect(args.onLoadStatement).toHaveBeenCalledOnce();
    await expect(name).toBe('statement.json');
    await expect(text).toBe('{"format":"donation-statement-1"}');
  },
});

/** No month with a donation is closed yet. */
export const NoProofsYet = meta.story({
  tags: ['!autodocs'],
  args: { onLoadStatement: fn(async () => ({ text: '{}', lines: [] })) },
  play: async ({ canvas }) => {
    const save = spyOn(URL, 'createObjectURL');
    await choose(canvas, /^Download with proofs/);
    await expect(await canvas.findByText(/when its month is closed/)).toBeVisible();
    await expect(save).not.toHaveBeenCalled();
  },
});

export const StatementFailed = meta.story({
  tags: ['!autodocs'],
  args: { onLoadStatement: fn(async () => undefined) },
  play: async ({ canvas }) => {
    await choose(canvas, /^Download with proofs/);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The statement could not be loaded.');
  },
});

export const LongText = meta.story({
  args: {
    dashboard: dashboardOf([
      aDonation({
        donation_cause: 'c'.repeat(500),
        amount_donated: 9_999_999_999.99,
        payment_method: 'm'.repeat(80),
      }),
    ]),
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** A pending pledge leads to how it is paid. */
export const PendingPledge = meta.story({
  tags: ['!autodocs', '!visual'],
  args: {
    dashboard: dashboardOf([
      aDonation({ payment_status: 'pending', payment_reference: 'RF7900000056000003751399' }),
      aDonation({ payment_reference: 'RF7900000056000003751399' }),
    ]),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'How to pay $120 of Nov 3, 2026' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay your pledge of $120' }));
    await expect(await dialog.findByText('RF79 0000 0056 0000 0375 1399')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^How to pay/ })).toHaveFocus());
  },
});
