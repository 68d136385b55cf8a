import { formatMoney, parseAmount } from '@hearthlight/domain';
import {
  type GiftChoices,
  type GiftEntered,
  type GiftTyped,
  noOccasion,
  type ReferenceParties,
} from '@hearthlight/domain/desk';
import { Checkbox, Field, useWords } from '@hearthlight/ui';
import { useDomainForm } from '@hearthlight/ui/parts';
import type { Ref } from 'react';

import { type FindNamesakes, OccasionFields } from '../occasions/occasion-fields.tsx';
import { ChangeForm } from './change-form.tsx';
import type { SearchDonors } from './donor-picker.tsx';
import { GiftFields } from './gift-fields.tsx';
import { GiverFields, noGiver } from './giver-fields.tsx';
import type { KeptGift } from './kept-gift.ts';
import { ReferenceField, type ReferenceFieldProps } from './reference-field.tsx';
import { useLiveChange } from './use-live-change.ts';
import type { MakeChange } from './use-previewed-change.ts';

const loadRules = async () => (await import('@hearthlight/domain/desk')).recordGiftForm;

export interface RecordGiftFormProps {
  /** The methods and campaigns to choose from. */
  choices: GiftChoices;
  /** Today, `YYYY-MM-DD`. */
  today: string;
  /** What the gift recorded before had. */
  kept?: KeptGift | undefined;
  /** The payment reference that no gift has, with which the form starts. */
  reference?: string | undefined;
  /** The field that finds the donor. */
  searchRef?: Ref<HTMLInputElement>;
  /** Searches donors by name, address or number. */
  onSearch: SearchDonors;
  /** Reads the donor and the campaign of a payment reference. */
  onReadReference: ReferenceFieldProps['onRead'];
  /** Finds the occasions of a name. */
  onNamesakes: FindNamesakes;
  /** Makes the change, or only previews it. */
  onChange: MakeChange<GiftEntered>;
}

const newGift = (today: string, reference = '', kept?: KeptGift): GiftTyped => ({
  ...noGiver,
  amount: '',
  date: today,
  method: '',
  status: 'completed',
  campaign_id: '',
  cause: '',
  external_id: '',
  reference,
  anonymous: false,
  ...noOccasion,
  ...kept,
});

/** Records a gift of a donor, of somebody without an account, or of nobody known. */
export function RecordGiftForm({
  choices,
  today,
  kept,
  reference,
  searchRef,
  onSearch,
  onReadReference,
  onNamesakes,
  onChange,
}: RecordGiftFormProps) {
  const words = useWords('deskGift');
  const names = useWords('deskGifts');
  const form = useDomainForm(loadRules, newGift(today, reference, kept));
  const live = useLiveChange(form, loadRules, onChange);
  const amount = formatMoney(parseAmount(form.watch('amount')) ?? 0);
  const unpaid = {
    completed: undefined,
    pending: words.pledgeEntered({ amount }),
    failed: words.failedEntered({ amount }),
  }[form.watch('status')];
  function fill({ campaign, donor, stays_anonymous: isAnonymous }: ReferenceParties) {
    if (donor) {
      form.setValue('giver', 'donor');
      form.setValue('donor_id', String(donor.id), { shouldValidate: form.formState.isSubmitted });
    }
    if (campaign) form.setValue('campaign_id', String(campaign.id));
    if (isAnonymous) form.setValue('anonymous', true);
  }
  return (
    <ChangeForm label={names.record} action={names.record} live={live} about={unpaid}>
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
        searchRef={searchRef}
      />
      <GiftFields
        register={form.register}
        errors={form.formState.errors}
        choices={choices}
        statuses={['completed', 'pending', 'failed']}
        today={today}
        isCauseOptional={form.watch('campaign_id') !== ''}
      />
      {form.watch('status') !== 'failed' && (
        <ReferenceField
          field={form.register('reference')}
          initial={reference}
          error={form.formState.errors.reference?.message}
          onRead={onReadReference}
          onFound={fill}
        />
      )}
      <OccasionFields
        register={form.register}
        errors={form.formState.errors}
        kind={form.watch('occasion_kind')}
        chosen={form.watch('occasion_id')}
        onChoose={(id) => form.setValue('occasion_id', id)}
        onNamesakes={onNamesakes}
      />
      <Checkbox label={words.askedAnonymity} hint={words.askedAnonymityHint} {...form.register('anonymous')} />
      <Field
        label={words.externalId}
        hint={words.optional}
        optional
        error={form.formState.errors.external_id?.message}
        {...form.register('external_id')}
      />
    </ChangeForm>
  );
}
