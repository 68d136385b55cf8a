import { useForm, useWatch } from 'react-hook-form';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

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
  decorators: [
    (Story) => (
      <div className="max-w-sheet">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();

export const Person = meta.story({
  args: { ...by('person'), errors: { name: { message: 'Choose a donor, or enter a name.' } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText(/^Name/)).toHaveAccessibleDescription(
      'Choose a donor, or enter a name.',
    );
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Unknown' }));
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});
