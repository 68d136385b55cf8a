import { aMoment } from '@hearthlight/domain/fixtures';
import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../../.storybook/form-result.ts';
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
  isMailed: false,
};
const invites: PeoplePageProps['onInvite'] = async () => ({ ok: true, link });

const meta = preview.meta({
  title: 'Product/Desk/People/PeoplePage',
  component: PeoplePage,
  tags: ['experimental'],
  args: {
    view: ready(),
    ownId: 1,
    now: new Date(aMoment),
    onRetry: fn(),
    onInvite: fn(invites),
    onRenewLink: fn<PeoplePageProps['onRenewLink']>(async () => ({ ok: true, link })),
    onChangeRole: resolvesTo({ ok: true }),
    onRemove: resolvesTo({ ok: true }),
  },
});

const dialog = () => within(document.querySelector<HTMLElement>('[role=dialog]') ?? document.body);

export const Default = meta.story();
export const Loading = meta.story({ args: { view: { status: 'loading' } } });
export const Failed = meta.story({ args: { view: { status: 'failed' } } });
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
  },
});

/** What is done closes the dialog. */
export const Removes = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Change Noor Haddad');
    await press(dialog(), 'Remove Noor Haddad');
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(noor));
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  },
});
