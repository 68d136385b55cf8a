import type { ImportPreview } from '@hearthlight/domain/desk';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../../.storybook/form-result.ts';
import { aPreview, anUpload } from './fixtures.ts';
import { ImportFilePage, type ImportFilePageProps } from './import-file-page.tsx';

/** A function, because a constant would have the type of this one state. */
const ready = (changes: Parameters<typeof anUpload>[0] = {}): ImportFilePageProps['view'] => ({
  status: 'ready',
  upload: anUpload(changes),
});
const shown: Pick<ImportFilePageProps, 'view'> = { view: ready() };
const paid = { date: '2026-10-02', amount: 25, giver: 'BYRON, ADA', like: null };
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

const previews = (changes: Parameters<typeof aPreview>[0] = {}) =>
  fn<ImportFilePageProps['onPreview']>(async () => ({ ok: true, preview: aPreview(changes) }));

const meta = preview.meta({
  title: 'Product/Desk/Imports/ImportFilePage',
  component: ImportFilePage,
  tags: ['experimental'],
  args: {
    ...shown,
    onRetry: fn(),
    onPreview: previews(),
    onImport: fn<ImportFilePageProps['onImport']>(async () => ({
      ok: true,
      imported: { recorded: 39, changed: 2, thanked: 35 },
    })),
    onDiscard: resolvesTo({ ok: true }),
  },
});

export const Default = meta.story();
export const Loading = meta.story({ args: { view: { status: 'loading' } } });
export const Failed = meta.story({ args: { view: { status: 'failed' } } });
export const Paypal = meta.story({ args: { view: ready({ kind: 'paypal', columns: null }) } });
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Asks for the columns that were not recognized. */
export const Invalid = meta.story({
  tags: ['!autodocs'],
  args: { view: ready({ columns: { bank: 'bank', date_format: 'YYYY-MM-DD', decimal: '.' } }) },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Show what it would change');
    await waitFor(() => expect(canvas.getByLabelText(/^Day of the gift/)).toBeInvalid());
    await expect(args.onPreview).not.toHaveBeenCalled();
  },
});

/** Previews the mapped columns, records a suspected duplicate as a separate gift, and imports. */
export const Imports = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText(/^Purpose/), 'None');
    await userEvent.selectOptions(canvas.getByLabelText(/^Campaign for rows/), '7');
    await press(canvas, 'Show what it would change');
    const choices = {
      columns: {
        bank: 'bank',
        date: 'Buchungstag',
        date_format: 'DD.MM.YY',
        amount: 'Betrag',
        decimal: ',',
        name: 'Name Zahlungsbeteiligter',
      },
      campaign_id: 7,
      separate_lines: [],
    };
    await waitFor(() => expect(args.onPreview).toHaveBeenCalledWith(choices));
    await expect(await canvas.findByText('Gift 118 in the books')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Import 38 gifts' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'This is a separate gift' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Send a thank-you mail/ }));
    await press(canvas, 'Import 39 gifts');
    await waitFor(() =>
      expect(args.onImport).toHaveBeenCalledWith(
        { ...choices, separate_lines: [2], thank: true },
        expect.any(Function),
      ),
    );
    await expect(await canvas.findByText(/39 gifts were recorded\./)).toBeVisible();
    await expect(canvas.getByText(/2 known gifts were changed\. 35 thank-you mails are on/)).toBeVisible();
  },
});

/** What is imported is what was shown: other choices need another preview, and none can be made during the import. */
export const OtherChoices = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { onImport: fn<ImportFilePageProps['onImport']>(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, 'Show what it would change');
    await canvas.findByRole('button', { name: 'Import 38 gifts' });
    await userEvent.selectOptions(canvas.getByLabelText(/^Campaign for rows/), '7');
    await expect(canvas.queryByRole('button', { name: 'Import 38 gifts' })).not.toBeInTheDocument();
    await press(canvas, 'Show what it would change');
    await press(canvas, 'Import 38 gifts');
    await waitFor(() =>
      expect(canvas.queryByLabelText(/^Campaign for rows/)?.closest('[inert]')).not.toBeNull(),
    );
  },
});

/** What becomes of each payment: it completes a pledge, is a gift of the donor whose reference it has, or has no donor. */
export const Pledges = meta.story({
  args: {
    onPreview: previews({
      counts: { new: 2, changed: 1, suspected: 0, known: 0, ignored: 0, refused: 1 },
      gross: 160.5,
      rows: rowsOfPledges,
    }),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Show what it would change');
    await expect(await canvas.findByText(/^It completes gift 4098, a pledge of \$25/)).toBeVisible();
  },
});

/** Shows how far the import is. */
export const Pending = meta.story({
  args: {
    onImport: fn<ImportFilePageProps['onImport']>((_, onProgress) => {
      onProgress({ done: 500, total: 38_000 });
      return new Promise(() => {});
    }),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Show what it would change');
    await press(canvas, 'Import 38 gifts');
    await expect(await canvas.findByRole('progressbar', { name: 'Recorded gifts' })).toHaveValue(500);
  },
});

/** Says that a colleague was faster, and that a file has nothing new. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: {
    onImport: fn<ImportFilePageProps['onImport']>(async () => ({
      ok: false,
      message: 'This file was already imported or removed.',
    })),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Show what it would change');
    await press(canvas, 'Import 38 gifts');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('already imported');
  },
});

export const NothingNew = meta.story({
  tags: ['!autodocs'],
  args: {
    onPreview: previews({ counts: { new: 0, changed: 0, suspected: 0, known: 42, ignored: 0, refused: 0 } }),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Show what it would change');
    await expect(await canvas.findByText(/is already in the books/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
  },
});
