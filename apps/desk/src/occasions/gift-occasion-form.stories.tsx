import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { neverResolves, resolvesTo } from '../../../../.storybook/form-result.ts';
import { inSheet } from '../../../../.storybook/in-sheet.tsx';
import { anOccasion } from './fixtures/index.ts';
import { GiftOccasionForm, type GiftOccasionFormProps } from './gift-occasion-form.tsx';

const meta = preview.meta({
  title: 'Occasions/GiftOccasionForm',
  component: GiftOccasionForm,
  tags: ['experimental'],
  args: {
    occasion: null,
    onNamesakes: fn<GiftOccasionFormProps['onNamesakes']>(async () => []),
    onSubmit: resolvesTo({ ok: true }),
  },
  decorators: [inSheet],
});

export const Default = meta.story();

export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('In memory or in honor'), 'In honor of somebody');
    await fill(canvas, { 'Name of that person': 'Ruth Wanjiru' });
    await userEvent.type(canvas.getByLabelText(/^Whom to tell/), 'Her school{Enter}Nairobi');
    await press(canvas, 'Save');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        occasion_kind: 'honor',
        occasion_name: 'Ruth Wanjiru',
        occasion_id: '',
        occasion_tell: 'Her school\nNairobi',
      }),
    );
  },
});

/** Takes the gift out again. */
export const Removes = meta.story({
  tags: ['!autodocs'],
  args: { occasion: anOccasion() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('In memory or in honor'), 'Neither');
    await press(canvas, 'Save');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ occasion_kind: '' })));
  },
});

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Save');
    await waitFor(() => expect(canvas.getByLabelText('Name of that person')).toBeInvalid());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A double click saves once. */
export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn(neverResolves) },
  play: async ({ args, canvas, userEvent }) => {
    await fill(canvas, { 'Name of that person': 'Amara Diallo' });
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
});

/** Somebody has this name, and nobody has said whether it is the same person. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: resolvesTo({ ok: false, fields: { occasion_name: 'Occasion 3 has this name.' } }) },
  play: async ({ canvas }) => {
    const name = canvas.getByLabelText('Name of that person');
    await fill(canvas, { 'Name of that person': 'Amara Diallo' });
    await press(canvas, 'Save');
    await waitFor(() => expect(name).toHaveAccessibleDescription(/has this name/));
    await expect(name).toHaveValue('Amara Diallo');
  },
});
