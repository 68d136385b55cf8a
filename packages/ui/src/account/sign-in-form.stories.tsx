import { paths, sentences } from '@hearthlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, type within } from 'storybook/test';

import type { FormResult } from '../lib/form-result.ts';
import { SignInForm } from './sign-in-form.tsx';

const answering = (answer: FormResult) => fn(async () => answer);

const meta = {
  title: 'Account/SignInForm',
  component: SignInForm,
  args: { onRememberChange: fn(), onSubmit: answering({ ok: true }) },
  decorators: [
    (Story) => (
      <div className="max-w-sheet">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SignInForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const forever = (): Promise<FormResult> => new Promise(() => {});
const email = 'zainab@example.org';
const password = 'Abcdefg1';

async function fill(canvas: Canvas, values: { email: string; password: string }) {
  for (const [label, text] of [
    ['E-mail address', values.email],
    ['Password', values.password],
  ] as const) {
    const field = canvas.getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.click(field);
    if (text !== '') await userEvent.paste(text);
  }
}

const press = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Signin' }));

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('E-mail address')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      paths.resetPassword,
    );
  },
};

export const ShowPassword: Story = {
  play: async ({ canvas }) => {
    await fill(canvas, { email, password });
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    const toggle = canvas.getByRole('button', { name: /show password/i, pressed: false });
    await userEvent.click(toggle);
    await expect(field).toHaveAttribute('type', 'text');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(field).toHaveValue(password);
  },
};

export const Invalid: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await fill(canvas, { email: 'zainab', password: 'Abcdef1' });
    await press(canvas);
    await expect(canvas.getByLabelText('E-mail address')).toHaveAccessibleDescription(
      'Please enter a valid email address.',
    );
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Enter a valid password.');
    await expect(canvas.getByLabelText('E-mail address')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Eight characters are enough, and nothing else is asked of a password that exists already. */
export const Boundaries: Story = {
  play: async ({ canvas, args }) => {
    await fill(canvas, { email: ' a@b.c ', password: '  1234567 ' });
    await press(canvas);
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Enter a valid password.');
    await fill(canvas, { email: ' a@b.c ', password: '  12345678 ' });
    await press(canvas);
    const values = { email: 'a@b.c', password: '12345678', remember: false };
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[values]]));
  },
};

/** The address of last time is there, and unchecking the box is told at once, without signing in. */
export const Remembered: Story = {
  args: { rememberedEmail: email },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('E-mail address')).toHaveValue(email);
    const box = canvas.getByRole('checkbox', { name: 'Remember me' });
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(args.onRememberChange).toHaveBeenLastCalledWith(false, email);
    await userEvent.click(box);
    await expect(args.onRememberChange).toHaveBeenLastCalledWith(true, email);
  },
};

export const Pending: Story = {
  args: { onSubmit: fn(forever) },
  play: async ({ canvas }) => {
    await fill(canvas, { email, password });
    await press(canvas);
    const button = canvas.getByRole('button', { name: 'Signin' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(button).toHaveFocus();
  },
};

export const DoubleSubmit: Story = {
  args: { onSubmit: fn(forever) },
  play: async ({ canvas, args }) => {
    await fill(canvas, { email, password });
    const form = canvas.getByRole('form', { name: 'Sign in' });
    await Promise.all([fireEvent.submit(form), fireEvent.submit(form)]);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Signin' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const RejectedByServer: Story = {
  tags: ['visual'],
  args: {
    onSubmit: answering({ ok: false, message: 'E-mail address or password is wrong.' }),
  },
  play: async ({ canvas }) => {
    await fill(canvas, { email, password });
    await press(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('E-mail address or password is wrong.');
    await expect(canvas.getByLabelText('Password')).toHaveValue(password);
  },
};

export const Offline: Story = {
  args: { onSubmit: answering({ ok: false }) },
  play: async ({ canvas }) => {
    await fill(canvas, { email, password });
    await press(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentences.generic);
    await expect(canvas.getByLabelText('E-mail address')).toHaveValue(email);
  },
};

export const Succeeds: Story = {
  play: async ({ canvas, args }) => {
    await fill(canvas, { email, password });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Remember me' }));
    await press(canvas);
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[{ email, password, remember: true }]]));
  },
};

/** From the address to the password, the eye, the box, the link and the button, in that order. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('E-mail address')).toHaveFocus();
    await userEvent.keyboard(email);
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.keyboard(password);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /show password/i })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onRememberChange).toHaveBeenCalledWith(true, email);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'small' } } };
