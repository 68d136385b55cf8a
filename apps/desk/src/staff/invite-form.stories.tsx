import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { neverResolves, resolvesTo } from '../../../../.storybook/form-result.ts';
import { InviteForm } from './invite-form.tsx';

const meta = preview.meta({
  title: 'Staff/InviteForm',
  component: InviteForm,
  tags: ['experimental'],
  args: { onSubmit: resolvesTo({ ok: true }) },
});

export const Default = meta.story();

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Create the link');
    await waitFor(() => expect(canvas.getByLabelText('E-mail address')).toBeInvalid());
    await expect(canvas.getByLabelText('E-mail address')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn(neverResolves) },
  play: async ({ args, canvas }) => {
    await fill(canvas, { 'E-mail address': 'eda@example.org' });
    await press(canvas, 'Create the link');
    await press(canvas, 'Create the link');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
});

const known = 'This person has been invited already.';

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: resolvesTo({ ok: false, message: known, fields: { email: known } }) },
  play: async ({ canvas }) => {
    await fill(canvas, { 'E-mail address': 'eda@example.org' });
    await press(canvas, 'Create the link');
    const field = canvas.getByLabelText('E-mail address');
    await waitFor(() => expect(field).toHaveAccessibleDescription(known));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('eda@example.org');
  },
});

export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await fill(canvas, { 'E-mail address': 'eda@example.org' });
    await userEvent.click(canvas.getByRole('radio', { name: /^Auditor/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Also send the link by mail' }));
    await press(canvas, 'Create the link');
    const sent = { email: 'eda@example.org', role: 'auditor', send_mail: true };
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(sent));
  },
});
