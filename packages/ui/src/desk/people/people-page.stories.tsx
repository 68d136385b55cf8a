import type { StaffMember } from '@hearthlight/domain/desk';
import { aMoment } from '@hearthlight/domain/fixtures';
import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../../.storybook/form-result.ts';
import { PeoplePage, type PeoplePageProps } from './people-page.tsx';

const ruth: StaffMember = {
  id: 1,
  name: 'Ruth Wanjiru',
  email: 'ruth@example.org',
  role: 'owner',
  state: 'active',
  has_second_factor: true,
  last_sign_in_at: aMoment,
  link_expires_at: null,
};
const noor: StaffMember = {
  ...ruth,
  id: 2,
  name: 'Noor Haddad',
  email: 'noor@example.org',
  role: 'moderator',
};
const invited: StaffMember = {
  ...ruth,
  id: 3,
  name: '',
  email: 'late@example.org',
  role: 'editor',
  state: 'invited',
  has_second_factor: false,
  last_sign_in_at: null,
  link_expires_at: '2026-11-19T09:30:00.000Z',
};

/** A function, because a constant would have the type of this one state. */
const ready = (): PeoplePageProps['view'] => ({ status: 'ready', staff: [ruth, noor, invited] });
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
    onChangeRole: resolvesTo({ ok: false, message: 'The desk needs an owner.' }),
    onRemove: resolvesTo({ ok: true }),
  },
});

const dialog = () => within(document.querySelector<HTMLElement>('[role=dialog]') ?? document.body);

export const Default = meta.story();

export const KeepsTheOwnRow = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Invitation has expired')).toBeVisible();
    // Nobody changes the own row.
    await expect(canvas.queryByRole('button', { name: 'Change Ruth Wanjiru' })).toBeNull();
  },
});
export const Loading = meta.story({ args: { view: { status: 'loading' } } });
export const Failed = meta.story({ args: { view: { status: 'failed' } } });
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** The link is shown once, to pass on. */
export const Invites = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await press(canvas, 'Invite somebody');
    await press(dialog(), 'Create the link');
    await waitFor(() => expect(dialog().getByLabelText('E-mail address')).toBeInvalid());
    await fill(dialog(), { 'E-mail address': 'eda@example.org' });
    await userEvent.click(dialog().getByRole('radio', { name: /^Auditor/ }));
    await press(dialog(), 'Create the link');
    const sent = { email: 'eda@example.org', role: 'auditor', send_mail: false };
    await waitFor(() => expect(args.onInvite).toHaveBeenCalledWith(sent));
    await waitFor(() => expect(dialog().getByText(link.link)).toBeVisible());
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await press(canvas, 'Change Noor Haddad');
    await userEvent.selectOptions(dialog().getByLabelText('Role'), 'editor');
    await press(dialog(), 'Change the role');
    await expect(await dialog().findByText('The desk needs an owner.')).toBeVisible();
    await expect(args.onChangeRole).toHaveBeenCalledWith(noor, 'editor');
    await press(dialog(), 'Remove Noor Haddad');
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(noor));
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  },
});
