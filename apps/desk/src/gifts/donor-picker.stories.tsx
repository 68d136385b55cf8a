import { Button } from '@hearthlight/ui';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { inSheet } from '../../../../.storybook/in-sheet.tsx';
import { mockTimers } from '../../../../.storybook/mock-timers.ts';
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
  decorators: [inSheet],
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

/** A second Enter takes the first of the shown ones, so that nobody is chosen unseen. */
export const TakesFirst = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Find the donor'), 'a{Enter}');
    await expect(await canvas.findByRole('radio', { name: /Grace Hopper/ })).not.toBeChecked();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('radio', { name: /Grace Hopper/ })).toBeChecked();
  },
});

/** Enter takes the only one that it finds. */
export const TakesOnly = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ args }) => void args.onSearch.mockResolvedValueOnce({ donors: [ada], has_more: false }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Find the donor'), 'ada{Enter}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Ada Lovelace/ })).toBeChecked());
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

const timers = mockTimers(300);

/** Searches once nobody has typed for a moment. Choosing one drops the search that waits. */
export const AsOneTypes = meta.story({
  tags: ['!autodocs'],
  beforeEach: timers.mock,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Find the donor');
    await userEvent.type(field, 'gra');
    await expect(args.onSearch).not.toHaveBeenCalled();
    timers.tick(300);
    await userEvent.click(await canvas.findByRole('radio', { name: /Grace Hopper/ }));
    await expect(args.onSearch).toHaveBeenCalledWith('gra');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 results');
    await userEvent.type(field, 'x');
    await userEvent.click(canvas.getByRole('radio', { name: /Ada Lovelace/ }));
    timers.tick(300);
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await userEvent.clear(field);
    await userEvent.type(field, 'a');
    await expect(timers.waiting()).toBe(0);
  },
});

/** Asks nothing once it is closed. */
export const Closed = meta.story({
  tags: ['!autodocs'],
  beforeEach: timers.mock,
  render: function Closing(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        {isOpen && <DonorPicker {...args} error={undefined} />}
        <Button onClick={() => setOpen(false)}>Close</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Find the donor'), 'gra');
    await expect(timers.waiting()).toBe(1);
    await press(canvas, 'Close');
    await expect(timers.waiting()).toBe(0);
  },
});

/** A late result of an earlier search does not replace that of a later one. */
export const Late = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<DonorPickerProps['onSearch']>>>();
    args.onSearch.mockReturnValueOnce(promise);
    await userEvent.type(canvas.getByLabelText('Find the donor'), 'z{Enter}{Backspace}a{Enter}');
    await expect(await canvas.findByRole('radio', { name: /Ada Lovelace/ })).toBeVisible();
    resolve({ donors: [], has_more: false });
    await promise;
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Ada Lovelace/ })).toBeVisible();
    await expect(canvas.queryByText('No donor matches.')).toBeNull();
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
