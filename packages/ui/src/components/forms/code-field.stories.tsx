import { expect, fn, userEvent } from 'storybook/test';

import preview from '#storybook/preview';

import { pseudo, PseudoStates } from '../../../../../.storybook/pseudo-states.tsx';
import { useDomainForm } from '../../forms/use-domain-form.ts';
import { guidance } from './code-field.guidance.ts';
import { CodeField, type CodeFieldProps } from './code-field.tsx';

const submitted = fn();

const loadCodeForm = async () => (await import('@hearthlight/domain/forms')).codeForm;

function CodeForm(props: CodeFieldProps) {
  const { register, handleSubmit, formState } = useDomainForm(loadCodeForm, { code: '' });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submitted)(event)}>
      <CodeField {...props} {...register('code')} error={formState.errors.code?.message} />
    </form>
  );
}

const meta = preview.meta({
  title: 'Library/Forms/CodeField',
  component: CodeField,
  tags: ['stable'],
  parameters: { guidance },
  args: { label: 'Verification code', length: 5 },
  beforeEach: () => submitted.mockClear(),
});

export const Default = meta.story({ tags: ['matrix'] });

export const Anatomy = meta.story({
  tags: ['anatomy', '!autodocs'],
  args: { hint: 'We sent it to zainab@example.org.', error: 'Please enter a five digit code.' },
});

/** Phones show a number pad and offer the code from a message. Enter submits it, with its leading zero. */
export const SubmitsOnEnter = meta.story({
  tags: ['!autodocs'],
  render: (args) => <CodeForm {...args} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Verification code' });
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(field, '01234{Enter}');
    await expect(submitted.mock.lastCall?.[0]).toEqual({ code: '01234' });
  },
});

/** Spaces and dashes are removed, and the rest is cut to five characters. */
export const Paste = meta.story({
  tags: ['!autodocs'],
  render: (args) => <CodeForm {...args} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste(' 1 2-3\u00a04–5 6 ');
    await expect(field).toHaveValue('12345');
    await userEvent.keyboard('{Enter}');
    await expect(submitted.mock.lastCall?.[0]).toEqual({ code: '12345' });
  },
});

/** Keyboards of other languages type other digits. */
export const OtherDigits = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '٠١٢۳۴');
    await expect(field).toHaveValue('01234');
  },
});

/** Further digits are ignored. */
export const TooMany = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1234567');
    await expect(canvas.getByRole('textbox')).toHaveValue('12345');
  },
});

export const Correcting = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '1234 5{Backspace}{Backspace}98');
    await expect(field).toHaveValue('12398');
  },
});

export const Invalid = meta.story({
  tags: ['!autodocs'],
  render: (args) => <CodeForm {...args} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '123{Enter}');
    await expect(await canvas.findByText('Please enter a five digit code.')).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Please enter a five digit code.');
    await expect(submitted).not.toHaveBeenCalled();
  },
});

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('48');
    await expect(canvas.getByRole('textbox')).toHaveValue('48');
  },
});

export const LongText = meta.story({
  args: {
    label: 'Verification code',
    hint: 'We sent it to zainab.okonkwo-of-the-lower-valley@a-rather-long-name-of-a-mail-host.example',
  },
  globals: { viewport: { value: 'small' } },
});

export const Mobile = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '40718');
    await expect(canvas.getByRole('textbox').scrollLeft).toBe(0);
  },
});

/** The length is up to the code: here six digits. */
export const SixDigits = meta.story({
  args: { length: 6 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1234567');
    await expect(canvas.getByRole('textbox')).toHaveValue('123456');
    await expect(canvas.getByRole('textbox').scrollLeft).toBe(0);
  },
});

/** In a narrow container the cells are narrower. */
export const Narrow = meta.story({
  render: (args) => (
    <div className="w-52">
      <CodeField {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('textbox'), '40718');
    await expect(canvas.getByRole('textbox').scrollLeft).toBe(0);
    await expect(canvasElement.firstElementChild?.firstElementChild?.scrollWidth).toBe(208);
  },
});

/** Its digits are left to right in every language. */
export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox')).direction).toBe('ltr');
  },
});

export const Matrix = meta.story({
  tags: ['visual', '!autodocs'],
  parameters: { pseudo },
  render: () => (
    <div className="grid gap-4.5 bg-auth-gray p-6">
      <CodeField length={5} label="Verification code" />
      <CodeField length={5} label="Verification code" defaultValue="11111" />
      <CodeField length={5} label="Verification code" defaultValue="40798" />
      <CodeField length={5} label="Verification code" defaultValue="407" error="Please enter a five digit code." />
      <CodeField length={5} label="Verification code" defaultValue="407" disabled />
      <PseudoStates>
        {(state) => <CodeField length={5} label={`Verification code (${state})`} defaultValue="407" />}
      </PseudoStates>
      <div className="w-52">
        <CodeField length={5} label="Verification code" defaultValue="40798" />
      </div>
    </div>
  ),
});
