import { useForm, useWatch } from 'react-hook-form';
import { expect, fn, within } from 'storybook/test';

import preview from '#storybook/preview';

import { inSheet } from '../../../../.storybook/in-sheet.tsx';
import { grace } from './fixtures/index.ts';
import { GiverFields, type GiverFieldsProps, type GiverValues, noGiver } from './giver-fields.tsx';

interface ExampleProps extends Pick<GiverFieldsProps, 'errors' | 'onSearch'> {
  giver: GiverValues['giver'];
}

/** The fields in a form, as in `RecordGiftForm`. */
function Example({ giver, ...props }: ExampleProps) {
  const { control, register, setValue } = useForm({ defaultValues: { ...noGiver, giver } });
  const [chosen, donorId] = useWatch({ control, name: ['giver', 'donor_id'] });
  return (
    <GiverFields
      {...props}
      register={register}
      giver={chosen}
      donorId={donorId}
      onChoose={(id) => setValue('donor_id', id)}
      onChoosePerson={({ name, email }) => {
        setValue('giver', 'person');
        setValue('name', name);
        setValue('email', email);
      }}
    />
  );
}

/** A function, because a constant would have the type of this one giver. */
const by = (giver: GiverValues['giver']): Pick<ExampleProps, 'giver'> => ({ giver });

const meta = preview.meta({
  title: 'Gifts/GiverFields',
  component: Example,
  tags: ['experimental'],
  args: {
    ...by('donor'),
    errors: {},
    onSearch: fn<GiverFieldsProps['onSearch']>(async () => ({ donors: [grace], has_more: false })),
  },
  decorators: [inSheet],
});

export const Default = meta.story();

export const Person = meta.story({
  args: { ...by('person'), errors: { name: { message: 'Choose a donor, or enter a name.' } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText(/^Name/)).toHaveAccessibleDescription('Choose a donor, or enter a name.');
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Unknown' }));
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

/** Somebody who gave before without an account is found too, so that nobody types the name again. */
export const GaveBefore = meta.story({
  args: {
    onSearch: fn<GiverFieldsProps['onSearch']>(async () => ({
      donors: [],
      people: [
        { gift_id: 3, name: 'Halima Guyo', email: null, gifts: 1 },
        { gift_id: 2, name: 'Halima Guyo', email: 'halima@example.org', gifts: 2 },
      ],
      has_more: false,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Find the donor'), 'halima{Enter}');
    const people = await canvas.findByRole('list', { name: 'Without an account' });
    await expect(canvas.queryByText('No donor matches.')).not.toBeInTheDocument();
    const names = within(people)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    await expect(names).toEqual(['Halima Guyo 1 gift', 'Halima Guyo halima@example.org · 2 gifts']);
    await userEvent.click(canvas.getByRole('button', { name: /2 gifts/ }));
    await expect(canvas.getByRole('radio', { name: 'Somebody without an account' })).toBeChecked();
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('Halima Guyo');
    await expect(canvas.getByLabelText(/^Name/)).toHaveFocus();
    await expect(canvas.getByLabelText(/^E-mail/)).toHaveValue('halima@example.org');
  },
});
