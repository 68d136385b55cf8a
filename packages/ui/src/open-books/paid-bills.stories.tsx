import { anOpenBooks, anUnbrokenName } from '@hearthlight/domain/fixtures';
import { expect, fn, within } from 'storybook/test';

import preview from '#storybook/preview';

import { PaidBills } from './paid-bills.tsx';

const { bills, campaigns } = anOpenBooks();

const meta = preview.meta({
  title: 'Product/Open books/PaidBills',
  component: PaidBills,
  tags: ['internal'],
  args: { bills, campaigns },
});

/** A bill without a published scan names no payee. */
export const Default = meta.story();

export const LinksToScans = meta.story({
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Paid bills' }));
    const published = table.getByRole('row', { name: /Kofi Mensah/ });
    await expect(within(published).getByRole('link', { name: 'Scan of bill 4' })).toHaveAttribute('href', '/bills/4');
    const other = table.getByRole('row', { name: /Rent/ });
    await expect(other).toHaveTextContent('Not published');
    await expect(within(other).queryByRole('link')).toBeNull();
  },
});

/** Older bills come with the next page. */
export const Many = meta.story({
  args: {
    bills: Array.from({ length: 100 }, (_, page) => bills.map((bill) => ({ ...bill, id: 10 * page + bill.id }))).flat(),
    onShowMore: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
});

/** The campaign of each bill is named. */
export const NamesCampaigns = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Kofi Mensah/ })).toHaveTextContent('Wells for four villages');
    await expect(canvas.getByRole('row', { name: /Rent/ })).toHaveTextContent('—');
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: { bills: bills.map((bill) => ({ ...bill, payee: anUnbrokenName, kind: anUnbrokenName })) },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'small' } } });
