import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { GiftFilterForm, type GiftFilterFormProps } from './gift-filter-form.tsx';

const completed = { status: 'completed' };

const listed: Pick<GiftFilterFormProps, 'order' | 'search'> = {
  search: { search: '', onSearch: fn() },
  order: 'newest',
};

const meta = preview.meta({
  title: 'Gifts/GiftFilterForm',
  component: GiftFilterForm,
  tags: ['experimental'],
  args: {
    filter: {},
    choices: {
      methods: ['Bank transfer', 'Cash', 'Credit/Debit Card'],
      campaigns: [{ id: 4, title: 'Water for Garbatula' }],
    },
    onFilter: fn(),
    ...listed,
    onOrder: fn(),
  },
  /* Like the page, which has the filter in its address. */
  render: function WithState({ filter, onFilter, ...args }) {
    const [current, setCurrent] = useState(filter);
    return (
      <GiftFilterForm
        {...args}
        filter={current}
        onFilter={(next) => {
          onFilter(next);
          setCurrent(next);
        }}
      />
    );
  },
});

export const Default = meta.story();

export const Filtered = meta.story({
  args: { filter: completed },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('group', { name: 'Filter' })).not.toBeInTheDocument();
    await press(canvas, 'Filter');
    await userEvent.selectOptions(canvas.getByLabelText('Campaign'), 'No campaign');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...completed, campaign: '0' });
    await press(canvas, 'Clear the filter');
    await expect(args.onFilter).toHaveBeenLastCalledWith({});
    await expect(canvas.getByLabelText('Status')).toHaveDisplayValue('Any status');
    await expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus();
  },
});

/** The gifts of an import name its file. */
export const OfAnImport = meta.story({
  tags: ['!autodocs'],
  args: { filter: { import: '2' }, imported: { file_name: 'chase_2026-11.csv', source: 'chase' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/^Import: chase_2026-11\.csv/);
  },
});

/** Each part that is set is named without opening the fields, and removed alone. */
export const Chips = meta.story({
  args: {
    filter: {
      status: 'completed',
      method: 'Cash',
      campaign: '4',
      from: '2026-11-01',
      least: '25.5',
      giver_of: '9',
      occasion: '3',
    },
  },
  play: async ({ args, canvas }) => {
    const parts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(parts).toEqual([
      'Status: Completed',
      'Payment method: Cash',
      'Campaign: Water for Garbatula',
      'First day: Nov 1, 2026',
      'At least: $25.50',
      'Giver of gift 9',
      'In memory or in honor: number 3',
    ]);
    await press(canvas, /Campaign: Water for Garbatula/);
    await expect(args.onFilter).toHaveBeenCalledWith({ ...args.filter, campaign: '' });
    await expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
});

/**
 * An amount is part of the filter once Enter is pressed or the field is left, and only if it can be read. The field
 * keeps the focus.
 */
export const ByAmount = meta.story({
  tags: ['!autodocs'],
  args: { filter: completed },
  play: async ({ args, canvas, userEvent }) => {
    await press(canvas, 'Filter');
    const least = canvas.getByLabelText(/At least/);
    await userEvent.type(least, 'much{Enter}');
    await expect(least).toHaveAccessibleDescription('Enter an amount, such as 25.');
    await expect(args.onFilter).not.toHaveBeenCalled();
    await userEvent.clear(least);
    await userEvent.type(least, '1,250.50{Enter}');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...completed, least: '1250.5' });
    await expect(least).toHaveFocus();
    await expect(least).toHaveAccessibleDescription('');
    await userEvent.type(canvas.getByLabelText(/At most/), '2000');
    await userEvent.tab();
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...completed, least: '1250.5', most: '2000' });
    await expect(args.onFilter).toHaveBeenCalledTimes(2);
    await press(canvas, 'Clear the filter');
    await expect(least).toHaveValue('');
  },
});

/** The list of one import, and a number that is none. */
export const ByImport = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await press(canvas, 'Filter');
    const field = canvas.getByLabelText(/Import number/);
    await userEvent.type(field, '2a{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Enter a number, such as 12.'));
    await userEvent.clear(field);
    await userEvent.type(field, '12{Enter}');
    await waitFor(() => expect(args.onFilter).toHaveBeenLastCalledWith({ import: '12' }));
  },
});

/** The search is no part of the filter. A role that sees no names has none. */
export const Searches = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Giver, purpose, amount, number or reference' });
    await userEvent.type(field, 'halima{Enter}');
    await expect(args.search?.onSearch).toHaveBeenCalledWith('halima');
    await userEvent.selectOptions(canvas.getByLabelText('Order'), 'Largest amount first');
    await expect(args.onOrder).toHaveBeenCalledWith('largest');
    await expect(args.onFilter).not.toHaveBeenCalled();
  },
});

export const WithoutSearch = meta.story({
  tags: ['!autodocs'],
  args: { search: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
