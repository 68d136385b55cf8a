import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { DeskPerson, type DeskPersonProps } from './desk-person.tsx';

/** A function, because a constant would have the type of this one role and page. */
const person = (name: string, current: DeskPersonProps['current']): Pick<DeskPersonProps, 'me' | 'current'> => ({
  me: { id: 1, name, email: 'ruth@example.org', role: 'owner' },
  current,
});

const meta = preview.meta({
  title: 'Frame/DeskPerson',
  component: DeskPerson,
  tags: ['internal'],
  args: { ...person('Ruth Wanjiru', 'home'), onSignOut: fn(), signingOut: false },
});

export const Default = meta.story();

export const OnTheAccount = meta.story({
  args: person('Ruth Wanjiru', 'account'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/desk/account');
    await press(canvas, 'Sign out');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { signingOut: true },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Sign out');
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  args: person('Hubert Blaine Wolfeschlegelsteinhausenbergerdorff the Younger', 'home'),
});
