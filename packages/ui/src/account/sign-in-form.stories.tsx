import { paths, sentences } from '@hearthlight/domain';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press, type Canvas } from '../../../../.storybook/act.ts';
import { neverResolves, resolvesTo } from '../../../../.storybook/form-result.ts';
import { hydrateAfter, setValue } from '../../../../.storybook/hydrate.tsx';
import { guidance } from './sign-in-form.guidance.ts';
import { SignInForm } from './sign-in-form.tsx';

const meta = preview.meta({
  title: 'Product/Account/SignInForm',
  component: SignInForm,
  tags: ['stable'],
  parameters: { guidance },
  args: { onRememberChange: fn(), onSubmit: resolvesTo({ ok: true }) },
  decorators: [
    (Story) => (
      <div className="max-w-sheet">
        <Story />
      </div>
    ),
  ],
});

const email = 'zainab@example.org';
const password = 'Abcdefg1';

const enter = (canvas: Canvas, values: { email: string; password: string }) =>
  fill(canvas, { 'E-mail address': values.email, Password: values.password });

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('E-mail address')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', paths.resetPassword);
  },
});

export const ShowPassword = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await enter(canvas, { email, password });
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    const toggle = canvas.getByRole('button', { name: /show password/i, pressed: false });
    await userEvent.click(toggle);
    await expect(field).toHaveAttribute('type', 'text');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(field).toHaveValue(password);
  },
});

export const Invalid = meta.story({
  tags: ['visual', '!autodocs'],
  play: async ({ canvas, args }) => {
    await enter(canvas, { email: 'zainab', password: 'Abcdef1' });
    await press(canvas, 'Signin');
    await expect(canvas.getByLabelText('E-mail address')).toHaveAccessibleDescription(
      'Please enter a valid email address.',
    );
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Enter a valid password.');
    await expect(canvas.getByLabelText('E-mail address')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** An existing password only needs eight characters. */
export const Boundaries = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await enter(canvas, { email: ' a@b.c ', password: '  1234567 ' });
    await press(canvas, 'Signin');
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Enter a valid password.');
    await enter(canvas, { email: ' a@b.c ', password: '  12345678 ' });
    await press(canvas, 'Signin');
    const values = { email: 'a@b.c', password: '12345678', remember: false };
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[values]]));
  },
});

/** Shows the remembered address, and reports each change of the box without signing in. */
export const Remembered = meta.story({
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
});

/** 'Remember me' and an address entered before hydration are stored, and replace the remembered address. */
export const EnteredBeforeHydration = meta.story({
  tags: ['!autodocs'],
  render: () => <></>,
  play: async ({ canvas, canvasElement, args }) => {
    for (const rememberedEmail of [undefined, 'amara@example.org']) {
      const onRememberChange = fn();
      const page = <SignInForm {...args} {...{ rememberedEmail, onRememberChange }} />;
      const remove = await hydrateAfter(canvasElement, page, () => {
        setValue(canvas.getByLabelText('E-mail address'), email);
        canvas.getByRole('checkbox').click();
      });
      await expect(canvas.getByLabelText('E-mail address')).toHaveValue(email);
      await expect(canvas.getByRole('checkbox')).toBeChecked();
      await expect(onRememberChange.mock.calls).toEqual(rememberedEmail ? [] : [[true, email]]);
      remove();
    }
  },
});

export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn(neverResolves) },
  play: async ({ canvas }) => {
    await enter(canvas, { email, password });
    await press(canvas, 'Signin');
    const button = canvas.getByRole('button', { name: 'Signin' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(button).toHaveFocus();
  },
});

export const DoubleSubmit = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn(neverResolves) },
  play: async ({ canvas, args }) => {
    await enter(canvas, { email, password });
    const form = canvas.getByRole('form', { name: 'Sign in' });
    await Promise.all([fireEvent.submit(form), fireEvent.submit(form)]);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Signin' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const RejectedByServer = meta.story({
  tags: ['visual', '!autodocs'],
  args: {
    onSubmit: resolvesTo({ ok: false, message: 'Incorrect e-mail or password.' }),
  },
  play: async ({ canvas }) => {
    await enter(canvas, { email, password });
    await press(canvas, 'Signin');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Incorrect e-mail or password.');
    await expect(canvas.getByLabelText('Password')).toHaveValue(password);
  },
});

export const Offline = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: resolvesTo({ ok: false }) },
  play: async ({ canvas }) => {
    await enter(canvas, { email, password });
    await press(canvas, 'Signin');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentences.generic);
    await expect(canvas.getByLabelText('E-mail address')).toHaveValue(email);
  },
});

export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await enter(canvas, { email, password });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Remember me' }));
    await press(canvas, 'Signin');
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[{ email, password, remember: true }]]));
  },
});

/** Tab order: address, password, show password, remember me, link, button. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
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
});

export const Mobile = meta.story({ globals: { viewport: { value: 'small' } } });
