import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { SearchForm } from './search-form.tsx';

const meta = preview.meta({
  title: 'Parts/SearchForm',
  component: SearchForm,
  tags: ['experimental'],
  args: { label: 'Search titles', search: '', onSearch: fn() },
});

export const Default = meta.story();

/** Enter and the button search, without spaces around the text. */
export const Searches = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), ' well {Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch.mock.calls).toEqual([['well'], ['well']]);
  },
});

/** Clearing the field shows everything again. */
export const Clears = meta.story({
  tags: ['!autodocs'],
  args: { search: 'well' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search titles' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
  },
});
