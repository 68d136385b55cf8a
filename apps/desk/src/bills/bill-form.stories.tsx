import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press, type Canvas } from '../../../../.storybook/act.ts';
import { neverResolves, resolvesTo } from '../../../../.storybook/form-result.ts';
import { inSheet } from '../../../../.storybook/in-sheet.tsx';
import { expectUnsaved, reportsUnsaved } from '../../../../.storybook/unsaved.tsx';
import { BillForm } from './bill-form.tsx';

const meta = preview.meta({
  title: 'Bills/BillForm',
  component: BillForm,
  tags: ['experimental'],
  args: {
    kinds: ['Roofs, stoves and rent', 'Wells and pumps'],
    campaigns: [{ id: 7, title: 'Clean water for Garbatula' }],
    today: '2026-11-20',
    onSubmit: resolvesTo({ ok: true }),
  },
  decorators: [inSheet],
});

const enter = (canvas: Canvas) => fill(canvas, { Payee: 'Kofi Mensah', Purpose: 'Roofs', Amount: '1,640.50' });

export const Default = meta.story();

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Record a bill');
    await waitFor(() => expect(canvas.getByLabelText('Payee')).toHaveFocus());
    for (const label of ['Payee', 'Purpose', 'Amount']) await expect(canvas.getByLabelText(label)).toBeInvalid();
    await expect(canvas.getByLabelText('Amount')).toHaveAccessibleDescription(/amount/i);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A double click records one bill. */
export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn(neverResolves) },
  play: async ({ args, canvas, userEvent }) => {
    await enter(canvas);
    const button = canvas.getByRole('button', { name: 'Record a bill' });
    await userEvent.dblClick(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: resolvesTo({ ok: false, message: 'This is not a PDF, JPEG or PNG.' }) },
  play: async ({ canvas }) => {
    await enter(canvas);
    await press(canvas, 'Record a bill');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This is not a PDF, JPEG or PNG.');
    await expect(canvas.getByLabelText('Amount')).toHaveValue('1,640.50');
  },
});

export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const scan = new File(['%PDF'], 'bill.pdf', { type: 'application/pdf' });
    await userEvent.upload(canvas.getByLabelText(/^Scan/), scan);
    await enter(canvas);
    await press(canvas, 'Record a bill');
    const entry = { payee: 'Kofi Mensah', kind: 'Roofs', amount: 1640.5, date: '2026-11-20', scan };
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith({ ...entry, campaign_id: null, publish: false }),
    );
    await userEvent.selectOptions(canvas.getByLabelText('Campaign'), 'Clean water for Garbatula');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Show the scan on the site/ }));
    await press(canvas, 'Record a bill');
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ ...entry, campaign_id: 7, publish: true }));
  },
});

/** A chosen scan is asked about when the page is left, as text is. */
export const Unsaved = meta.story({
  tags: ['!autodocs'],
  decorators: [reportsUnsaved],
  play: async ({ canvas, userEvent }) => {
    await expectUnsaved(false);
    await userEvent.type(canvas.getByLabelText('Payee'), 'K');
    await expectUnsaved(true);
    await userEvent.clear(canvas.getByLabelText('Payee'));
    await expectUnsaved(false);
    const scan = new File(['%PDF'], 'bill.pdf', { type: 'application/pdf' });
    await userEvent.upload(canvas.getByLabelText(/^Scan/), scan);
    await expectUnsaved(true);
  },
});
