import type { Result } from '@hearthlight/domain';
import type { UpdateEntry } from '@hearthlight/domain/desk';
import { Button, Form, FormNotice, Panel, Sheet, useWords } from '@hearthlight/ui';
import { useSavedForm } from '@hearthlight/ui/parts';
import { ImpactUpdateCard } from '@hearthlight/ui/product';
import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';

import { type UpdateChoices, UpdateFields } from './update-fields.tsx';

const loadRules = async () => (await import('@hearthlight/domain/desk')).updateForm;

/** Props that the pages of an update pass on to its form. */
export interface UpdatePageProps extends UpdateChoices {
  /** The language in which updates are written: the site's default. */
  language: string;
  /** Called with values that pass the rules. */
  onSubmit: (values: UpdateEntry) => Promise<Result>;
}

export interface UpdateFormProps extends UpdatePageProps {
  /** Accessible name of the form. */
  label: string;
  /** The text of its button. */
  submitLabel: string;
  /** The initial values. Give the form a new `key` to replace them. */
  entry: UpdateEntry;
  /** The alternative text of its picture. Default: none. */
  alt?: string | undefined;
}

/** The form for an impact update, beside the card that donors see. */
export function UpdateForm({
  label,
  submitLabel,
  entry,
  alt: stored = '',
  language,
  onSubmit,
  ...fields
}: UpdateFormProps) {
  const words = useWords('deskUpdates');
  const [alt, setAlt] = useState(stored);
  const { form, submit, pending, result } = useSavedForm(loadRules, entry, (update) => onSubmit(update));
  return (
    <div className="grid items-start gap-5 wide:grid-cols-[minmax(0,1fr)_min(24rem,40%)]">
      <Sheet aria-label={label}>
        <Form aria-label={label} onSubmit={submit}>
          <UpdateFields form={form} alt={alt} onAlt={setAlt} {...fields} />
          <div className="mt-6 grid justify-items-start gap-4">
            <FormNotice result={result?.ok ? { ok: true, message: words.saved } : result} />
            <Button type="submit" pending={pending}>
              {submitLabel}
            </Button>
          </div>
        </Form>
      </Sheet>
      <div className="wide:sticky wide:top-5">
        <Panel title={words.onDashboards} bare>
          <CardPreview control={form.control} alt={alt} campaigns={fields.campaigns} language={language} />
        </Panel>
      </div>
    </div>
  );
}

/** The card as donors see it, with what is typed. Its link leads to the site. */
function CardPreview({
  control,
  alt,
  campaigns,
  language,
}: Pick<UpdateFormProps, 'campaigns' | 'language'> & {
  control: Control<UpdateEntry, unknown, UpdateEntry>;
  alt: string;
}) {
  const { campaign_id: campaignId, ...update } = useWatch({ control });
  const campaign = campaigns.find(({ id }) => String(id) === campaignId) ?? null;
  const { description = '', image_url = '', ...rest } = update;
  return (
    <div inert>
      <ImpactUpdateCard update={{ ...rest, description, image_url, image_alt: alt, campaign, language }} />
    </div>
  );
}
