import { aBooks, aPublishedBill } from '@hearthlight/domain/fixtures';
import { expect, within } from 'storybook/test';
import { about } from 'virtual:content/about';

import preview from '#storybook/preview';

import { slowLoading } from '../../../../.storybook/slow-loading.ts';
import { AboutBooks } from './about-books.tsx';

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe';

const meta = preview.meta({
  title: 'Product/About/AboutBooks',
  component: AboutBooks,
  tags: ['internal', 'visual'],
  parameters: { layout: 'fullscreen' },
  args: { title: about.money.title, books: aBooks() },
});

export const Ready = meta.story({
  play: async ({ canvas, userEvent }) => {
    const cameIn = within(canvas.getByRole('table', { name: 'Came in, 2026' }));
    await expect(cameIn.getByRole('row', { name: /^Came in/ })).toHaveTextContent('$1,170.50');
    const paidOut = within(canvas.getByRole('table', { name: 'Paid out, 2026' }));
    await expect(paidOut.getByRole('row', { name: /^Roofs/ })).toHaveTextContent('$640');
    await expect(paidOut.getByRole('row', { name: /^Paid out/ })).toHaveTextContent('$940');
    await expect(canvas.getByText('Paid out, 2025')).not.toBeVisible();
    await userEvent.click(canvas.getByText('2025'));
    await expect(canvas.getByRole('table', { name: 'Paid out, 2025' })).toBeVisible();
    await userEvent.click(canvas.getByText('2025'));
  },
});

/** The fees that payment providers kept are the last row of the payments. */
export const Fees = meta.story({
  tags: ['!visual', '!autodocs'],
  args: { books: { years: aBooks().years.map((year) => ({ ...year, fees: 12.5 })), bills: [] } },
  play: async ({ canvas }) => {
    const paidOut = within(canvas.getByRole('table', { name: 'Paid out, 2026' }));
    await expect(paidOut.getByRole('row', { name: /^Fees of payment providers/ })).toHaveTextContent('$12.50');
    await expect(paidOut.getByRole('row', { name: /^Paid out/ })).toHaveTextContent('$952.50');
  },
});

/** The scan of a published bill is a file to download. */
export const PublishedBills = meta.story({
  tags: ['!visual', '!autodocs'],
  play: async ({ canvas }) => {
    const bill = canvas.getByRole('link', { name: 'Kofi Mensah, carpenter: $640' });
    await expect(bill).toHaveAttribute('href', '/bills/7');
    await expect(bill).toHaveAttribute('download');
    await expect(bill.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
});

export const Loading = meta.story({
  tags: ['!visual'],
  args: { books: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the books')).toBeInTheDocument();
  },
});

export const Slow = meta.story({ ...slowLoading, args: { books: undefined } });

/** One year, and no published bill. */
export const OneYear = meta.story({
  tags: ['!visual'],
  args: { books: { years: aBooks().years.slice(0, 1), bills: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Bills to look at')).toBeNull();
    await expect(canvas.queryByRole('group')).toBeNull();
  },
});

/** Many years and bills. The open books have the bills after the newest five. */
export const Many = meta.story({
  tags: ['!visual'],
  args: {
    books: {
      years: Array.from({ length: 14 }, (_, index) => ({ year: 2026 - index, came_in: [], paid_out: [] })),
      bills: Array.from({ length: 50 }, (_, id) => aPublishedBill({ id })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group')).toHaveLength(13);
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/bills/0', '/bills/1', '/bills/2', '/bills/3', '/bills/4', '/books', '/ledger']);
  },
});

export const LongText = meta.story({
  tags: ['!visual'],
  args: {
    title: `${about.money.title} ${longWord}`,
    books: {
      years: [
        {
          year: 2026,
          came_in: [{ kind: 'campaign', amount: 9_978_000.5 }],
          paid_out: [{ kind: `${longWord} ${longWord}`, amount: 1 }],
        },
      ],
      bills: [{ id: 1, paid_on: '2026-11-03', payee: longWord, kind: longWord, amount: 1 }],
    },
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
