import { anOpenBooks } from '@hearthlight/domain/fixtures';
import { expect, within } from 'storybook/test';

import preview from '#storybook/preview';

import { GiftMethods } from './gift-methods.tsx';

const meta = preview.meta({
  title: 'Product/Open books/GiftMethods',
  component: GiftMethods,
  tags: ['internal'],
  args: { methods: anOpenBooks().methods },
});

/** Ways that only a few gifts came are one row. The last row is the sum. */
export const Default = meta.story();

export const AddsUp = meta.story({
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'How gifts arrived' }));
    await expect(table.getByRole('row', { name: /Paypal service/ })).toHaveTextContent('$1,200.50');
    await expect(table.getByRole('row', { name: /Other ways/ })).toHaveTextContent('$380');
    await expect(table.getByRole('row', { name: /Came in/ })).toHaveTextContent('$1,580.50');
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'small' } } });
