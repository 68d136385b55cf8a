import { aMoment } from '@hearthlight/domain/fixtures';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { ownPassword, pressAndConfirm } from '../../../../.storybook/confirm.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { closeAndLeave } from '../../../../.storybook/unsaved.tsx';
import { aStaffMember, anInvitedMember } from './fixtures/index.ts';
import { PeoplePage, type PeoplePageProps } from './people-page.tsx';

const noor = aStaffMember({ id: 2, name: 'Noor Haddad', email: 'noor@example.org', role: 'moderator' });

/** A function, because a constant would have the type of this one state. */
const ready = (): PeoplePageProps['view'] => ({
  status: 'ready',
  staff: [aStaffMember(), noor, anInvitedMember()],
});
const link = {
  email: 'eda@example.org',
  link: 'https://hearthlight.example/desk/welcome#abc',
};
const invites: PeoplePageProps['onInvite'] = async () => ({ ok: true, link });

const meta = preview.meta({
  title: 'Staff/PeoplePage',
  component: PeoplePage,
  tags: ['experimental'],
  args: {
    view: ready(),
    ownId: 1,
    now: new Date(aMoment),
    onInvite: fn(invites),
    onRenewLink: fn<PeoplePageProps['onRenewLink']>(async () => ({ ok: true, link })),
    onChangeRole: resolvesTo({ ok: true }),
    onRemove: resolvesTo({ ok: true, message: 'Noor Haddad was removed and can no longer sign in.' }),
  },
});

const dialog = () => within(document.querySelector<HTMLElement>('[role=dialog]') ?? document.body);

export const Default = meta.story();
export const Loading = meta.story({ args: { view: { status: 'loading' } } });
export const Failed = meta.story({ args: { view: { status: 'failed', onRetry: fn() } } });
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** The link is shown once, to pass on. */
export const Invites = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Invite somebody');
    await fill(dialog(), { 'E-mail address': 'eda@example.org' });
    await press(dialog(), 'Create the link');
    const sent = { email: 'eda@example.org', role: 'editor', send_mail: false };
    await waitFor(() => expect(args.onInvite).toHaveBeenCalledWith(sent));
    await waitFor(() => expect(dialog().getByText(link.link)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Close without the link?' });
    await press(within(question), 'Stay');
    await waitFor(() => expect(dialog().getByText(link.link)).toBeVisible());
    await press(dialog(), 'Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Removing somebody closes the dialogs and says so. The row is gone, so the heading has the focus. */
export const Removes = meta.story({
  tags: ['!autodocs'],
  render: function Render(args) {
    const [view, setView] = useState(args.view);
    return (
      <PeoplePage
        {...args}
        view={view}
        onRemove={async (...removal) => {
          setView({ status: 'ready', staff: [aStaffMember()] });
          return args.onRemove(...removal);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Change Noor Haddad');
    await pressAndConfirm(dialog(), 'Remove Noor Haddad');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Noor Haddad was removed');
    await expect(args.onRemove).toHaveBeenCalledWith(noor, ownPassword);
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/**
 * The message about an earlier action disappears, so that 'Undo' never seems to be about something that cannot be
 * undone.
 */
export const RenewsLinkAfterRole = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await press(canvas, 'Change Noor Haddad');
    await press(dialog(), 'Change the role');
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toBeVisible();
    await press(canvas, 'Change Noor Haddad');
    await pressAndConfirm(dialog(), 'Create a new link');
    await waitFor(() => expect(dialog().getByText(link.link)).toBeVisible());
    await press(dialog(), 'Done');
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
    await expect(canvas.queryByText(/^The role of/)).toBeNull();
  },
});

/** A role can be changed back. */
export const ChangesRole = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await press(canvas, 'Change Noor Haddad');
    await userEvent.selectOptions(dialog().getByLabelText('Role'), 'editor');
    await press(dialog(), 'Change the role');
    await expect(await canvas.findByRole('status')).toHaveTextContent('The role of Noor Haddad is now: Editor.');
    await press(canvas, 'Undo');
    await waitFor(() => expect(args.onChangeRole).toHaveBeenLastCalledWith({ ...noor, role: 'editor' }, 'moderator'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('is now: Moderator.'));
  },
});

/** A typed invitation and a chosen role are not dropped without asking. */
export const AsksBeforeClosing = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await press(canvas, 'Invite somebody');
    await fill(dialog(), { 'E-mail address': 'eda@example.org' });
    await closeAndLeave();
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    await press(canvas, /Change.*Noor Haddad/);
    await userEvent.selectOptions(await dialog().findByLabelText('Role'), 'owner');
    await closeAndLeave();
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  },
});
