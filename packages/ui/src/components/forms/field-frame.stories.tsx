import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { CodeField } from './code-field.tsx';
import { FieldFrame } from './field-frame.tsx';
import { Field } from './field.tsx';
import { MoneyField } from './money-field.tsx';
import { PasswordField } from './password-field.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';

const ids = { id: 'town', hintId: 'town-hint', errorId: 'town-error' };

const meta = preview.meta({
  title: 'Library/Forms/FieldFrame',
  component: FieldFrame,
  tags: ['internal'],
  args: {
    ids,
    label: 'Town',
    hint: 'Where the help is needed.',
    children: (
      <input
        id={ids.id}
        aria-describedby={`${ids.hintId} ${ids.errorId}`}
        className="w-full rounded-control border border-control px-4 py-3"
      />
    ),
  },
});

export const Default = meta.story({ tags: ['matrix'] });

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Town' })).toHaveAccessibleDescription(
      'Where the help is needed.',
    );
  },
});

export const WithError = meta.story({
  args: { error: 'Please enter a valid address.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Town' })).toHaveAccessibleDescription(
      'Where the help is needed. Please enter a valid address.',
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
