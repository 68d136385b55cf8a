import { sentences, type SignInEntry, type Result } from '@hearthlight/domain';
import { expect, fn, type Mock, userEvent, waitFor, type within } from 'storybook/test';

import preview from '#storybook/preview';

import { Button } from '../components/actions/button.tsx';
import { Field } from '../components/forms/field.tsx';
import { FormNotice } from '../components/forms/form-notice.tsx';
import { PasswordField } from '../components/forms/password-field.tsx';
import { useDomainForm } from './use-domain-form.ts';
import { useSubmit } from './use-submit.ts';

const loadRules = async () => (await import('@hearthlight/domain/forms')).signInForm;

type Submit = (entry: SignInEntry) => Promise<Result>;

interface ExampleFormProps {
  onSubmit: Mock<Submit>;
  /** Whether the form clears its fields after success. */
  clears?: boolean;
}

/** A minimal form. */
function ExampleForm({ onSubmit, clears = false }: ExampleFormProps) {
  const form = useDomainForm(loadRules, { email: '', password: '', remember: false });
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

const resolving = (result: Result) => fn<Submit>(() => Promise.resolve(result));

const meta = preview.meta({
  title: 'Product/Forms/useSubmit',
  component: ExampleForm,
  tags: ['internal'],
  args: { onSubmit: resolving({ ok: true }) },
});
type Canvas = ReturnType<typeof within>;

const emailOf = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'E-mail address' });
const passwordOf = (canvas: Canvas) => canvas.getByLabelText('Password');
const buttonOf = (canvas: Canvas) => canvas.getByRole('button', { name: 'Signin' });

async function fillIn(canvas: Canvas) {
  await userEvent.type(emailOf(canvas), 'zainab@example.org');
  await userEvent.type(passwordOf(canvas), ' Lantern14 ');
}

/** A call that is pending until the story resolves it. */
let slowCall = Promise.withResolvers<Result>();
const resetSlowCall = () => {
  slowCall = Promise.withResolvers();
};

export const Default = meta.story({});

/** It shows all errors at once, focuses the first invalid field and makes no call. */
export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(buttonOf(canvas));
    await waitFor(() => expect(emailOf(canvas)).toHaveFocus());
    await expect(emailOf(canvas)).toHaveAccessibleDescription('Please enter a valid email address.');
    await expect(passwordOf(canvas)).toHaveAccessibleDescription('Enter a valid password.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(emailOf(canvas), 'zainab@example.org');
    await expect(emailOf(canvas)).toBeValid();
  },
});

/** The payload is trimmed by the rules. The fields keep what was typed. */
export const Succeeds = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: resolving({ ok: true, message: 'Welcome back.' }) },
  play: async ({ args, canvas }) => {
    await fillIn(canvas);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Welcome back.');
    await expect(args.onSubmit.mock.calls).toEqual([
      [{ email: 'zainab@example.org', password: 'Lantern14', remember: false }],
    ]);
    await expect(passwordOf(canvas)).toHaveValue(' Lantern14 ');
  },
});

/** Fields are cleared only if the form does so in `onSucceeded`. */
export const Clears = meta.story({
  tags: ['!autodocs'],
  args: { clears: true },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(buttonOf(canvas));
    await waitFor(() => expect(emailOf(canvas)).toHaveValue(''));
  },
});

export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn<Submit>(() => slowCall.promise) },
  beforeEach: resetSlowCall,
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(buttonOf(canvas));
    await waitFor(() => expect(buttonOf(canvas)).toHaveAttribute('aria-disabled', 'true'));
    await expect(buttonOf(canvas)).toHaveFocus();
    slowCall.resolve({ ok: true });
    await waitFor(() => expect(buttonOf(canvas)).not.toHaveAttribute('aria-disabled'));
  },
});

/** Two clicks before the next render, followed by Enter, make one call. */
export const DoubleSubmit = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn<Submit>(() => slowCall.promise) },
  beforeEach: resetSlowCall,
  play: async ({ args, canvas }) => {
    await fillIn(canvas);
    buttonOf(canvas).click();
    buttonOf(canvas).click();
    await userEvent.type(passwordOf(canvas), '{Enter}{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    slowCall.resolve({ ok: false, message: 'Try again.' });
    await canvas.findByRole('alert');
    await userEvent.click(buttonOf(canvas));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  },
});

/** Errors from the server are shown by their fields. The first field in document order receives the focus. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: {
    onSubmit: resolving({
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
});

/** A message that a field shows is not repeated for the whole form. */
export const NotRepeated = meta.story({
  tags: ['!autodocs'],
  args: {
    onSubmit: resolving({
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
});

/** An error for an unknown field is shown for the whole form. */
export const UnknownField = meta.story({
  tags: ['!autodocs'],
  args: {
    onSubmit: resolving({ ok: false, fields: { code: 'Please enter a five digit code.' } }),
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(buttonOf(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please enter a five digit code.');
  },
});

/** An exception, such as a lost connection, shows the generic sentence, and the form can be submitted again. */
export const Offline = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn<Submit>(() => Promise.reject(new TypeError('Failed to fetch'))) },
  play: async ({ args, canvas }) => {
    await fillIn(canvas);
    await userEvent.click(buttonOf(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentences.generic);
    await expect(emailOf(canvas)).toHaveValue('zainab@example.org');
    await userEvent.click(buttonOf(canvas));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  },
});
