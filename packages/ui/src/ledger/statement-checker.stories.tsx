import { aValidCheck } from '@hearthlight/domain/fixtures';
import type { StatementCheck } from '@hearthlight/domain/ledger';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';

import preview from '#storybook/preview';

import { hydrateAfter, setValue } from '../../../../.storybook/hydrate.tsx';
import { resolving } from '../../../../.storybook/shown-code.ts';
import { guidance } from './statement-checker.guidance.ts';
import { StatementChecker, type StatementCheckerProps } from './statement-checker.tsx';

const valid: StatementCheck = aValidCheck();
const check = resolving(
  fn(async (_text: string): Promise<StatementCheck> => valid),
  valid,
);

const onCheck: StatementCheckerProps['onCheck'] = check;
const never = fn((_text: string) => new Promise<StatementCheck>(() => {}));

const meta = preview.meta({
  title: 'Product/Ledger/StatementChecker',
  component: StatementChecker,
  tags: ['experimental'],
  parameters: { guidance },
  args: { onCheck },
  beforeEach: () => {
    check.mockClear();
    never.mockClear();
  },
});

const paste = 'Text of the statement';

/** Opens the field for the text. */
const openPaste = (canvas: ReturnType<typeof within>) => userEvent.click(canvas.getByText('Paste its text instead'));

export const Default = meta.story({});

export const ChecksPastedText = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await openPaste(canvas);
    await userEvent.click(canvas.getByRole('textbox', { name: paste }));
    await userEvent.paste('{"a":1}');
    await userEvent.click(canvas.getByRole('button', { name: 'Check the statement' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('This statement is valid');
    await expect(check.mock.calls).toEqual([['{"a":1}']]);
  },
});

/** A chosen file is checked at once. */
export const ChoosesAFile = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const file = new File(['{"b":2}'], 'statement.json', { type: 'application/json' });
    await userEvent.upload(canvas.getByLabelText(/^Drop the statement here/), file);
    await waitFor(() => expect(check.mock.calls).toEqual([['{"b":2}']]));
    const status = await canvas.findByRole('status');
    await expect(status).toHaveTextContent('This statement is valid');
    const result = canvas.getByRole('region', { name: 'Result' });
    await expect(result).toHaveFocus();
    await expect(result).toContainElement(status);
    // The button checks the file again; the empty text field is no error.
    await openPaste(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Check the statement' }));
    await waitFor(() => expect(check).toHaveBeenCalledTimes(2));
    await expect(canvas.queryByText('Paste the text of a statement.')).toBeNull();
  },
});

/** The form keeps the checked file or text, and the same file can be chosen again. */
export const ShowsWhatWasChecked = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(/^Drop the statement here/);
    const text = canvas.getByRole('textbox', { name: paste });
    const file = new File(['{"b":2}'], 'statement.json', { type: 'application/json' });
    await openPaste(canvas);
    await userEvent.type(text, 'typed');
    await userEvent.upload(input, file);
    await canvas.findByRole('status');
    await expect(input.files?.[0]?.name).toBe('statement.json');
    await expect(text).toHaveValue('');
    await userEvent.upload(input, file);
    await waitFor(() => expect(check).toHaveBeenCalledTimes(2));
    await userEvent.type(text, 'typed');
    await userEvent.click(canvas.getByRole('button', { name: 'Check the statement' }));
    await waitFor(() => expect(check).toHaveBeenLastCalledWith('typed'));
    await expect(input.files).toHaveLength(0);
  },
});

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await openPaste(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Check the statement' }));
    await expect(canvas.getByRole('textbox', { name: paste })).toHaveAccessibleDescription(
      'Paste the text of a statement.',
    );
    await expect(canvas.getByRole('textbox', { name: paste })).toHaveFocus();
    await expect(check).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: paste }), 'a');
    await expect(canvas.getByRole('textbox', { name: paste })).toBeValid();
  },
});

/** While it checks, the button ignores another click. */
export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onCheck: never },
  play: async ({ canvas }) => {
    await openPaste(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: paste }), 'text');
    const button = canvas.getByRole('button', { name: /^Check the statement/ });
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(never).toHaveBeenCalledOnce();
  },
});

/** The check itself fails. */
export const Failed = meta.story({
  tags: ['!autodocs'],
  args: { onCheck: () => Promise.reject(new Error('no network')) },
  play: async ({ canvas }) => {
    await openPaste(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: paste }), 'text');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The ledger could not be loaded');
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** A statement that was pasted before hydration stays in the field. */
export const PastedBeforeHydration = meta.story({
  tags: ['!autodocs'],
  render: () => <></>,
  play: async ({ args, canvas, canvasElement }) => {
    const remove = await hydrateAfter(canvasElement, <StatementChecker {...args} />, () =>
      setValue(canvas.getByLabelText(paste), '{"a":1}'),
    );
    await expect(canvas.getByLabelText(paste)).toHaveValue('{"a":1}');
    await openPaste(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Check the statement' }));
    await waitFor(() => expect(check.mock.calls).toEqual([['{"a":1}']]));
    remove();
  },
});

/** A file that was chosen before hydration is checked. */
export const FileChosenBeforeHydration = meta.story({
  tags: ['!autodocs'],
  render: () => <></>,
  play: async ({ args, canvas, canvasElement }) => {
    const file = new File(['{"b":2}'], 'statement.json', { type: 'application/json' });
    const remove = await hydrateAfter(canvasElement, <StatementChecker {...args} />, () =>
      userEvent.upload(canvas.getByLabelText(/^Drop the statement here/), file),
    );
    await waitFor(() => expect(check.mock.calls).toEqual([['{"b":2}']]));
    remove();
  },
});
