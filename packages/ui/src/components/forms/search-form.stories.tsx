import { type SubmitEvent, useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { Button } from '../actions/button.tsx';
import { guidance } from './search-form.guidance.ts';
import { SearchForm } from './search-form.tsx';

const onSubmit = fn((event: SubmitEvent) => event.preventDefault());

const meta = preview.meta({
  title: 'Library/Forms/SearchForm',
  component: SearchForm,
  tags: ['experimental'],
  parameters: { guidance },
  args: { label: 'Search titles', search: '', onSearch: fn() },
});

export const Default = meta.story({ tags: ['matrix'] });

/** Do not use the action as the label. Say what is searched, also where the page has one search only. */
export const DontLabelWithTheAction = meta.story({
  tags: ['dont', '!autodocs'],
  args: { label: 'Search' },
});

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

/** A text that was not searched for is cleared without a search. Characters beyond the limit are not taken. */
export const Edge = meta.story({
  tags: ['!autodocs'],
  args: { maxLength: 5 },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'well of Kitui');
    await expect(field).toHaveValue('well ');
    await userEvent.clear(field);
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
});

/** The search changes with the address: the field shows it, also after the browser's Back button. */
export const Follows = meta.story({
  tags: ['!autodocs'],
  render: function Follows(args) {
    const [search, setSearch] = useState('well');
    return (
      <>
        <SearchForm {...args} search={search} />
        <Button onClick={() => setSearch('roof')}>Back</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('well');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('roof');
  },
});

/** Enter searches and does not send the form that the list is in. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <form onSubmit={onSubmit}>
      <SearchForm {...args} />
    </form>
  ),
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('roof{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('roof');
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  args: { label: 'Search the names, addresses and payment references of donors', search: 'x'.repeat(200) },
  globals: { viewport: { value: 'small' } },
});
