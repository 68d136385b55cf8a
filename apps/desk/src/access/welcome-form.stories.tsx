import type { StaffLink } from '@hearthlight/domain/desk';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { neverResolves, resolvesTo } from '../../../../.storybook/form-result.ts';
import { WelcomeForm } from './welcome-form.tsx';

/** A function, because a constant would have the type of this one link. */
const link = (changes: Partial<StaffLink> = {}): StaffLink => ({
  email: 'noor@example.org',
  name: '',
  role: 'moderator',
  ...changes,
});

const meta = preview.meta({
  title: 'Access/WelcomeForm',
  component: WelcomeForm,
  tags: ['experimental'],
  args: { link: link(), onSubmit: resolvesTo({ ok: true }) },
});

const password = 'Lantern-14-Street';
const values = { 'Your name': 'Noor Haddad', Password: password, 'Confirm password': password };

/** The address of the invitation cannot be changed. The name becomes the author of new articles, which visitors see. */
export const Default = meta.story();

export const VisibleName = meta.story({
  tags: ['!autodocs'],
  play: ({ canvas }) =>
    expect(canvas.getByLabelText('Your name')).toHaveAccessibleDescription(/Visitors see it as the author/),
});

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await fill(canvas, { 'Your name': 'N', Password: password, 'Confirm password': `${password}!` });
    await press(canvas, 'Continue');
    await waitFor(() =>
      expect(canvas.getByLabelText('Your name')).toHaveAccessibleDescription(/Enter a name of 3 to 80/),
    );
    await expect(canvas.getByLabelText('Confirm password')).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn(neverResolves) },
  play: async ({ args, canvas }) => {
    await fill(canvas, values);
    await press(canvas, 'Continue');
    await press(canvas, 'Continue');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
});

const known = 'This password is on lists of stolen passwords.';

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: resolvesTo({ ok: false, message: known, fields: { password: known } }) },
  play: async ({ canvas }) => {
    await fill(canvas, values);
    await press(canvas, 'Continue');
    const field = canvas.getByLabelText('Password');
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(known)));
    await expect(field).toHaveFocus();
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Noor Haddad');
  },
});

/** The first owner enters the address too. */
export const FirstOwner = meta.story({
  args: { link: link({ email: null, role: 'owner' }) },
  play: async ({ args, canvas }) => {
    await fill(canvas, { ...values, 'E-mail address': 'ruth@example.org', 'Your name': ' Ruth Wanjiru ' });
    await press(canvas, 'Continue');
    const sent = { email: 'ruth@example.org', name: 'Ruth Wanjiru', password };
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining(sent)));
  },
});
