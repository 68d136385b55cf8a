import { paths } from '@hearthlight/domain';
import { anOpenBooks } from '@hearthlight/domain/fixtures';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { respond } from '../../../../.storybook/network.ts';
import { SiteAt } from '../flows/site-at.tsx';
import { asVisitor } from '../flows/visit.ts';

const requested = fn();
const paidTo = (payee: string, id: number) =>
  anOpenBooks()
    .bills.slice(0, 1)
    .map((bill) => ({ ...bill, id, payee }));

const meta = preview.meta({
  title: 'Product/Routes/Books',
  component: SiteAt,
  args: { address: paths.books },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '600px' } },
    network: [
      respond('openBooks', () => anOpenBooks({ next: 'first' })),
      respond('paidBills', ({ query }) => {
        const after = query.get('after');
        requested(after);
        return after === 'first' ? { bills: paidTo('A potter', 90), next: 'last' } : { bills: paidTo('A smith', 80) };
      }),
    ],
  },
  beforeEach: () => {
    requested.mockClear();
    asVisitor();
  },
});

/** Older bills are loaded page by page until all are there. */
export const EveryBill = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Kofi Mensah/ });
    await expect(requested).not.toHaveBeenCalled();
    await press(canvas, 'Show more');
    await expect(await canvas.findByRole('row', { name: /A potter/ })).toBeVisible();
    await press(canvas, 'Show more');
    await expect(await canvas.findByRole('row', { name: /A smith/ })).toBeVisible();
    await expect(requested.mock.calls).toEqual([['first'], ['last']]);
    await expect(canvas.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  },
});
