// cspell:words Keïta
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { neverResolves, resolvesTo } from '../../../../.storybook/form-result.ts';
import { inSheet } from '../../../../.storybook/in-sheet.tsx';
import { EditOccasionForm } from './edit-occasion-form.tsx';
import { anOccasion } from './fixtures/index.ts';

const meta = preview.meta({
  title: 'Occasions/EditOccasionForm',
  component: EditOccasionForm,
  tags: ['experimental'],
  args: { occasion: anOccasion(), onSubmit: resolvesTo({ ok: true }) },
  decorators: [inSheet],
});

export const Default = meta.story();

export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const sum = canvas.getByRole('checkbox', { name: 'The open books show the sum' });
    await expect(sum).not.toBeChecked();
    await fill(canvas, { 'Name of that person': 'Amara Keïta' });
    await userEvent.click(sum);
    await press(canvas, 'Save');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        kind: 'memory',
        name: 'Amara Keïta',
        tell: 'Amina Diallo\nRue KA 028, Conakry',
        is_public: true,
      }),
    );
  },
});

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Name of that person'));
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
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
});

/** Somebody else was faster: what was typed stays. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: resolvesTo({ ok: false, message: 'Somebody else has changed this.' }) },
  play: async ({ canvas }) => {
    await fill(canvas, { 'Name of that person': 'Awa' });
    await press(canvas, 'Save');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Somebody else');
    await expect(canvas.getByLabelText('Name of that person')).toHaveValue('Awa');
  },
});
