import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { SelectionBar } from './selection-bar.tsx';

const meta = preview.meta({
  title: 'Parts/SelectionBar',
  component: SelectionBar,
  tags: ['experimental'],
  args: { amounts: [0.1, 0.2, 1_000], isAllSelected: false, onSelectAll: fn() },
  decorators: [
    (Story) => (
      <div className="@container">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();

/** Nothing is selected. Names the keys of the list. */
export const Empty = meta.story({ args: { amounts: [] } });

export const Clears = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 selected: $1,000.30');
    await press(canvas, 'Clear the selection');
    await expect(args.onSelectAll).toHaveBeenCalledWith(false);
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
});
