import { sentences } from '@hearthlight/domain';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { ownPassword, pressAndConfirm } from '../../../../.storybook/confirm.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { ChangePerson, type ChangePersonProps } from './change-person.tsx';
import { aStaffMember, anInvitedMember } from './fixtures/index.ts';

const noor = aStaffMember({ id: 2, name: 'Noor Haddad', email: 'noor@example.org', role: 'moderator' });

const meta = preview.meta({
  title: 'Staff/ChangePerson',
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
    await pressAndConfirm(canvas, 'Create a new link');
    await waitFor(() => expect(args.onRenewLink).toHaveBeenCalledWith(noor, ownPassword));
  },
});

export const Offline = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const dialog = await pressAndConfirm(canvas, 'Remove Noor Haddad');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(sentences.generic);
    await expect(args.onRemove).toHaveBeenCalledWith(noor, ownPassword);
  },
});

/** One tap removes nobody and ends no password: each dialog names the person and says what will happen. */
export const Asks = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Create a new link');
    const link = await screen.findByRole('dialog', { name: 'Create a new link: Noor Haddad' });
    await expect(link).toHaveAccessibleDescription(/It removes both.*This cannot be undone\.$/);
    await press(within(link), 'Cancel');
    await press(canvas, 'Remove Noor Haddad');
    const removal = await screen.findByRole('dialog', { name: 'Remove Noor Haddad' });
    await expect(removal).toHaveAccessibleDescription(/can no longer sign in.*This cannot be undone\.$/);
    await press(within(removal), 'Cancel');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Noor Haddad' })).toHaveFocus());
    await expect(args.onRenewLink).not.toHaveBeenCalled();
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
