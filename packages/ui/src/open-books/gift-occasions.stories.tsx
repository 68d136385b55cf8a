import { expect, within } from 'storybook/test';

import preview from '#storybook/preview';

import { GiftOccasions, type GiftOccasionsProps } from './gift-occasions.tsx';

const shown: GiftOccasionsProps = {
  occasions: [
    { id: 3, kind: 'memory', name: 'Amara Diallo', received: 1840.5 },
    { id: 4, kind: 'honor', name: 'Ruth Wanjiru', received: 120 },
    { id: 5, kind: 'honor', name: 'Ruth Wanjiru', received: 90 },
  ],
};

const meta = preview.meta({
  title: 'Product/Open books/GiftOccasions',
  component: GiftOccasions,
  tags: ['internal'],
  args: shown,
});

export const Default = meta.story();

/** Two people of one name are two rows. */
export const Sums = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'In memory, in honor' }));
    await expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'In memory of Amara Diallo$1,840.50',
      'In honor of Ruth Wanjiru$120',
      'In honor of Ruth Wanjiru$90',
    ]);
  },
});

export const LongText = meta.story({
  args: {
    occasions: [
      {
        id: 3,
        kind: 'memory',
        name: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis',
        received: 1_234_567.5,
      },
    ],
  },
});

export const Many = meta.story({
  args: {
    occasions: Array.from({ length: 200 }, (_, index) => ({
      id: index,
      kind: 'memory' as const,
      name: `Amara Diallo ${index}`,
      received: index + 1,
    })),
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'small' } } });
