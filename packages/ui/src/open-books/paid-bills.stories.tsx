import { anOpenBooks, anUnbrokenName } from '@hearthlight/domain/fixtures';
import { expect, within } from 'storybook/test';

import preview from '#storybook/preview';

import { PaidBills } from './paid-bills.tsx';

const { bills } = anOpenBooks();

const meta = preview.meta({
  title: 'Product/Open books/PaidBills',
  component: PaidBills,
  tags: ['internal'],
  args: { bills },
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

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: { bills: bills.map((bill) => ({ ...bill, payee: anUnbrokenName, kind: anUnbrokenName })) },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'small' } } });
