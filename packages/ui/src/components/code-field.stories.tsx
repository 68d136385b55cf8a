import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { useDomainForm } from '../lib/use-domain-form.ts';
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

const meta = {
  title: 'Components/CodeField',
  component: CodeField,
  args: { label: 'Verification code' },
  render: (args) => <CodeForm {...args} />,
  beforeEach: () => submitted.mockClear(),
} satisfies Meta<typeof CodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One field, for the number pad and the code that a phone offers. Enter sends it, leading zero and all. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Verification code' });
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(field, '01234{Enter}');
    await expect(submitted.mock.lastCall?.[0]).toEqual({ code: '01234' });
  },
};

/** Spaces and dashes of every sort go, and what is left is five characters. */
export const Paste: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste(' 1 2-3\u00a04–5 6 ');
    await expect(field).toHaveValue('12345');
    await userEvent.keyboard('{Enter}');
    await expect(submitted.mock.lastCall?.[0]).toEqual({ code: '12345' });
  },
};

/** A sixth digit has no cell. */
export const TooMany: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1234567');
    await expect(canvas.getByRole('textbox')).toHaveValue('12345');
  },
};

export const Correcting: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '1234 5{Backspace}{Backspace}98');
    await expect(field).toHaveValue('12398');
  },
};

export const Invalid: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '123{Enter}');
    await expect(await canvas.findByText('Please enter a five digit code.')).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Please enter a five digit code.');
    await expect(submitted).not.toHaveBeenCalled();
  },
};

/** The whole row of cells is the field: a press on the last one goes in, too. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('48');
    await expect(canvas.getByRole('textbox')).toHaveValue('48');
  },
};

export const LongText: Story = {
  args: {
    label: 'Verification code',
    hint: 'We sent it to zainab.okonkwo-of-the-lower-valley@a-rather-long-name-of-a-mail-host.example',
  },
  globals: { viewport: { value: 'small' } },
};

export const Mobile: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '40718');
    await expect(canvas.getByRole('textbox').scrollLeft).toBe(0);
  },
};

/** In a narrow place the cells are narrower; there are five of them always. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="w-52" data-testid="narrow">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '40718');
    await expect(canvas.getByRole('textbox').scrollLeft).toBe(0);
    await expect(canvas.getByTestId('narrow').scrollWidth).toBe(208);
  },
};

export const Matrix: Story = {
  tags: ['visual', '!autodocs'],
  render: () => (
    <div className="grid gap-4.5 bg-auth-grey p-6">
      <CodeField label="Verification code" />
      <CodeField label="Verification code" defaultValue="11111" />
      <CodeField label="Verification code" defaultValue="40798" />
      <CodeField label="Verification code" defaultValue="407" error="Please enter a five digit code." />
      <div className="w-52">
        <CodeField label="Verification code" defaultValue="40798" />
      </div>
    </div>
  ),
};
