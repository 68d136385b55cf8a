import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { FilterChips } from './filter-chips.tsx';

const meta = preview.meta({
  title: 'Parts/FilterChips',
  component: FilterChips,
  tags: ['experimental'],
  args: {
    label: 'Filter',
    parts: [
      { name: 'status', label: 'Status: Completed' },
      { name: 'campaign', label: 'Campaign: Water for Garbatula' },
    ],
    onRemove: fn(),
  },
});

export const Default = meta.story();

export const Removes = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Remove “Campaign: Water for Garbatula” from the filter');
    await expect(args.onRemove).toHaveBeenCalledWith('campaign');
  },
});

/** Without a filter there is no list. */
export const Empty = meta.story({
  tags: ['!autodocs'],
  args: { parts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: {
    parts: [
      {
        name: 'campaign',
        label: 'Campaign: Twelve roofs before the rain, and as many stoves as the workshop makes in a year',
      },
    ],
  },
});
