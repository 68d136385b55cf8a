import { sentences } from '@hearthlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, type within } from 'storybook/test';

import type { FormResult } from '../lib/form-result.ts';
import { AccountDetailsForm } from './account-details-form.tsx';

const answering = (answer: FormResult) => fn(async () => answer);

const meta = {
  title: 'Account/AccountDetailsForm',
  component: AccountDetailsForm,
  args: { onSubmit: answering({ ok: true }) },
  decorators: [
    (Story) => (
      <div className="max-w-sheet">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountDetailsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const forever = (): Promise<FormResult> => new Promise(() => {});

const typed = {
  'First name': 'Zainab',
  'Last name': 'Okonkwo',
  'E-mail address': 'zainab@example.org',
  Password: 'Abcdefg1',
  'Confirm password': 'Abcdefg1',
};
type Label = keyof typeof typed;

const sent = {
  firstname: 'Zainab',
  lastname: 'Okonkwo',
  email: 'zainab@example.org',
  password: 'Abcdefg1',
  confirmPassword: 'Abcdefg1',
};

async function fill(canvas: ReturnType<typeof within>, changes: Partial<Record<Label, string>> = {}) {
  for (const [label, text] of Object.entries({ ...typed, ...changes })) {
    const field = canvas.getByLabelText(label);
    if (field instanceof HTMLInputElement && field.value === text) continue;
    await userEvent.clear(field);
    await userEvent.click(field);
    if (text !== '') await userEvent.paste(text);
  }
}

const press = (canvas: ReturnType<typeof within>) =>
  userEvent.click(canvas.getByRole('button', { name: 'Continue' }));

export const Default: Story = {
  play: async ({ canvas }) => {
    const kinds = ['given-name', 'family-name', 'email', 'new-password', 'new-password'];
    const fields = Object.keys(typed).map((label) => canvas.getByLabelText(label));
    await expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual(kinds);
  },
};

/** Every field has its sentence at once, and the focus is where to begin. */
export const Invalid: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await fill(canvas, {
      'First name': 'Al',
      'Last name': 'O2konkwo',
      'E-mail address': 'zainab@example',
      Password: 'abcdefgh',
      'Confirm password': 'abcdefgi',
    });
    await press(canvas);
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
    await expect(canvas.getByLabelText('First name')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const thirty = `Ab1${'x'.repeat(27)}`;

/** Values on both sides of every limit: a sentence, or `true` where the value is good. */
const boundaries: [Label, string, string | true][] = [
  ['First name', 'Ab', 'Enter a valid first name.'],
  ['First name', 'Abe', true],
  ['First name', "  D'Arcy-Noël  ", true],
  ['First name', 'Anna Lena', 'Enter a valid first name.'],
  ['Last name', 'Ng', 'Enter a valid lastname.'],
  ['Last name', 'Ngo', true],
  ['E-mail address', 'a@b', 'Please enter a valid email address.'],
  ['E-mail address', 'za inab@example.org', 'Please enter a valid email address.'],
  ['E-mail address', 'a@b.c', true],
  ['Password', 'Abcdef1', 'Password too short.'],
  ['Password', `${thirty}x`, 'Password too long.'],
  ['Password', thirty, true],
  ['Password', 'ABCDEFG1', 'Passwords must be a mix of lowercase, uppercase letters, and digits.'],
  ['Password', 'Abcdefgh', 'Passwords must be a mix of lowercase, uppercase letters, and digits.'],
];

export const Boundaries: Story = {
  play: async ({ canvas, args, step }) => {
    for (const [label, value, verdict] of boundaries) {
      await step(`${label} '${value}'`, async () => {
        args.onSubmit.mockClear();
        await fill(canvas, { [label]: value, ...(label === 'Password' && { 'Confirm password': value }) });
        await press(canvas);
        const field = canvas.getByLabelText(label);
        if (verdict === true) await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
        else await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(verdict)));
        await expect(args.onSubmit).toHaveBeenCalledTimes(verdict === true ? 1 : 0);
      });
    }
  },
};

/** Mending the first password is enough: the second is looked at again by itself. */
export const MismatchMended: Story = {
  play: async ({ canvas }) => {
    await fill(canvas, { Password: 'Abcdefg' });
    await press(canvas);
    const confirm = canvas.getByLabelText('Confirm password');
    await expect(confirm).toHaveAccessibleDescription("Passwords don't match.");
    await userEvent.type(canvas.getByLabelText('Password'), '1');
    await waitFor(() => expect(confirm).not.toBeInvalid());
  },
};

export const Pending: Story = {
  args: { onSubmit: fn(forever) },
  play: async ({ canvas }) => {
    await fill(canvas);
    await press(canvas);
    const button = canvas.getByRole('button', { name: 'Continue' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(button).toHaveFocus();
  },
};

/** Twice within one turn of the event loop, then with the mouse and with Enter: one call. */
export const DoubleSubmit: Story = {
  args: { onSubmit: fn(forever) },
  play: async ({ canvas, args }) => {
    await fill(canvas);
    const form = canvas.getByRole('form', { name: 'Account Details' });
    await Promise.all([fireEvent.submit(form), fireEvent.submit(form)]);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.type(canvas.getByLabelText('First name'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The sentence stands at the field to blame, and all that was typed is still there. */
export const RejectedByServer: Story = {
  args: { onSubmit: answering({ ok: false, fields: { email: sentences.emailTaken } }) },
  play: async ({ canvas }) => {
    await fill(canvas);
    await press(canvas);
    const email = canvas.getByLabelText('E-mail address');
    await waitFor(() => expect(email).toHaveAccessibleDescription(sentences.emailTaken));
    await expect(email).toHaveFocus();
    for (const [label, text] of Object.entries(typed))
      await expect(canvas.getByLabelText(label)).toHaveValue(text);
  },
};

export const Offline: Story = {
  args: { onSubmit: answering({ ok: false }) },
  play: async ({ canvas }) => {
    await fill(canvas);
    await press(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentences.generic);
    await expect(canvas.getByLabelText('Password')).toHaveValue('Abcdefg1');
  },
};

/** What is handed on is trimmed, under the keys of the form. */
export const Succeeds: Story = {
  play: async ({ canvas, args }) => {
    await fill(canvas, { 'First name': '  Zainab ', 'E-mail address': 'zainab@example.org' });
    await press(canvas);
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[sent]]));
  },
};

export const Keyboard: Story = {
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
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[sent]]));
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'small' } } };
