import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { neverResolves, resolvesTo } from '../../../../.storybook/form-result.ts';
import { inSheet } from '../../../../.storybook/in-sheet.tsx';
import { aPlan } from './fixtures/index.ts';
import { PlanForm } from './plan-form.tsx';

const meta = preview.meta({
  title: 'Plans/PlanForm',
  component: PlanForm,
  tags: ['experimental'],
  args: { plan: null, amount: 20, today: '2026-11-24', onSubmit: resolvesTo({ ok: true }) },
  decorators: [inSheet],
});

/** A new one repeats the gift every month from the first day of the next one. */
export const Default = meta.story();

export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('How often'), 'Every three months');
    await fill(canvas, { Amount: '12.50' });
    await press(canvas, 'Save');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        rhythm: 'quarterly',
        amount: 1250,
        first: '2026-12-01',
        last: '',
      }),
    );
  },
});

/** The last payment is not before the first one. */
export const Invalid = meta.story({
  tags: ['!autodocs'],
  args: { plan: aPlan({ first: '2026-09-01', last: '2026-08-01' }) },
  play: async ({ args, canvas }) => {
    await fill(canvas, { Amount: 'much' });
    await press(canvas, 'Save');
    await waitFor(() => expect(canvas.getByLabelText('Amount')).toBeInvalid());
    await fill(canvas, { Amount: '20' });
    await press(canvas, 'Save');
    await expect(await canvas.findByText('Choose the day of the first payment or a later one.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A last day between two payments is kept, and the payment before it is named. */
export const LastDueDay = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const last = canvas.getByLabelText(/^Last payment/);
    await expect(last).toHaveAccessibleDescription(/Empty if no end is known/);
    await fireEvent.change(last, { target: { value: '2027-02-15' } });
    await expect(last).toHaveAccessibleDescription(/pays for the last time on Feb 1, 2027/);
  },
});

/** A double click saves once. */
export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn(neverResolves) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
});

/** Somebody else was faster: what was typed stays. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: resolvesTo({ ok: false, message: 'Somebody else has changed this.' }) },
  play: async ({ canvas }) => {
    await fill(canvas, { Amount: '21' });
    await press(canvas, 'Save');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Somebody else');
    await expect(canvas.getByLabelText('Amount')).toHaveValue('21');
  },
});
