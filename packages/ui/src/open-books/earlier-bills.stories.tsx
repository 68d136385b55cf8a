import { anOpenBooks } from '@hearthlight/domain/fixtures';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { EarlierBills } from './earlier-bills.tsx';

const bills = anOpenBooks().bills.slice(0, 1);
const six = Array.from({ length: 6 }, () => bills).flat();

const meta = preview.meta({
  title: 'Product/Open books/EarlierBills',
  component: EarlierBills,
  tags: ['internal'],
  args: { bills: six, paid: 3840 },
  decorators: [
    (Story) => (
      <ul className="list-['']">
        <Story />
      </ul>
    ),
  ],
});

export const Default = meta.story();

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Earlier: 1 bill, $640');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#paid-bills');
  },
});

/** If the oldest bills are missing, only their sum is known. */
export const OldestMissing = meta.story({
  args: { bills, paid: 1000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Earlier: $360 in all');
  },
});

export const AllListed = meta.story({
  tags: ['!autodocs'],
  args: { bills, paid: 640 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
});
