import { paths } from '@hearthlight/domain';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { BooksLinks } from './books-links.tsx';

const meta = preview.meta({
  title: 'Product/About/BooksLinks',
  component: BooksLinks,
  tags: ['internal'],
});

export const Default = meta.story({});

export const Addresses = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual([paths.books, paths.ledger]);
  },
});
