import { expect, within } from 'storybook/test';

import preview from '#storybook/preview';

import { OutcomeList } from './outcome-list.tsx';

const meta = preview.meta({
  title: 'Parts/OutcomeList',
  component: OutcomeList,
  tags: ['experimental'],
  args: { title: 'Moves to Grace Hopper', items: ['12 gifts', '3 campaigns', '1 comment'] },
});

export const Default = meta.story();

export const Named = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Moves to Grace Hopper' }));
    await expect(region.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const LongText = meta.story({
  args: {
    title: 'Moves to Hubert Blaine Wolfeschlegelsteinhausenbergerdorff the Younger',
    items: ['hubert.wolfeschlegelsteinhausenbergerdorff.the.younger@correspondence.example.org'],
  },
});
