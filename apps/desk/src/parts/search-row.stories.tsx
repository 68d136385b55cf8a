import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { SearchRow } from './search-row.tsx';

const meta = preview.meta({
  title: 'Parts/SearchRow',
  component: SearchRow,
  tags: ['experimental'],
  args: {
    label: 'Find the donor',
    hint: 'By name or address.',
    value: 'ada',
    pending: false,
    onChange: fn(),
    onSearch: fn(),
  },
});

export const Default = meta.story();

const onSubmit = fn();

/** Enter searches, and leaves the form around the row alone. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  decorators: [
    (Row) => (
      <form aria-label="Gift" onSubmit={onSubmit}>
        <Row />
      </form>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Find the donor'), '3{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('ada3');
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({ tags: ['!autodocs'], args: { pending: true } });
