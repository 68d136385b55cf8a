import type { DeskDonor } from '@hearthlight/domain/desk';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../../.storybook/form-result.ts';
import { DonorPage, type DonorPageProps } from './donor-page.tsx';
import { aDonor } from './fixtures/index.ts';

/** A function, because a constant would have the type of this one state. */
const ready = (donor: DeskDonor): DonorPageProps['view'] => ({ status: 'ready', donor });

const shown: Pick<DonorPageProps, 'view'> = { view: ready(aDonor()) };

const grace = { id: 15, name: 'Grace Hopper', email: 'grace@example.org' };
const ada = { id: 12, name: 'Ada Lovelace', email: 'ada@example.org' };

const meta = preview.meta({
  title: 'Product/Desk/Donors/DonorPage',
  component: DonorPage,
  tags: ['experimental'],
  args: {
    ...shown,
    onRetry: fn(),
    onSearch: fn<DonorPageProps['onSearch']>(async () => ({ donors: [grace, ada], has_more: false })),
    onEdit: resolvesTo({ ok: true }),
    onPreviewMerge: fn<DonorPageProps['onPreviewMerge']>(async () => ({
      ok: true,
      merge: { kept: ada, merged: grace, gifts: 2, amount: 75, campaigns: 1, mails: 4 },
    })),
    onMerge: resolvesTo({ ok: true }),
    onExport: resolvesTo({ ok: true }),
    onPreviewErasure: fn<DonorPageProps['onPreviewErasure']>(async () => ({
      ok: true,
      erasure: { gifts: 14, comments: 1, campaigns: 1, mails: 2 },
    })),
    onErase: resolvesTo({ ok: true }),
  },
});

export const Loading = meta.story({ args: { view: { status: 'loading' } } });
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Default = meta.story();

export const LinksToGifts = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Show all 14 gifts' })).toHaveAttribute(
      'href',
      '/desk/gifts?donor=12',
    );
    await expect(canvas.getByText(/not delivered/)).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { view: { status: 'failed' } },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Try again');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** A new donor, who has done nothing yet. */
export const Empty = meta.story({
  args: {
    view: ready(
      aDonor({
        goal: 0,
        gifts: [],
        totals: { count: 0, amount: 0, completed_count: 0, completed_amount: 0 },
        former_addresses: [],
        campaigns: [],
        mails: [],
        comments: [],
      }),
    ),
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    view: ready(
      aDonor({
        name: 'Wilhelmina Featherstonehaugh-Featherstonehaugh the Younger',
        email: 'wilhelmina.featherstonehaugh-featherstonehaugh.the.younger@correspondence.example.org',
      }),
    ),
  },
});

/** After the address was corrected. */
export const Unverified = meta.story({
  args: { view: ready(aDonor({ is_unverified: true, refuses_updates: true })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Not verified yet/)).toBeVisible();
  },
});

/** The form says what a new address means before it is saved. */
export const Edits = meta.story({
  play: async ({ args, canvas }) => {
    await press(canvas, 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit' }));
    await expect(dialog.getByLabelText('E-mail')).toHaveAccessibleDescription(/must be verified by a code/);
    await fill(dialog, { 'E-mail': 'ada@' });
    await press(dialog, 'Save');
    await waitFor(() => expect(dialog.getByLabelText('E-mail')).toBeInvalid());
    await expect(args.onEdit).not.toHaveBeenCalled();
    await fill(dialog, { 'E-mail': 'ada@example.net' });
    await press(dialog, 'Save');
    await waitFor(() =>
      expect(args.onEdit).toHaveBeenCalledWith(
        { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.net' },
        { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.org' },
      ),
    );
    await expect(await canvas.findByText('The change was saved.')).toBeVisible();
  },
});

/** Another donor has the address: the form keeps what was typed. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: {
    onEdit: resolvesTo({
      ok: false,
      fields: { email: 'Donor 15 has this address. Merge the two instead.' },
    }),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit' }));
    await fill(dialog, { 'E-mail': 'grace@example.org' });
    await press(dialog, 'Save');
    const field = dialog.getByLabelText('E-mail');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Donor 15 has this address/));
    await expect(field).toHaveValue('grace@example.org');
  },
});

/** The other donor is chosen first, and what moves is shown before anything is merged. */
export const Merges = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await press(canvas, 'Merge');
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge' }));
    await press(dialog, 'Show what moves');
    await waitFor(() => expect(dialog.getByText('Choose the other donor.')).toBeVisible());
    await fill(dialog, { 'Find the donor': 'hopper' });
    await press(dialog, 'Search');
    // The donor of the page cannot be chosen.
    await userEvent.click(await dialog.findByRole('radio', { name: /Grace Hopper/ }));
    await expect(dialog.getAllByRole('radio')).toHaveLength(1);
    await press(dialog, 'Show what moves');
    await expect(await dialog.findByText('2 gifts, $75 of it completed')).toBeVisible();
    await expect(dialog.getByText('grace@example.org, for later gifts that name it')).toBeVisible();
    await expect(args.onMerge).not.toHaveBeenCalled();
    await press(dialog, 'Merge for good');
    await waitFor(() => expect(args.onMerge).toHaveBeenCalledWith(15));
    await expect(await canvas.findByText('Donor 15 was merged into this one.')).toBeVisible();
  },
});

/** A refused merge, and a search that fails, are said where they happen. */
export const MergeRefused = meta.story({
  tags: ['!autodocs'],
  args: {
    onMerge: resolvesTo({ ok: false, message: 'There is no such donor.' }),
  },
  beforeEach: ({ args }) => void args.onSearch.mockResolvedValueOnce(undefined),
  play: async ({ canvas, userEvent }) => {
    await press(canvas, 'Merge');
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge' }));
    await press(dialog, 'Search');
    await expect(await dialog.findByText('The search failed. Please try again.')).toBeVisible();
    await press(dialog, 'Search');
    await userEvent.click(await dialog.findByRole('radio', { name: /Grace Hopper/ }));
    await press(dialog, 'Show what moves');
    await press(dialog, 'Merge for good');
    await expect(await dialog.findByText('There is no such donor.')).toBeVisible();
  },
});

/** What goes and what stays is shown before anything is erased. */
export const Erases = meta.story({
  play: async ({ args, canvas }) => {
    await press(canvas, 'Erase');
    const dialog = within(await screen.findByRole('dialog', { name: 'Erase' }));
    await expect(dialog.getByRole('region', { name: 'Stays' })).toHaveTextContent(
      '14 gifts in the books, without a name',
    );
    await expect(args.onErase).not.toHaveBeenCalled();
    await press(dialog, 'Erase for good');
    await waitFor(() => expect(args.onErase).toHaveBeenCalledOnce());
  },
});

/** Exports without a dialog, and says when that fails. */
export const Exports = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ args }) =>
    void args.onExport.mockResolvedValueOnce({ ok: false, message: 'Enter your password again.' }),
  play: async ({ canvas }) => {
    await press(canvas, 'Export');
    await expect(await canvas.findByText('Enter your password again.')).toBeVisible();
    await press(canvas, 'Export');
    await expect(await canvas.findByText('The file was saved.')).toBeVisible();
  },
});
