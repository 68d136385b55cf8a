import { anOpenBooks, anUnbrokenName } from '@hearthlight/domain/fixtures';
import { expect, fn, within } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';

import preview from '#storybook/preview';

import { expectOneLine } from '../../../../.storybook/expect-one-line.ts';
import { slowLoading } from '../../../../.storybook/slow-loading.ts';
import { BooksPage, type OpenBooksView } from './books-page.tsx';

const ready = (changes = {}): OpenBooksView => ({ status: 'ready', ...anOpenBooks(changes) });
const state = (status: 'loading' | 'failed'): OpenBooksView => ({ status });

const meta = preview.meta({
  title: 'Product/Open books/BooksPage',
  component: BooksPage,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
  args: { foundation, books: ready(), onRetry: fn() },
});

export const Ready = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Not spent yet').parentElement).toHaveTextContent('$640.50');
    await userEvent.click(canvas.getByText('All months as a table'));
    const months = within(canvas.getByRole('table', { name: 'Month by month' }));
    await expect(months.getByRole('row', { name: /Oct 2026/ })).toHaveTextContent('$1,050.50');
    const chain = within(canvas.getByRole('article', { name: 'Wells for four villages' }));
    await expect(chain.getByRole('link', { name: 'Kofi Mensah' })).toHaveAttribute('href', '/bills/4');
    await expect(chain.getByRole('link', { name: 'Water in Guinea' })).toHaveAttribute(
      'href',
      '/news/Water%20in%20Guinea',
    );
    // A link to the dashboard would ask visitors without a session to sign in.
    await expect(chain.getByText('The pump runs')).toBeVisible();
    await expect(chain.queryByRole('link', { name: 'The pump runs' })).toBeNull();
    const bills = within(canvas.getByRole('table', { name: 'Paid bills' }));
    await expect(bills.getByRole('link', { name: 'Scan of bill 4' })).toHaveAttribute('href', '/bills/4');
    await expect(bills.getByRole('row', { name: /Rent/ })).toHaveTextContent('Not published');
    await expect(canvas.getByText('$180 more was paid than came in for it')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { books: state('loading') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the books')).toBeInTheDocument();
  },
});

export const Slow = meta.story({ ...slowLoading, args: { books: state('loading') } });

/** No bill is paid yet. */
export const Empty = meta.story({
  args: { books: ready({ months: [], methods: [], campaigns: [], bills: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The books open with the first paid bill.')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const Failed = meta.story({
  args: { books: state('failed') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Ten years and many bills. */
export const Many = meta.story({
  args: {
    books: ready({
      months: Array.from({ length: 120 }, (_, index) => ({
        month: `${2017 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
        received: 1000 + ((index * 379) % 900),
        paid: 800 + ((index * 277) % 700),
      })),
      bills: Array.from({ length: 200 }, (_, index) => ({
        id: 200 - index,
        paid_on: '2026-11-03',
        payee: index % 3 === 0 ? anUnbrokenName : 'Kofi Mensah',
        kind: 'Wells and pumps',
        amount: 640,
        campaign_id: 3,
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The last 12 months')).toBeVisible();
    await expect(within(canvas.getByRole('table', { name: 'Paid bills' })).getAllByRole('row')).toHaveLength(26);
  },
});

export const Mobile = meta.story({ tags: ['visual'], globals: { viewport: { value: 'phone' } } });

/** Totals stay whole. */
export const LargeText = meta.story({
  tags: ['!autodocs'],
  args: { books: ready({ received: 3_727_980, paid: 3_511_477.99 }) },
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async ({ canvas }) => {
    for (const total of ['$3,727,980', '$3,511,477.99', '$216,502.01']) await expectOneLine(canvas.getByText(total));
  },
});
