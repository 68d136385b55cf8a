import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { neverResolves, resolvesTo } from '../../../../.storybook/form-result.ts';
import { inSheet } from '../../../../.storybook/in-sheet.tsx';
import { expectUnsaved, reportsUnsaved } from '../../../../.storybook/unsaved.tsx';
import { EditDonorForm } from './edit-donor-form.tsx';
import { aDonor } from './fixtures/index.ts';

const meta = preview.meta({
  title: 'Donors/EditDonorForm',
  component: EditDonorForm,
  tags: ['experimental'],
  args: { donor: aDonor(), onSubmit: resolvesTo({ ok: true }) },
  decorators: [inSheet],
});

export const Default = meta.story();

/** The form says what a new address means before it is saved. */
export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription(/must be verified by a code/);
    await fill(canvas, { 'First name': '', 'E-mail': 'ada@' });
    await press(canvas, 'Save');
    await waitFor(() => expect(canvas.getByLabelText('First name')).toHaveFocus());
    await expect(canvas.getByLabelText('First name')).toBeInvalid();
    await expect(canvas.getByLabelText('E-mail')).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A double click saves once. */
export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn(neverResolves) },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await userEvent.dblClick(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** Another donor has the address: the form keeps what was typed. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: {
    onSubmit: resolvesTo({
      ok: false,
      fields: { email: 'Donor 15 has this address. Merge the two instead.' },
    }),
  },
  play: async ({ canvas }) => {
    await fill(canvas, { 'E-mail': 'grace@example.org' });
    await press(canvas, 'Save');
    const field = canvas.getByLabelText('E-mail');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Donor 15 has this address/));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('grace@example.org');
  },
});

export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await fill(canvas, { 'E-mail': 'ada@example.net' });
    await press(canvas, 'Save');
    const values = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.net' };
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[values]]));
  },
});

/** A correction is asked about when the page is left. */
export const Unsaved = meta.story({
  tags: ['!autodocs'],
  decorators: [reportsUnsaved],
  play: async ({ canvas }) => {
    await expectUnsaved(false);
    await fill(canvas, { 'E-mail': 'grace@example.org' });
    await expectUnsaved(true);
  },
});
