import type { Result } from '@hearthlight/domain';
import { type GiftOccasionEntered, noOccasion, type Occasion } from '@hearthlight/domain/desk';
import { Button, Form, FormNotice, useWords } from '@hearthlight/ui';
import { refusalOf, useDomainForm, useSubmit, useUnsavedInDialog } from '@hearthlight/ui/parts';

import { type FindNamesakes, OccasionFields } from './occasion-fields.tsx';

const loadRules = async () => (await import('@hearthlight/domain/desk')).giftOccasionForm;

export interface GiftOccasionFormProps {
  /** The occasion of the gift; `null` for none. */
  occasion: Occasion | null;
  onNamesakes: FindNamesakes;
  onSubmit: (values: GiftOccasionEntered) => Promise<Result>;
}

/** Records whom a gift is in memory or in honor of, in a dialog. */
export function GiftOccasionForm({ occasion, onNamesakes, onSubmit }: GiftOccasionFormProps) {
  const words = useWords('deskOccasions');
  const form = useDomainForm(loadRules, { ...noOccasion, occasion_kind: occasion?.kind ?? 'memory' });
  const { submit, pending, result } = useSubmit(form, onSubmit);
  const { errors, isDirty } = form.formState;
  useUnsavedInDialog(isDirty);
  return (
    <Form aria-label={words.title} onSubmit={submit} className="grid gap-5">
      <OccasionFields
        register={form.register}
        errors={errors}
        kind={form.watch('occasion_kind')}
        chosen={form.watch('occasion_id')}
        onChoose={(id) => form.setValue('occasion_id', id, { shouldDirty: true })}
        onNamesakes={onNamesakes}
      />
      <FormNotice result={refusalOf(result)} />
      <Button type="submit" size="small" className="justify-self-start" pending={pending}>
        {words.save}
      </Button>
    </Form>
  );
}
