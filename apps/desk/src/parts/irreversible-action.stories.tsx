import { expect, screen, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { confirm, ownPassword } from '../../../../.storybook/confirm.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { IrreversibleAction } from './irreversible-action.tsx';

const meta = preview.meta({
  title: 'Parts/IrreversibleAction',
  component: IrreversibleAction,
  tags: ['experimental'],
  args: {
    children: 'Remove the campaign',
    object: 'Twelve roofs before the rains in Conakry',
    explained: 'Its registrations are removed too.',
    onConfirm: resolvesTo({ ok: true }),
  },
});

const title = 'Remove the campaign: Twelve roofs before the rains in Conakry';

export const Default = meta.story();

/** The dialog names the object and says what will happen. Nothing happens without the password. */
export const Asks = meta.story({
  play: async ({ args, canvas }) => {
    await press(canvas, 'Remove the campaign');
    const dialog = await screen.findByRole('dialog', { name: title });
    await expect(dialog).toHaveAccessibleDescription('Its registrations are removed too. This cannot be undone.');
    const field = within(dialog).getByLabelText('Password');
    await expect(field).toHaveFocus();
    await press(within(dialog), 'Remove the campaign');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** The dialog closes once it is done, and the focus is back on the button. */
export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Remove the campaign' });
    await press(canvas, 'Remove the campaign');
    await confirm(within(await screen.findByRole('dialog')), 'Remove the campaign');
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith(ownPassword, ''));
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** A refusal stays in the dialog. The password is asked for anew when it opens again. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onConfirm: resolvesTo({ ok: false, message: 'It has donations.' }) },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Remove the campaign');
    const dialog = within(await screen.findByRole('dialog'));
    await confirm(dialog, 'Remove the campaign');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('It has donations.');
    // The dialog stays, so that the person can try again.
    await confirm(dialog, 'Remove the campaign');
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledTimes(2));
    await press(dialog, 'Cancel');
    await press(canvas, 'Remove the campaign');
    await expect(within(await screen.findByRole('dialog')).getByLabelText('Password')).toHaveValue('');
  },
});

/** A typed reason is not dropped without a question. A password alone is. */
export const AsksBeforeItCloses = meta.story({
  tags: ['!autodocs'],
  args: { reasonLabel: 'Reason' },
  play: async ({ canvas }) => {
    await press(canvas, 'Remove the campaign');
    const first = within(await screen.findByRole('dialog', { name: title }));
    await fill(first, { Password: 'secret' });
    await press(first, 'Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(canvas, 'Remove the campaign');
    const second = within(await screen.findByRole('dialog', { name: title }));
    await fill(second, { Reason: 'Recorded twice' });
    await press(second, 'Close');
    await press(within(await screen.findByRole('dialog', { name: 'Leave without saving?' })), 'Stay');
    await expect(second.getByLabelText('Reason')).toHaveValue('Recorded twice');
  },
});

export const LongText = meta.story({
  args: { children: `Remove ${'a.very.long.address.'.repeat(6)}@example.org` },
});
