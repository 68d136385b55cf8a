import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { showSource } from '../../../../../.storybook/shown-code.ts';
import { CodeField } from './code-field.tsx';
import { DateField } from './field-frame.example.tsx';
import source from './field-frame.example.tsx?raw';
import { guidance } from './field-frame.guidance.ts';
import { FieldFrame } from './field-frame.tsx';
import { Field } from './field.tsx';
import { MoneyField } from './money-field.tsx';
import { PasswordField } from './password-field.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';

showSource({ DateField }, source);

const meta = preview.meta({
  title: 'Library/Forms/FieldFrame',
  component: FieldFrame,
  tags: ['experimental'],
  parameters: { guidance },
  args: {
    ids: { id: 'date', hintId: 'date-hint', errorId: 'date-error' },
    label: 'Date of birth',
    hint: 'As in your passport.',
    children: undefined,
  },
  render: ({ label, hint, error }) => <DateField label={label} hint={hint} error={error} />,
});

export const Default = meta.story({ tags: ['matrix'] });

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Date of birth')).toHaveAccessibleDescription('As in your passport.');
  },
});

export const WithError = meta.story({
  tags: ['anatomy'],
  args: { error: 'Please enter the day that you were born.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Date of birth')).toHaveAccessibleDescription(
      'As in your passport. Please enter the day that you were born.',
    );
  },
});

/** Every kind of field is required unless `optional` is set. */
export const Optional = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <>
      {[false, true].map((optional) => (
        <fieldset key={String(optional)} aria-label={optional ? 'Optional' : 'Required'}>
          <Field optional={optional} label="Name" />
          <TextArea optional={optional} label="Message" />
          <PasswordField optional={optional} label="Password" autoComplete="new-password" />
          <Select optional={optional} label="Town" options={[{ value: 'lodwar', label: 'Lodwar' }]} />
          <MoneyField optional={optional} label="Amount" />
          <CodeField optional={optional} label="Code" length={5} />
        </fieldset>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const fields = 'input, textarea, select';
    const required = canvas.getByRole('group', { name: 'Required' }).querySelectorAll(fields);
    const optional = canvas.getByRole('group', { name: 'Optional' }).querySelectorAll(fields);
    await expect(required).toHaveLength(6);
    await expect(optional).toHaveLength(6);
    for (const field of required) await expect(field).toBeRequired();
    for (const field of optional) await expect(field).not.toBeRequired();
  },
});
