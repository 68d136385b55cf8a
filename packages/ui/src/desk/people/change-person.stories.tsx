import { sentences } from '@hearthlight/domain';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../../.storybook/act.ts';
import { neverResolves, resolvesTo } from '../../../../../.storybook/form-result.ts';
import { ChangePerson, type ChangePersonProps } from './change-person.tsx';
import { aStaffMember, anInvitedMember } from './fixtures/index.ts';

const noor = aStaffMember({ id: 2, name: 'Noor Haddad', email: 'noor@example.org', role: 'moderator' });

const meta = preview.meta({
  title: 'Product/Desk/People/ChangePerson',
  component: ChangePerson,
  tags: ['experimental'],
  args: {
    member: noor,
    onChangeRole: fn<ChangePersonProps['onChangeRole']>(async () => ({
      ok: false,
      message: 'The desk needs an owner.',
    })),
    onRenewLink: resolvesTo({ ok: true }),
    onRemove: resolvesTo({ ok: false }),
  },
});

export const Default = meta.story();

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Role'), 'editor');
    await press(canvas, 'Change the role');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The desk needs an owner.');
    await expect(args.onChangeRole).toHaveBeenCalledWith(noor, 'editor');
    await press(canvas, 'Create a new link');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(args.onRenewLink).toHaveBeenCalledWith(noor);
  },
});

export const Offline = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Remove Noor Haddad');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentences.generic);
    await expect(args.onRemove).toHaveBeenCalledWith(noor);
  },
});

/** One change at a time: no other button acts meanwhile. */
export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onChangeRole: fn<ChangePersonProps['onChangeRole']>(neverResolves) },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Change the role');
    await press(canvas, 'Change the role');
    await press(canvas, 'Remove Noor Haddad');
    await expect(args.onChangeRole).toHaveBeenCalledOnce();
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
});

/** A new role ends the invitation of somebody who has not joined yet, and the field says so. */
export const Invited = meta.story({
  args: { member: anInvitedMember() },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Role')).toHaveAccessibleDescription(
      'A new role ends an open invitation. Create a new link afterwards.',
    );
  },
});

/** Somebody who has not joined yet is named by the address. */
export const LongText = meta.story({
  args: { member: anInvitedMember({ email: `${'a.very.long.address.'.repeat(4)}@example.org` }) },
});
