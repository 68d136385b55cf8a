import { useWatch } from 'react-hook-form';
import { expect, fn, waitFor, type within } from 'storybook/test';
import { z } from 'zod/mini';

import preview from '#storybook/preview';

import { hydrateAfter, setValue } from '../../../../.storybook/hydrate.tsx';
import { Button } from '../components/actions/button.tsx';
import { Checkbox } from '../components/forms/checkbox.tsx';
import { CodeField } from '../components/forms/code-field.tsx';
import { Field } from '../components/forms/field.tsx';
import { MoneyField } from '../components/forms/money-field.tsx';
import { PasswordField } from '../components/forms/password-field.tsx';
import { RadioCards } from '../components/forms/radio-cards.tsx';
import { Select } from '../components/forms/select.tsx';
import { TextArea } from '../components/forms/text-area.tsx';
import { useDomainForm } from './use-domain-form.ts';
import { useEntryChange } from './use-entry-change.ts';
import { useSubmit } from './use-submit.ts';

const rules = z.object({
  name: z.string(),
  password: z.string(),
  code: z.string(),
  amount: z.string(),
  message: z.string(),
  country: z.string(),
  method: z.string(),
  remember: z.boolean(),
});
type Values = z.output<typeof rules>;

const defaults: Values = {
  name: '',
  password: '',
  code: '',
  amount: '',
  message: '',
  country: 'gn',
  method: 'card',
  remember: false,
};
const entered: Values = {
  name: 'Ada',
  password: 'Abcdefg1',
  code: '00421',
  amount: '120',
  message: 'A roof',
  country: 'sn',
  method: 'bitcoin',
  remember: true,
};
const countries = [
  { value: 'gn', label: 'Guinea' },
  { value: 'sn', label: 'Senegal' },
];
const methods = [
  { value: 'card', label: 'Card' },
  { value: 'paypal', label: 'PayPal' },
  { value: 'bitcoin', label: 'Bitcoin' },
];

const onEntryChange = fn();
const onSubmit = fn(() => ({ ok: true }) as const);

/** A form with every control, and its values as text. */
function EveryControl({ stored }: { stored?: Partial<Values> }) {
  const form = useDomainForm(async () => rules, defaults, stored);
  useEntryChange(form, defaults, onEntryChange);
  const { submit } = useSubmit(form, onSubmit);
  const values = useWatch({ control: form.control });
  return (
    <form aria-label="Example" noValidate onSubmit={submit} className="grid max-w-sheet gap-4.5">
      <Field label="Name" {...form.register('name')} />
      <PasswordField label="Password" autoComplete="new-password" {...form.register('password')} />
      <CodeField label="Code" length={5} {...form.register('code')} />
      <MoneyField label="Amount" {...form.register('amount')} />
      <TextArea label="Message" maxLength={100} {...form.register('message')} />
      <Select label="Country" options={countries} defaultValue="gn" {...form.register('country')} />
      <RadioCards label="Method" options={methods} defaultValue="card" {...form.register('method')} />
      <Checkbox label="Remember me" {...form.register('remember')} />
      <output aria-label="Values">{JSON.stringify(values)}</output>
      <Button type="submit">Send</Button>
    </form>
  );
}

const meta = preview.meta({
  title: 'Product/Forms/useDomainForm',
  component: EveryControl,
  tags: ['internal', '!autodocs'],
  render: () => <></>,
  beforeEach: () => {
    onEntryChange.mockClear();
    onSubmit.mockClear();
  },
});

type Screen = ReturnType<typeof within>;

const valuesOf = (canvas: Screen): unknown => JSON.parse(canvas.getByRole('status', { name: 'Values' }).textContent);

function enterAll(canvas: Screen): void {
  for (const [label, value] of [
    ['Name', entered.name],
    ['Password', entered.password],
    ['Code', '004 21'],
    ['Amount', entered.amount],
    ['Message', entered.message],
    ['Country', entered.country],
  ] as const)
    setValue(canvas.getByLabelText(label), value);
  canvas.getByRole('radio', { name: 'Bitcoin' }).click();
  canvas.getByRole('checkbox', { name: 'Remember me' }).click();
}

/** Every control keeps what was entered before hydration, and everything that depends on its value follows. */
export const EnteredBeforeHydration = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const remove = await hydrateAfter(canvasElement, <EveryControl />, () => enterAll(canvas));
    await waitFor(() => expect(valuesOf(canvas)).toEqual(entered));
    await expect(canvas.getByText('6 of 100 characters')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Bitcoin' })).toBeChecked();
    await expect(canvas.getByRole('form')).toHaveFormValues({ name: 'Ada', country: 'sn', remember: true });
    await expect(onEntryChange).toHaveBeenLastCalledWith(entered);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSubmit.mock.calls).toEqual([[entered]]));
    remove();
  },
});

/** Without early input nothing is reported, and the default choices are part of the server's HTML. */
export const UntouchedBeforeHydration = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const remove = await hydrateAfter(canvasElement, <EveryControl />, async () => {
      await expect(canvas.getByRole('radio', { name: 'Card' })).toBeChecked();
    });
    await expect(valuesOf(canvas)).toEqual(defaults);
    await expect(onEntryChange).not.toHaveBeenCalled();
    remove();
  },
});

/** Stored values fill in all fields but those that were filled in before hydration. */
export const StoredValues = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const stored = { name: 'Berta', amount: '5', method: 'paypal', remember: true };
    const remove = await hydrateAfter(canvasElement, <EveryControl stored={stored} />, () => {
      setValue(canvas.getByLabelText('Name'), 'Ada');
    });
    await waitFor(() => expect(valuesOf(canvas)).toEqual({ ...defaults, ...stored, name: 'Ada' }));
    await expect(canvas.getByLabelText('Amount')).toHaveValue('5');
    await expect(canvas.getByRole('radio', { name: 'PayPal' })).toBeChecked();
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    remove();
  },
});
