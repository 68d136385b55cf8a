import { aMoment } from '@hearthlight/domain/fixtures';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { aStaffMember, anInvitedMember } from './fixtures/index.ts';
import { PeopleTable } from './people-table.tsx';

const noor = aStaffMember({ id: 2, name: 'Noor Haddad', email: 'noor@example.org', role: 'moderator' });

const meta = preview.meta({
  title: 'Staff/PeopleTable',
  component: PeopleTable,
  tags: ['experimental'],
  args: {
    staff: [
      aStaffMember(),
      noor,
      aStaffMember({ id: 4, name: 'Eda Yılmaz', role: 'bookkeeper', has_second_factor: false }), // cspell:disable-line
      anInvitedMember(),
      anInvitedMember({ id: 5, email: 'soon@example.org', link_expires_at: '2026-11-23T09:30:00.000Z' }),
    ],
    ownId: 1,
    now: new Date(aMoment),
    onChange: fn(),
  },
});

/** Somebody without a name has not joined yet. */
export const Default = meta.story();

/** Nobody changes the own row. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No valid invitation')).toBeVisible();
    await expect(canvas.getByText('No second factor')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Change Ruth Wanjiru' })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Change Noor Haddad' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange.mock.calls).toEqual([[noor]]);
  },
});

export const LongText = meta.story({
  args: {
    staff: Array.from({ length: 30 }, (_, index) =>
      aStaffMember({
        id: index + 2,
        name: 'Llanfairpwllgwyngyllgogerychwyrndrobwll '.repeat(2), // cspell:disable-line
        email: `${'a.very.long.address.'.repeat(4)}${index}@example.org`,
      }),
    ),
  },
});
