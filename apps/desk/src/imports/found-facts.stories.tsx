import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { anUpload } from './fixtures.ts';
import { FoundFacts } from './found-facts.tsx';

const meta = preview.meta({
  title: 'Imports/FoundFacts',
  component: FoundFacts,
  tags: ['internal'],
  args: { upload: anUpload() },
});

export const Default = meta.story();

/** Characters that are easily overlooked are named. */
export const NamesSeparators = meta.story({
  tags: ['!autodocs'],
  args: { upload: anUpload({ delimiter: '\t', decimal: '.' }) },
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('definition').map((value) => value.textContent);
    await expect(values.slice(1)).toEqual([
      '42',
      'windows-1252',
      'Amounts are read as USD, the currency of the books',
      'Tab',
      'Point',
    ]);
  },
});

/** A file without a column for the currency says in which one it is read; one with it does not. */
export const WithoutCurrency = meta.story({
  tags: ['!autodocs'],
  args: { upload: anUpload({ columns: { date: 'Date', amount: 'Amount' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Amounts are read as USD, the currency of the books')).toBeVisible();
  },
});

export const WithCurrency = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { upload: anUpload({ columns: { date: 'Date', amount: 'Amount', currency: 'Currency' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Amounts are read as/)).not.toBeInTheDocument();
  },
});

/** A file in which all rows are in another currency says at once what to do. */
export const OtherCurrency = meta.story({
  args: {
    upload: anUpload({
      readings: [
        { line: 2, texts: [], date: '2026-11-02', amount: 25, currency: 'EUR', giver: 'Ada Byron', purpose: null },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Rows in another currency than USD are refused/)).toBeVisible();
    await expect(canvas.queryByText(/^Amounts are read as/)).not.toBeInTheDocument();
  },
});

/** A file that is no table has no separators. */
export const Camt = meta.story({
  args: { upload: anUpload({ kind: 'camt', encoding: 'utf-8', delimiter: '', rows: 12_480 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
    await expect(canvas.getByText('12,480')).toBeVisible();
  },
});
