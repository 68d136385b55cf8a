import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { DeskMenu, type DeskMenuProps } from './desk-menu.tsx';

/** A function, because a constant would have the type of this one role and page. */
const seenBy = (role: DeskMenuProps['role'], current: DeskMenuProps['current']): DeskMenuProps => ({
  role,
  current,
});

const meta = preview.meta({
  title: 'Frame/DeskMenu',
  component: DeskMenu,
  tags: ['internal'],
  args: seenBy('owner', 'gifts'),
});

/** An owner opens every page. */
export const Default = meta.story();

export const Current = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Gifts');
    await expect(canvas.getByRole('list', { name: 'Books' })).toBeVisible();
  },
});

/** A group without a page for the role is left out. */
export const Moderator = meta.story({
  args: seenBy('moderator', 'comments'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Books' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Gifts' })).toBeNull();
  },
});

/** The number of open tasks on each page. */
export const WithTasks = meta.story({
  args: { ...seenBy('owner', 'home'), toDo: { comments: 3, payments: 1000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Comments 3 to do' })).toHaveTextContent('3');
    await expect(canvas.getByText('999+')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Gifts' })).toBeVisible();
  },
});

/** One's own account is not in the menu, so that nothing is current. */
export const ElsewhereOnTheDesk = meta.story({
  tags: ['!autodocs'],
  args: seenBy('owner', 'account'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
  },
});
