import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { inSheet } from '../../../../.storybook/in-sheet.tsx';
import { ChangeGiverForm, type ChangeGiverFormProps } from './change-giver-form.tsx';
import { aRefund, grace } from './fixtures/index.ts';

const meta = preview.meta({
  title: 'Gifts/ChangeGiverForm',
  component: ChangeGiverForm,
  tags: ['experimental'],
  args: {
    onSearch: fn<ChangeGiverFormProps['onSearch']>(async () => ({ donors: [grace], has_more: false })),
    onChange: fn<ChangeGiverFormProps['onChange']>(async () => ({
      ok: true,
      change: aRefund({ in_closed_month: false }),
    })),
  },
  decorators: [inSheet],
});

export const Default = meta.story();

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await press(canvas, 'Make these entries');
    await expect(await canvas.findByText('Choose a donor, or enter a name.')).toBeVisible();
    await expect(canvas.getByLabelText('Find the donor')).toHaveAccessibleDescription(
      /Choose a donor, or enter a name\./,
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Somebody without an account' }));
    await fill(canvas, { Reason: 'Cash' });
    await press(canvas, 'Make these entries');
    await expect(await canvas.findByLabelText(/^Name/)).toBeInvalid();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onChange: fn<ChangeGiverFormProps['onChange']>(async () => ({ ok: false })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Unknown' }));
    await fill(canvas, { Reason: 'Nobody knows' });
    await press(canvas, 'Make these entries');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('An error occurred.');
    await expect(canvas.getByLabelText('Reason')).toHaveValue('Nobody knows');
  },
});

/** A donor is found by a search that stays out of the address, and stays chosen while another giver is considered. */
export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await fill(canvas, { 'Find the donor': 'grace', Reason: 'Her brother’s account' });
    await press(canvas, 'Search');
    await expect(args.onSearch).toHaveBeenCalledWith('grace');
    await userEvent.click(await canvas.findByRole('radio', { name: /Grace Hopper/ }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Unknown' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'A donor with an account' }));
    await expect(canvas.getByRole('radio', { name: /Grace Hopper/ })).toBeChecked();
    await press(canvas, 'Make these entries');
    const values = {
      giver: 'donor',
      donor_id: '15',
      name: '',
      email: '',
      reason: 'Her brother’s account',
    };
    await expect(args.onChange.mock.calls).toEqual([
      [values, true],
      [values, false],
    ]);
  },
});
