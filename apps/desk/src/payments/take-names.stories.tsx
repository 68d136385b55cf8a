import { expect, fn, screen, within } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { aPayment } from './fixtures.ts';
import { TakeNames, type TakeNamesProps } from './take-names.tsx';

const payments = [aPayment({ payer: 'Al New', likely: [] })];

const payers: TakeNamesProps['payers'] = [
  {
    payer: 'Al New',
    payments: [...payments, aPayment({ id: 4121, amount: 30, payer: 'Al New', likely: [] })],
    giver: { id: null, name: 'Al New', person: { name: 'Al New', email: null } },
    isNew: true,
  },
  {
    payer: 'BO COLE',
    payments,
    giver: { id: null, name: 'Bo Cole', person: { name: 'Bo Cole', email: 'bo@example.org' } },
    isNew: false,
  },
  { payer: 'DI DOVE', payments, giver: { id: 71, name: 'Di Dove', email: 'di@example.org' }, isNew: false },
];

const meta = preview.meta({
  title: 'Payments/TakeNames',
  component: TakeNames,
  tags: ['experimental'],
  args: { payers, onTake: resolvesTo({ ok: true }) },
});

export const Default = meta.story();

/** Says who is new and who is found. Whoever has an account is chosen by hand. */
export const Opened = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await press(canvas, 'Take the payers’ names');
    const dialog = within(await screen.findByRole('dialog', { name: 'Take the payers’ names' }));
    await expect(dialog.getByRole('checkbox', { name: 'Al New · 2 payments, $150 · new' })).toBeChecked();
    const known = 'BO COLE · 1 payment, $120 · gave before: Bo Cole, bo@example.org';
    await expect(dialog.getByRole('checkbox', { name: known })).toBeChecked();
    const account = 'DI DOVE · 1 payment, $120 · has an account: Di Dove, di@example.org';
    await expect(dialog.getByRole('checkbox', { name: account })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: known }));
    await userEvent.click(dialog.getByRole('button', { name: 'Assign all 2' }));
    await expect(args.onTake).toHaveBeenCalledOnce();
    await expect(args.onTake).toHaveBeenCalledWith([payers[0]]);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

/** A refusal stays in the dialog. Without a payer there is nothing to assign. */
export const Refused = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { onTake: fn(async () => ({ ok: false as const, message: 'These payments were changed meanwhile.' })) },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, 'Take the payers’ names');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Assign all 3' }));
    await expect(await dialog.findByText('These payments were changed meanwhile.')).toBeVisible();
    for (const box of dialog.getAllByRole('checkbox', { checked: true })) await userEvent.click(box);
    await expect(dialog.queryByRole('button', { name: /^Assign/ })).not.toBeInTheDocument();
  },
});

export const Mobile = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: ({ canvas }) => press(canvas, 'Take the payers’ names'),
});
