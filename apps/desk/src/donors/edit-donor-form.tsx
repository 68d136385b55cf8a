import type { Result } from '@hearthlight/domain';
import type { DonorEntered } from '@hearthlight/domain/desk';
import { Button, Field, Form, FormNotice, useWords } from '@hearthlight/ui';
import { refusalOf, useDomainForm, useSubmit, useUnsavedInDialog } from '@hearthlight/ui/parts';

const loadRules = async () => (await import('@hearthlight/domain/desk')).editDonorForm;

export interface EditDonorFormProps {
  /** The donor as the form starts. */
  donor: DonorEntered;
  onSubmit: (values: DonorEntered) => Promise<Result>;
}

/** Corrects a donor's name and e-mail address, in a dialog. */
export function EditDonorForm({ donor, onSubmit }: EditDonorFormProps) {
  const words = useWords('deskDonors');
  const form = useDomainForm(loadRules, donor);
  const { submit, pending, result } = useSubmit(form, onSubmit);
  const { errors, isDirty } = form.formState;
  useUnsavedInDialog(isDirty);
  return (
    <Form aria-label={words.edit} onSubmit={submit} className="grid gap-5">
      <div className="grid gap-4 tablet:grid-cols-2">
        <Field label={words.firstName} error={errors.first_name?.message} {...form.register('first_name')} />
        <Field label={words.lastName} error={errors.last_name?.message} {...form.register('last_name')} />
      </div>
      <Field
        type="email"
        dir="ltr"
        label={words.email}
        hint={words.emailExplained}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <FormNotice result={refusalOf(result)} />
      <div>
        <Button type="submit" size="small" pending={pending}>
          {words.save}
        </Button>
      </div>
    </Form>
  );
}
