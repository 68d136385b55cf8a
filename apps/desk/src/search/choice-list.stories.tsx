import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { ChoiceList } from './choice-list.tsx';

const meta = preview.meta({
  title: 'Search/ChoiceList',
  component: ChoiceList,
  tags: ['internal'],
  args: {
    id: 'search',
    label: 'Search the desk',
    active: 1,
    groups: [
      { title: 'Donors', choices: [{ path: '/desk/donors/4', text: 'Ada', detail: 'ada@example.org' }] },
      { title: 'Pages', choices: [{ path: '/desk/gifts', text: 'Gifts' }] },
    ],
    onChoose: fn(),
    onActive: fn(),
  },
});

/** Positions are counted through all groups. */
export const Default = meta.story();

export const Chooses = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Gifts');
    await userEvent.click(canvas.getByRole('option', { name: 'Gifts' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(1);
  },
});

export const LongText = meta.story({
  args: {
    groups: [
      {
        title: 'News',
        choices: [{ path: '/', text: 'Twelve roofs before the rains '.repeat(9), detail: 'x@y.'.repeat(20) }],
      },
    ],
    active: 0,
  },
});
