import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { GiftFilterForm } from './gift-filter-form.tsx';
import { noGiftFilter } from './gift-filter.ts';

const completed = { ...noGiftFilter, status: 'completed' };

const meta = preview.meta({
  title: 'Gifts/GiftFilterForm',
  component: GiftFilterForm,
  tags: ['experimental'],
  args: {
    filter: noGiftFilter,
    choices: {
      methods: ['Bank transfer', 'Cash', 'Credit/Debit Card'],
      campaigns: [{ id: 4, title: 'Water for Garbatula' }],
    },
    onFilter: fn(),
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
    await userEvent.selectOptions(canvas.getByLabelText('Campaign'), 'No campaign');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...completed, campaign: '0' });
    await press(canvas, 'Clear the filter');
    await expect(args.onFilter).toHaveBeenLastCalledWith(noGiftFilter);
    await expect(canvas.getByLabelText('Status')).toHaveDisplayValue('Any status');
    await expect(canvas.getByLabelText('Status')).toHaveFocus();
  },
});

/**
 * An amount is part of the filter once Enter is pressed or the field is left, and only if it can be read. The field keeps
 * the focus.
 */
export const ByAmount = meta.story({
  tags: ['!autodocs'],
  args: { filter: completed },
  play: async ({ args, canvas, userEvent }) => {
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
    const field = canvas.getByLabelText(/Import number/);
    await userEvent.type(field, '2a{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Enter a number, such as 12.'));
    await userEvent.clear(field);
    await userEvent.type(field, '12{Enter}');
    await waitFor(() => expect(args.onFilter).toHaveBeenLastCalledWith({ ...noGiftFilter, import: '12' }));
  },
});

/** Opens on request. */
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
