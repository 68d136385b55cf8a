import { occasionKinds, occasionLimits, type Result } from '@hearthlight/domain';
import { type Occasion, type OccasionEntered } from '@hearthlight/domain/desk';
import { Button, Checkbox, Field, Form, FormNotice, Select, TextArea, useWords } from '@hearthlight/ui';
import { refusalOf, useDomainForm, useSubmit, useUnsavedInDialog } from '@hearthlight/ui/parts';

const loadRules = async () => (await import('@hearthlight/domain/desk')).editOccasionForm;

export interface EditOccasionFormProps {
  /** The occasion as the form starts. */
  occasion: Occasion;
  onSubmit: (values: OccasionEntered) => Promise<Result>;
}

/** Corrects whom gifts are for, whom to tell, and what the open books show, in a dialog. */
export function EditOccasionForm({ occasion, onSubmit }: EditOccasionFormProps) {
  const words = useWords('deskOccasions');
  const { is_public, kind, name, tell } = occasion;
  const form = useDomainForm(loadRules, { kind, name, tell, is_public });
  const { submit, pending, result } = useSubmit(form, onSubmit);
  const { errors, isDirty } = form.formState;
  useUnsavedInDialog(isDirty);
  return (
    <Form aria-label={words.correct} onSubmit={submit} className="grid gap-5">
      <Select
        label={words.kind}
        options={occasionKinds.map((value) => ({ value, label: words[value] }))}
        {...form.register('kind')}
      />
      <Field label={words.name} error={errors.name?.message} {...form.register('name')} />
      <TextArea
        label={words.tell}
        hint={words.tellHint}
        optional
        rows={3}
        maxLength={occasionLimits.tell}
        error={errors.tell?.message}
        {...form.register('tell')}
      />
      <Checkbox label={words.isPublic} hint={words.isPublicHint} {...form.register('is_public')} />
      <FormNotice result={refusalOf(result)} />
      <Button type="submit" size="small" className="justify-self-start" pending={pending}>
        {words.save}
      </Button>
    </Form>
  );
}
