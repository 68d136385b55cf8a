import type { OtherGiverEntered } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';
import { useDomainForm } from '@hearthlight/ui/parts';

import { ChangeForm } from './change-form.tsx';
import type { SearchDonors } from './donor-picker.tsx';
import { GiverFields, noGiver } from './giver-fields.tsx';
import { ReasonField } from './reason-field.tsx';
import { useLiveChange } from './use-live-change.ts';
import type { MakeChange } from './use-previewed-change.ts';

const loadRules = async () => (await import('@hearthlight/domain/desk')).changeGiverForm;

export interface ChangeGiverFormProps {
  /** Searches donors by name, address or number. */
  onSearch: SearchDonors;
  /** Makes the change, or only previews it. */
  onChange: MakeChange<OtherGiverEntered>;
}

/** Gives a gift to somebody else. */
export function ChangeGiverForm({ onSearch, onChange }: ChangeGiverFormProps) {
  const words = useWords('deskGift');
  const form = useDomainForm(loadRules, { ...noGiver, reason: '' });
  const live = useLiveChange(form, loadRules, onChange);
  return (
    <ChangeForm label={words.changeGiver} live={live}>
      <GiverFields
        register={form.register}
        errors={form.formState.errors}
        giver={form.watch('giver')}
        donorId={form.watch('donor_id')}
        onChoose={(id) => form.setValue('donor_id', id, { shouldValidate: form.formState.isSubmitted })}
        onChoosePerson={({ name, email }) => {
          form.setValue('giver', 'person');
          form.setValue('name', name);
          form.setValue('email', email);
        }}
        onSearch={onSearch}
      />
      <ReasonField error={form.formState.errors.reason?.message} {...form.register('reason')} />
    </ChangeForm>
  );
}
