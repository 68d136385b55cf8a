import { sentences, type SignInEntry } from '@hearthlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, type Mock, userEvent, waitFor, type within } from 'storybook/test';

import { Button } from '../components/button.tsx';
import { Field } from '../components/field.tsx';
import { FormNotice } from '../components/form-notice.tsx';
import { PasswordField } from '../components/password-field.tsx';
import type { FormResult } from './form-result.ts';
import { useDomainForm } from './use-domain-form.ts';
import { useSubmit } from './use-submit.ts';

const loadRules = async () => (await import('@hearthlight/domain/forms')).signInForm;

type Submit = (entry: SignInEntry) => Promise<FormResult>;

interface ExampleFormProps {
  onSubmit: Mock<Submit>;
  /** Whether the form asks for its fields to be cleared. */
  clears?: boolean;
}

/** The shape of every form of the site, at its smallest. */
function ExampleForm({ onSubmit, clears = false }: ExampleFormProps) {
  const form = useDomainForm(loadRules, { email: '', password: '' });
  const { errors } = form.formState;
  const { submit, pending, result } = useSubmit(form, onSubmit, {
    onSucceeded: () => clears && form.reset(),
  });
  return (
    <form noValidate onSubmit={submit} className="grid max-w-sheet gap-4.5">
      <Field
        label="E-mail address"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <FormNotice result={result} />
      <Button type="submit" fullWidth pending={pending}>
        Signin
      </Button>
    </form>
  );
}

const answering = (answer: FormResult) => fn<Submit>(() => Promise.resolve(answer));

const meta = {
  title: 'Lib/useSubmit',
  component: ExampleForm,
  args: { onSubmit: answering({ ok: true }) },
} satisfies Meta<typeof ExampleForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const emailOf = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'E-mail address' });
const passwordOf = (canvas: Canvas) => canvas.getByLabelText('Password');
const buttonOf = (canvas: Canvas) => canvas.getByRole('button', { name: 'Signin' });

async function fillIn(canvas: Canvas) {
  await userEvent.type(emailOf(canvas), 'zainab@example.org');
  await userEvent.type(passwordOf(canvas), ' Lantern14 ');
}

/** A call that stays under way until the story lets it go on. */
let slowCall = Promise.withResolvers<FormResult>();
const aSlowCall = () => {
  slowCall = Promise.withResolvers();
};

export const Default: Story = {};

/** All sentences at once, the focus on the first bad field, and no call. */
export const Invalid: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(buttonOf(canvas));
    await waitFor(() => expect(emailOf(canvas)).toHaveFocus());
    await expect(emailOf(canvas)).toHaveAccessibleDescription('Please enter a valid email address.');
    await expect(passwordOf(canvas)).toHaveAccessibleDescription('Enter a valid password.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(emailOf(canvas), 'zainab@example.org');
    await expect(emailOf(canvas)).toBeValid();
  },
};

/** What is sent is what the rules made of it: trimmed. What was typed stays. */
export const Succeeds: Story = {
  args: { onSubmit: answering({ ok: true, message: 'Welcome back.' }) },
  play: async ({ args, canvas }) => {
    await fillIn(canvas);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Welcome back.');
    await expect(args.onSubmit.mock.calls).toEqual([
      [{ email: 'zainab@example.org', password: 'Lantern14' }],
    ]);
    await expect(passwordOf(canvas)).toHaveValue(' Lantern14 ');
  },
};

/** Fields are cleared only where the form asks for it. */
export const Clears: Story = {
  args: { clears: true },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(buttonOf(canvas));
    await waitFor(() => expect(emailOf(canvas)).toHaveValue(''));
  },
};

export const Pending: Story = {
  args: { onSubmit: fn<Submit>(() => slowCall.promise) },
  beforeEach: aSlowCall,
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(buttonOf(canvas));
    await waitFor(() => expect(buttonOf(canvas)).toHaveAttribute('aria-disabled', 'true'));
    await expect(buttonOf(canvas)).toHaveFocus();
    slowCall.resolve({ ok: true });
    await waitFor(() => expect(buttonOf(canvas)).not.toHaveAttribute('aria-disabled'));
  },
};

/** Two clicks before React has rendered anything, and Enter after them, make one call. */
export const DoubleSubmit: Story = {
  args: { onSubmit: fn<Submit>(() => slowCall.promise) },
  beforeEach: aSlowCall,
  play: async ({ args, canvas }) => {
    await fillIn(canvas);
    buttonOf(canvas).click();
    buttonOf(canvas).click();
    await userEvent.type(passwordOf(canvas), '{Enter}{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    slowCall.resolve({ ok: false, message: 'Try once more.' });
    await canvas.findByRole('alert');
    await userEvent.click(buttonOf(canvas));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  },
};

/** Sentences of the server go to their fields, in whatever order; the first of the page has the focus. */
export const RejectedByServer: Story = {
  args: {
    onSubmit: answering({
      ok: false,
      message: 'Please look at the marked fields.',
      fields: { password: 'Enter a valid password.', email: sentences.emailTaken },
    }),
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(buttonOf(canvas));
    await waitFor(() => expect(emailOf(canvas)).toHaveFocus());
    await expect(emailOf(canvas)).toHaveAccessibleDescription(sentences.emailTaken);
    await expect(passwordOf(canvas)).toHaveAccessibleDescription('Enter a valid password.');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please look at the marked fields.');
    await expect(passwordOf(canvas)).toHaveValue(' Lantern14 ');
    await userEvent.type(emailOf(canvas), 'x');
    await waitFor(() => expect(emailOf(canvas)).toBeValid());
  },
};

/** A sentence that stands under its field is not said twice. */
export const SaidOnce: Story = {
  args: {
    onSubmit: answering({
      ok: false,
      message: sentences.emailTaken,
      fields: { email: sentences.emailTaken },
    }),
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(buttonOf(canvas));
    await waitFor(() => expect(emailOf(canvas)).toHaveFocus());
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** A sentence for a field that the form does not have is shown for the whole form. */
export const UnknownField: Story = {
  args: {
    onSubmit: answering({ ok: false, fields: { code: 'Please enter a five digit code.' } }),
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(buttonOf(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please enter a five digit code.');
  },
};

/** An exception, as when the network is gone, is the generic sentence, and the form can be sent again. */
export const Offline: Story = {
  args: { onSubmit: fn<Submit>(() => Promise.reject(new TypeError('Failed to fetch'))) },
  play: async ({ args, canvas }) => {
    await fillIn(canvas);
    await userEvent.click(buttonOf(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentences.generic);
    await expect(emailOf(canvas)).toHaveValue('zainab@example.org');
    await userEvent.click(buttonOf(canvas));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  },
};
