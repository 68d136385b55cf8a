import { expect, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { DeskMenu, type DeskMenuProps } from './desk-menu.tsx';
import { MenuScroll } from './menu-scroll.tsx';

/** A function, because a constant would have the type of this one role. */
const seenBy = (role: DeskMenuProps['role']): DeskMenuProps => ({ role, current: 'home' });

const meta = preview.meta({
  title: 'Frame/MenuScroll',
  component: MenuScroll,
  tags: ['internal'],
  args: { children: <DeskMenu {...seenBy('owner')} /> },
  decorators: [
    (Story) => (
      <div className="flex h-72 w-60 max-w-full flex-col px-3.5">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();

/** The menu says that it goes on, until its end is in view. */
export const GoesOn = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await press(canvas, 'More pages');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'More pages' })).toBeNull());
  },
});

/** A short menu says nothing. */
export const Short = meta.story({
  tags: ['!autodocs'],
  args: { children: <DeskMenu {...seenBy('moderator')} /> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
});
