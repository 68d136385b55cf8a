import { Field } from '@hearthlight/ui';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { ListBar } from './list-bar.tsx';

const meta = preview.meta({
  title: 'Parts/ListBar',
  component: ListBar,
  tags: ['experimental'],
  args: {
    views: {
      label: 'Show',
      choices: [
        { name: 'all', label: 'All', href: '/desk/bills' },
        { name: 'open', label: 'Open', href: '/desk/bills?state=open' },
      ],
      current: 'open',
    },
    search: { label: 'Payee or purpose', search: '', onSearch: fn() },
    order: { value: 'newest', orders: ['newest', 'oldest'], onOrder: fn() },
    filter: {
      parts: [
        { name: 'status', label: 'Status: Completed' },
        { name: 'campaign', label: 'Campaign: Water for Garbatula' },
      ],
      onRemove: fn(),
      onClear: fn(),
      fields: <Field label="Import number" optional />,
    },
  },
});

export const Default = meta.story();

/** The fields of the filter are shown on request. Removing parts keeps the focus at their button. */
export const Filters = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await press(canvas, 'Filter');
    await expect(canvas.getByRole('textbox', { name: /Import number/ })).toBeVisible();
    await press(canvas, 'Remove “Status: Completed” from the filter');
    await expect(args.filter?.onRemove).toHaveBeenCalledWith('status');
    await expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus();
    await press(canvas, 'Clear the filter');
    await expect(args.filter?.onClear).toHaveBeenCalledOnce();
  },
});

/** A list of people has a search only. */
export const SearchOnly = meta.story({
  args: {
    views: undefined,
    order: undefined,
    filter: undefined,
    search: { label: 'Name or address', search: 'Halima', onSearch: fn() },
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
