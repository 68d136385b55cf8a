import { useDomainForm } from '@hearthlight/ui/parts';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { mockTimers } from '../../../../.storybook/mock-timers.ts';
import { ChangeForm } from './change-form.tsx';
import { aRefund } from './fixtures/index.ts';
import { ReasonField } from './reason-field.tsx';
import { useLiveChange } from './use-live-change.ts';
import type { MakeChange } from './use-previewed-change.ts';

const loadRules = async () => (await import('@hearthlight/domain/desk')).takeBackForm;

/** The form with its state. */
function Example({ onChange }: { onChange: MakeChange<{ reason: string }> }) {
  const form = useDomainForm(loadRules, { reason: '' });
  return (
    <ChangeForm label="Take back the payment" live={useLiveChange(form, loadRules, onChange)}>
      <ReasonField error={form.formState.errors.reason?.message} {...form.register('reason')} />
    </ChangeForm>
  );
}

const meta = preview.meta({
  title: 'Gifts/ChangeForm',
  component: Example,
  tags: ['experimental'],
  args: {
    onChange: fn<MakeChange<{ reason: string }>>(async () => ({
      ok: true,
      change: aRefund({ in_closed_month: false }),
    })),
  },
});

const entries = 'These entries will be made';

export const Default = meta.story();

const timers = mockTimers(300);

/** Shows the entries once the form is complete and nobody types, and makes them with one press. */
export const ShowsEntries = meta.story({
  beforeEach: timers.mock,
  play: async ({ args, canvas, userEvent }) => {
    const reason = canvas.getByLabelText('Reason');
    await userEvent.type(reason, 'Twice');
    await expect(args.onChange).not.toHaveBeenCalled();
    timers.tick(300);
    await expect(await canvas.findByText(entries)).toBeVisible();
    await expect(reason).toHaveFocus();
    await press(canvas, 'Make these entries');
    const values = { reason: 'Twice' };
    await waitFor(() =>
      expect(args.onChange.mock.calls).toEqual([
        [values, true],
        [values, false],
      ]),
    );
    await userEvent.clear(reason);
    timers.tick(300);
    await waitFor(() => expect(canvas.queryByText(entries)).toBeNull());
  },
});

/** Whoever is faster than the entries makes them all the same, unless their month is closed: that is read first. */
export const ClosedMonth = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    args.onChange.mockResolvedValue({ ok: true, change: aRefund({ in_closed_month: true }) });
    return timers.mock();
  },
  play: async ({ args, canvas }) => {
    await fill(canvas, { Reason: 'Twice' });
    await press(canvas, 'Make these entries');
    await expect(await canvas.findByText(/will appear in the next ledger/)).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await press(canvas, 'Make these entries');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ reason: 'Twice' }, false));
  },
});

/** A late response does not show the entries of what was typed before. */
export const Late = meta.story({
  tags: ['!autodocs'],
  beforeEach: timers.mock,
  play: async ({ args, canvas, userEvent }) => {
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof args.onChange>>>();
    args.onChange.mockReturnValueOnce(promise);
    await fill(canvas, { Reason: 'Twice' });
    timers.tick(300);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    await userEvent.clear(canvas.getByLabelText('Reason'));
    resolve({ ok: true, change: aRefund() });
    await promise;
    await userEvent.tab();
    await expect(canvas.queryByText(entries)).toBeNull();
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ args }) =>
    void args.onChange.mockResolvedValue({ ok: false, message: 'The gift was changed meanwhile.' }),
  play: async ({ canvas }) => {
    await fill(canvas, { Reason: 'Twice' });
    await press(canvas, 'Make these entries');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The gift was changed meanwhile.');
    await expect(canvas.getByLabelText('Reason')).toHaveValue('Twice');
  },
});
