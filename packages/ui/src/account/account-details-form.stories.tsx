import { sentences } from '@hearthlight/domain';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { accountDetails, typedDetails } from '../../../../.storybook/account-details.ts';
import { fill, press, type Canvas } from '../../../../.storybook/act.ts';
import { neverResolves, resolvesTo } from '../../../../.storybook/form-result.ts';
import { guidance } from './account-details-form.guidance.ts';
import { AccountDetailsForm } from './account-details-form.tsx';

const meta = preview.meta({
  title: 'Product/Account/AccountDetailsForm',
  component: AccountDetailsForm,
  tags: ['stable'],
  parameters: { guidance },
  args: { onHolderChange: fn(), onSubmit: resolvesTo({ ok: true }) },
  decorators: [
    (Story) => (
      <div className="max-w-sheet">
        <Story />
      </div>
    ),
  ],
});

type Label = keyof typeof typedDetails;

const enter = (canvas: Canvas, changes: Partial<Record<Label, string>> = {}) =>
  fill(canvas, { ...typedDetails, ...changes });

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const kinds = ['given-name', 'family-name', 'email', 'new-password', 'new-password'];
    const fields = Object.keys(typedDetails).map((label) => canvas.getByLabelText(label));
    await expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual(kinds);
  },
});

/** Every field shows its error, and the first one has the focus. */
export const Invalid = meta.story({
  tags: ['visual', '!autodocs'],
  play: async ({ canvas, args }) => {
    await enter(canvas, {
      'First name': 'Al',
      'Last name': 'O2konkwo',
      'E-mail address': 'zainab@example',
      Password: 'abcdefgh',
      'Confirm password': 'abcdefgi',
    });
    await press(canvas, 'Continue');
    const expected: Record<Label, string> = {
      'First name': 'Enter a valid first name.',
      'Last name': 'Enter a valid lastname.',
      'E-mail address': 'Please enter a valid email address.',
      Password: 'Passwords must be a mix of lowercase, uppercase letters, and digits.',
      'Confirm password': "Passwords don't match.",
    };
    for (const [label, sentence] of Object.entries(expected)) {
      const field = canvas.getByLabelText(label);
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence));
    }
    for (const label of ['First name', 'Last name'])
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(/with a hyphen/);
    await expect(canvas.getByLabelText('First name')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Correcting the first password validates the second again. */
export const MismatchCorrected = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await enter(canvas, { Password: 'Abcdefg' });
    await press(canvas, 'Continue');
    const confirm = canvas.getByLabelText('Confirm password');
    await expect(confirm).toHaveAccessibleDescription("Passwords don't match.");
    await userEvent.type(canvas.getByLabelText('Password'), '1');
    await waitFor(() => expect(confirm).not.toBeInvalid());
  },
});

export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn(neverResolves) },
  play: async ({ canvas }) => {
    await enter(canvas);
    await press(canvas, 'Continue');
    const button = canvas.getByRole('button', { name: 'Continue' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(button).toHaveFocus();
  },
});

/** Two submits in one tick, then a double click and Enter: one call. */
export const DoubleSubmit = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn(neverResolves) },
  play: async ({ canvas, args }) => {
    await enter(canvas);
    const form = canvas.getByRole('form', { name: 'Account Details' });
    await Promise.all([fireEvent.submit(form), fireEvent.submit(form)]);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.type(canvas.getByLabelText('First name'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** The error is at the field it is about, and all fields keep their values. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: resolvesTo({ ok: false, fields: { email: sentences.emailTaken } }) },
  play: async ({ canvas }) => {
    await enter(canvas);
    await press(canvas, 'Continue');
    const email = canvas.getByLabelText('E-mail address');
    await waitFor(() => expect(email).toHaveAccessibleDescription(sentences.emailTaken));
    await expect(email).toHaveFocus();
    for (const [label, text] of Object.entries(typedDetails))
      await expect(canvas.getByLabelText(label)).toHaveValue(text);
  },
});

export const Offline = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: resolvesTo({ ok: false }) },
  play: async ({ canvas }) => {
    await enter(canvas);
    await press(canvas, 'Continue');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentences.generic);
    await expect(canvas.getByLabelText('Password')).toHaveValue('Abcdefg1');
  },
});

/** The values are trimmed. */
export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await enter(canvas, { 'First name': '  Zainab ', 'E-mail address': 'zainab@example.org' });
    await press(canvas, 'Continue');
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[accountDetails]]));
  },
});

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    canvas.getByLabelText('First name').focus();
    await userEvent.keyboard('Zainab');
    await userEvent.tab();
    await userEvent.keyboard('Okonkwo');
    await userEvent.tab();
    await userEvent.keyboard('zainab@example.org');
    await userEvent.tab();
    await userEvent.keyboard('Abcdefg1');
    canvas.getByLabelText('Confirm password').focus();
    await userEvent.keyboard('Abcdefg1{Enter}');
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[accountDetails]]));
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'small' } } });
