import type { SearchResult } from '@hearthlight/domain/desk';
import { useState } from 'react';
import { expect, fireEvent, fn, within } from 'storybook/test';

import preview from '#storybook/preview';

import { SearchDialog, type SearchDialogProps } from './search-dialog.tsx';

const aResult: SearchResult = {
  donors: [{ id: 4, name: 'Ada Łukasz', email: 'ada@example.org' }],
  gifts: [
    {
      id: 912,
      date: '2026-11-20',
      amount: 70.5,
      status: 'completed',
      method: 'Bank transfer',
      campaign: null,
      giver: { donor_id: 4, name: 'Ada Łukasz', email: 'ada@example.org' },
      cause: 'A roof',
    },
  ],
  occasions: [{ id: 2, kind: 'memory', name: 'Adam Diallo' }],
  bills: [{ id: 3, payee: 'Adam Pumps Ltd', amount: 2_180, date: '2026-11-12' }],
  articles: [{ id: 7, title: 'Ada’s forty days of water', state: 'draft' }],
  campaigns: [],
};

/** A function, because a constant would have the type of this one role. */
const seenBy = (role: SearchDialogProps['role']): Pick<SearchDialogProps, 'role'> => ({ role });

const meta = preview.meta({
  title: 'Search/SearchDialog',
  component: SearchDialog,
  tags: ['experimental'],
  args: {
    ...seenBy('owner'),
    open: true,
    onClose: fn(),
    search: 'ada',
    onSearch: fn(),
    result: aResult,
    onChoose: fn(),
  },
});

const dialog = () => within(within(document.body).getByRole('dialog'));

export const Default = meta.story({ tags: ['visual'] });

/** Without a text, it lists what the role may open. */
export const Launcher = meta.story({
  args: { ...seenBy('moderator'), search: '', result: undefined },
  play: async () => {
    const options = dialog()
      .getAllByRole('option')
      .map(({ textContent }) => textContent?.trim());
    await expect(options).toEqual(['Today', 'Comments', 'Your account']);
  },
});

/** The arrows move through all groups, and Enter opens. The focus stays in the field. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, userEvent }) => {
    const field = dialog().getByRole('combobox', { name: 'Name, number, amount, title or page' });
    await expect(field).toHaveFocus();
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    await expect(active()).toHaveTextContent('Ada Łukasz ada@example.org');
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toHaveTextContent('$70.50 · Ada Łukasz Nov 20, 2026 · 912');
    await expect(active()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('/desk/gifts/912');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(active()).toHaveTextContent('Ada’s forty days of water');
    await expect(field).toHaveFocus();
    await expect(dialog().getByRole('status')).toHaveTextContent('5 results');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** While an input method composes a word, Enter takes over the word and opens nothing. */
export const Composing = meta.story({
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await fireEvent.keyDown(dialog().getByRole('combobox'), { key: 'Enter', isComposing: true });
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});

/** Pages and actions are found by their names. */
function Typed(props: SearchDialogProps) {
  const [search, setSearch] = useState('');
  return <SearchDialog {...props} search={search} onSearch={setSearch} />;
}

export const FindsPagesAndActions = meta.story({
  tags: ['!autodocs'],
  args: { result: undefined },
  render: (args) => <Typed {...args} />,
  play: async ({ args, userEvent }) => {
    const field = dialog().getByRole('combobox');
    // Each letter makes the first option the active one again.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}a');
    await expect(field.getAttribute('aria-activedescendant')).toBe(dialog().getAllByRole('option')[0]?.id);
    await userEvent.keyboard('{Backspace}article');
    const [option] = dialog().getAllByRole('option');
    await expect(option).toHaveTextContent('New article');
    if (option) await userEvent.click(option);
    await expect(args.onChoose).toHaveBeenLastCalledWith('/desk/news/new');
    for (const [name, address] of [
      ['Record a gift', '/desk/gifts#new'],
      ['Record a bill', '/desk/bills#new'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, `${name}{Enter}`);
      await expect(args.onChoose).toHaveBeenLastCalledWith(address);
    }
  },
});

export const Empty = meta.story({
  args: {
    search: 'zzz',
    result: { donors: [], gifts: [], occasions: [], bills: [], articles: [], campaigns: [] },
  },
  play: async () => {
    await expect(dialog().getByText('Nothing matches that you can open.')).toBeVisible();
    await expect(dialog().getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Failed = meta.story({
  args: { search: 'gif', result: undefined, failed: true },
  play: async () => {
    await expect(dialog().getByText(/Only pages and actions are listed/)).toBeVisible();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
