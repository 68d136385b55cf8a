import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { DonorPicker, type DonorPickerProps } from './donor-picker.tsx';
import { grace, longGiver } from './fixtures/index.ts';

const ada = { id: 12, name: 'Ada Lovelace', email: 'ada@example.org' };

const meta = preview.meta({
  title: 'Gifts/DonorPicker',
  component: DonorPicker,
  tags: ['experimental'],
  args: {
    value: '',
    error: undefined,
    onSearch: fn<DonorPickerProps['onSearch']>(async () => ({ donors: [grace, ada], has_more: true })),
    onChoose: fn(),
  },
  render: function WithState({ value, onChoose, ...args }) {
    const [chosen, setChosen] = useState(value);
    return (
      <DonorPicker
        {...args}
        value={chosen}
        onChoose={(id) => {
          onChoose(id);
          setChosen(id);
        }}
      />
    );
  },
  decorators: [
    (Story) => (
      <div className="max-w-sheet">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();

/** Enter searches, and arrow keys choose. */
export const Found = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Find the donor'), 'a{Enter}');
    await expect(await canvas.findByText(/^There are more/)).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Ada Lovelace/ })).toBeChecked();
    await expect(args.onChoose).toHaveBeenLastCalledWith('12');
  },
});

/** Says that nobody was found, and that a search failed. A donor whom the list no longer shows is not chosen. */
export const Empty = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ args }) =>
    void args.onSearch
      .mockResolvedValueOnce({ donors: [grace], has_more: false })
      .mockResolvedValueOnce({ donors: [], has_more: false })
      .mockResolvedValueOnce(undefined),
  play: async ({ args, canvas, userEvent }) => {
    await press(canvas, 'Search');
    await userEvent.click(await canvas.findByRole('radio', { name: /Grace Hopper/ }));
    await fill(canvas, { 'Find the donor': 'zoe' });
    await press(canvas, 'Search');
    await expect(await canvas.findByRole('status')).toHaveTextContent('No donor matches.');
    await expect(args.onChoose).toHaveBeenLastCalledWith('');
    await press(canvas, 'Search');
    await expect(await canvas.findByText('The search failed. Please try again.')).toBeVisible();
    await expect(canvas.getByLabelText('Find the donor')).toHaveAccessibleDescription(/The search failed/);
  },
});

/** A second search waits for the first, so that its result cannot be replaced by an earlier one. */
export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onSearch: fn<DonorPickerProps['onSearch']>(() => new Promise(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Find the donor'), 'a{Enter}{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: {
    onSearch: fn<DonorPickerProps['onSearch']>(async () => ({
      donors: [{ ...longGiver, id: longGiver.donor_id }],
      has_more: false,
    })),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Search');
    await expect(await canvas.findByRole('radio')).toBeVisible();
  },
});
