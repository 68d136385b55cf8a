import { type GiftOccasionTyped, noOccasion } from '@hearthlight/domain/desk';
import { useForm, useWatch } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { anOccasionRow } from './fixtures/index.ts';
import { OccasionFields, type OccasionFieldsProps } from './occasion-fields.tsx';

type Args = Pick<OccasionFieldsProps, 'errors' | 'kind' | 'onNamesakes'>;

/** The fields in a form. */
function InForm({ kind, ...rest }: Args) {
  const form = useForm<GiftOccasionTyped>({ defaultValues: { ...noOccasion, occasion_kind: kind } });
  const [shown, chosen] = useWatch({ control: form.control, name: ['occasion_kind', 'occasion_id'] });
  return (
    <form className="max-w-sheet">
      <OccasionFields
        {...rest}
        register={form.register}
        kind={shown}
        chosen={chosen}
        onChoose={(id) => form.setValue('occasion_id', id)}
      />
    </form>
  );
}

const meta = preview.meta({
  title: 'Occasions/OccasionFields',
  component: InForm,
  tags: ['experimental'],
  args: {
    kind: 'memory',
    errors: {},
    onNamesakes: fn<OccasionFieldsProps['onNamesakes']>(async (name) =>
      name === 'Amara Diallo' ? [anOccasionRow()] : [],
    ),
  },
});

export const Default = meta.story();

/** Most gifts are for nobody in particular. */
export const Empty = meta.story({
  args: { kind: '' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('Name of that person')).not.toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByLabelText('In memory or in honor'), 'In honor of somebody');
    await expect(canvas.getByLabelText('Name of that person')).toBeVisible();
  },
});

export const Invalid = meta.story({
  args: { errors: { occasion_name: { message: 'Enter this line.' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Name of that person')).toBeInvalid();
  },
});

/** A known name has whom to tell already. Another name takes the choice back. */
export const Namesakes = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByLabelText('Name of that person');
    await userEvent.type(name, ' Amara Diallo ');
    await userEvent.tab();
    await userEvent.click(await canvas.findByRole('radio', { name: /Amara/ }));
    await expect(args.onNamesakes).toHaveBeenLastCalledWith('Amara Diallo');
    await expect(canvas.queryByLabelText(/^Whom to tell/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: /else/ }));
    await expect(canvas.getByLabelText(/^Whom to tell/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Amara/ }));
    await userEvent.type(name, 'x');
    await expect(await canvas.findByLabelText(/^Whom to tell/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('radio')).not.toBeInTheDocument());
    await userEvent.tab();
    await expect(args.onNamesakes).toHaveBeenLastCalledWith('Amara Diallo x');
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
});

const late = Promise.withResolvers<readonly ReturnType<typeof anOccasionRow>[]>();

/** What was found for a name does not appear under the next one. */
export const LateAnswer = meta.story({
  tags: ['!autodocs'],
  args: { onNamesakes: fn<OccasionFieldsProps['onNamesakes']>(() => late.promise) },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText('Name of that person');
    await userEvent.type(name, 'Amara');
    await userEvent.tab();
    await userEvent.type(name, ' Wanjiru');
    late.resolve([anOccasionRow()]);
    // Gives React the time to show it.
    await userEvent.hover(name);
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
});
