import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { DayFilter } from './day-filter.tsx';

const meta = preview.meta({
  title: 'Parts/DayFilter',
  component: DayFilter,
  tags: ['experimental'],
  args: { label: 'First day', value: '', onDay: fn() },
  /* Like a page, which has the filter in its address. */
  render: function WithState({ value, onDay, ...args }) {
    const [current, setCurrent] = useState(value);
    return (
      <DayFilter
        {...args}
        value={current}
        onDay={(day) => {
          onDay(day);
          setCurrent(day);
        }}
      />
    );
  },
});

export const Default = meta.story({});

/** The field keeps a year that is being typed. The list is not filtered by it. */
export const TypesAYear = meta.story({
  tags: ['!autodocs'],
  args: { value: '2026-01-01' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText(/First day/);
    for (const value of ['0002-01-01', '0020-01-01', '0202-01-01']) {
      await fireEvent.change(field, { target: { value } });
      await expect(field).toHaveValue(value);
    }
    await expect(args.onDay).not.toHaveBeenCalled();
    await fireEvent.change(field, { target: { value: '2025-01-01' } });
    await expect(args.onDay).toHaveBeenCalledOnce();
    await expect(args.onDay).toHaveBeenCalledWith('2025-01-01');
    await expect(field).toHaveValue('2025-01-01');
    await fireEvent.change(field, { target: { value: '' } });
    await expect(args.onDay).toHaveBeenLastCalledWith('');
  },
});
