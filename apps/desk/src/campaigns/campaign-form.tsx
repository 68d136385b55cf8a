import type { Result } from '@hearthlight/domain';
import type { CampaignEntry } from '@hearthlight/domain/desk';
import { Button, DayField, Field, Form, FormNotice, MoneyField, TextArea, useWords } from '@hearthlight/ui';
import { useSavedForm } from '@hearthlight/ui/parts';
import { useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';

import type { PictureAccess } from '../pictures/picture-access.ts';
import { PictureField } from '../pictures/picture-field.tsx';

const loadRules = async () => (await import('@hearthlight/domain/desk')).campaignForm;

/** Props that the pages of a campaign pass on to its form. */
export interface CampaignPageProps extends PictureAccess {
  /** Called with values that pass the rules. */
  onSubmit: (values: CampaignEntry) => Promise<Result>;
}

export interface CampaignFormProps extends CampaignPageProps {
  /** Accessible name of the form. */
  label: string;
  /** The text of its button. */
  submitLabel: string;
  /** The initial values. A new `date_ended` also replaces the day in the form. */
  entry: CampaignEntry;
  /** Whether the home page shows the campaign. Otherwise only donors see it. */
  isOnHome: boolean;
}

/** The fields of a campaign. The amount that it has raised is none of them. */
export function CampaignForm({ label, submitLabel, entry, isOnHome, onSubmit, ...picture }: CampaignFormProps) {
  const words = useWords('deskCampaigns');
  const pictures = useWords('deskPicture');
  const { form, submit, pending, result } = useSavedForm(
    loadRules,
    entry,
    // A conflict shows and merges the amount as it was typed.
    (values, { target_amount }) => onSubmit({ ...values, target_amount }),
  );
  const { resetField } = form;
  const lastDay = useRef(entry.date_ended);
  // Ending a campaign changes its last day, whatever else is typed.
  useEffect(() => {
    if (entry.date_ended === lastDay.current) return;
    lastDay.current = entry.date_ended;
    resetField('date_ended', { defaultValue: entry.date_ended });
  }, [entry.date_ended, resetField]);
  const { field } = useController({ control: form.control, name: 'image_url' });
  const { errors } = form.formState;
  return (
    <Form aria-label={label} onSubmit={submit} className="@container/form">
      <div className="grid gap-x-9 gap-y-6 @pair/form:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid grid-cols-1 content-start gap-5">
          <Field
            label={words.title}
            autoComplete="off"
            dir="auto"
            error={errors.title?.message}
            {...form.register('title')}
          />
          <TextArea
            label={words.description}
            dir="auto"
            rows={8}
            error={errors.description?.message}
            {...form.register('description')}
          />
          <MoneyField label={words.goal} error={errors.target_amount?.message} {...form.register('target_amount')} />
          <div className="grid grid-cols-1 items-end gap-5 tablet:grid-cols-2">
            <DayField label={words.firstDay} error={errors.date_started?.message} {...form.register('date_started')} />
            <DayField
              label={words.lastDay}
              hint={words.lastDayHint}
              optional
              error={errors.date_ended?.message}
              {...form.register('date_ended')}
            />
          </div>
        </div>
        <PictureField
          label={pictures.picture}
          name="image_url"
          value={field.value}
          onChange={field.onChange}
          error={errors.image_url?.message}
          {...picture}
        />
      </div>
      <div className="mt-6 grid justify-items-start gap-4">
        <FormNotice
          result={result?.ok ? { ok: true, message: isOnHome ? words.saved : words.savedForDonors } : result}
        />
        <Button type="submit" pending={pending}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  );
}
