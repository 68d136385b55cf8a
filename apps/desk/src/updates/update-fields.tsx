import type { UpdateEntry } from '@hearthlight/domain/desk';
import { DayField, Field, Select, TextArea, useWords } from '@hearthlight/ui';
import { useController, type UseFormReturn } from 'react-hook-form';

import type { PictureAccess } from '../pictures/picture-access.ts';
import { PictureField } from '../pictures/picture-field.tsx';

/** The choices in the fields of an update. */
export interface UpdateChoices extends PictureAccess {
  /** The campaigns to choose from. */
  campaigns: ReadonlyArray<{ id: number; title: string }>;
}

export interface UpdateFieldsProps extends UpdateChoices {
  form: UseFormReturn<UpdateEntry, unknown, UpdateEntry>;
  /** The alternative text of the chosen picture, from the picture library. */
  alt: string;
  /** Called with the alternative text of another chosen picture. */
  onAlt: (alt: string) => void;
}

/** The fields of an impact update. */
export function UpdateFields({ form, campaigns, alt, onAlt, ...picture }: UpdateFieldsProps) {
  const words = useWords('deskUpdates');
  const pictures = useWords('deskPicture');
  const { field } = useController({ control: form.control, name: 'image_url' });
  const { errors } = form.formState;
  const options = campaigns.map(({ id, title }) => ({ value: String(id), label: title }));
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <Field
        label={words.title}
        optional
        autoComplete="off"
        dir="auto"
        error={errors.title?.message}
        {...form.register('title')}
      />
      <TextArea
        label={words.description}
        hint={words.descriptionHint}
        rows={9}
        error={errors.description?.message}
        {...form.register('description')}
      />
      <div className="grid grid-cols-1 items-end gap-5 tablet:grid-cols-2">
        <Field
          label={words.place}
          hint={words.placeHint}
          optional
          autoComplete="off"
          dir="auto"
          error={errors.place?.message}
          {...form.register('place')}
        />
        <DayField label={words.date} error={errors.date_published?.message} {...form.register('date_published')} />
      </div>
      <Select
        label={words.campaign}
        hint={words.campaignHint}
        optional
        options={[{ value: '', label: words.noCampaign }, ...options]}
        error={errors.campaign_id?.message}
        {...form.register('campaign_id')}
      />
      <PictureField
        label={pictures.picture}
        name="image_url"
        value={field.value}
        alt={alt}
        onChange={(address, usual) => {
          field.onChange(address);
          onAlt(usual);
        }}
        error={errors.image_url?.message}
        {...picture}
      >
        <p className="text-small wrap-anywhere">{alt ? pictures.altOf({ alt }) : pictures.altMissing}</p>
      </PictureField>
    </div>
  );
}
