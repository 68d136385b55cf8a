import type { GiverRow } from '@hearthlight/domain/desk';
import { Field, RadioCards, useWords } from '@hearthlight/ui';
import { type Ref, useEffect, useRef, useState } from 'react';
import type { UseFormRegister } from 'react-hook-form';

import { DonorPicker, type SearchDonors } from './donor-picker.tsx';

/** The fields of a form that say who gave. */
export interface GiverValues {
  giver: 'donor' | 'person' | 'anonymous';
  donor_id: string;
  name: string;
  email: string;
}

export const noGiver: GiverValues = { giver: 'donor', donor_id: '', name: '', email: '' };

export interface GiverFieldsProps {
  register: UseFormRegister<GiverValues>;
  errors: Partial<Record<keyof GiverValues, { message?: string | undefined }>>;
  /** The current values. */
  giver: GiverValues['giver'];
  donorId: string;
  onChoose: (donorId: string) => void;
  /** Called with a giver without an account, who gave before. */
  onChoosePerson: (person: Pick<GiverValues, 'name' | 'email'>) => void;
  onSearch: SearchDonors;
  /** The field that finds the donor. */
  searchRef?: Ref<HTMLInputElement> | undefined;
}

/** The fields of the giver: a donor, somebody without an account, or nobody known. */
export function GiverFields(props: GiverFieldsProps) {
  const { register, errors, giver, donorId, onChoose, onChoosePerson, onSearch, searchRef } = props;
  const words = useWords('deskGift');
  const names = useWords('deskGifts');
  const [person, setPerson] = useState<GiverRow>();
  const fields = useRef<HTMLDivElement>(null);
  // The list of people is hidden once one of them is chosen.
  useEffect(() => {
    if (person) fields.current?.querySelector('input')?.focus();
  }, [person]);
  return (
    <div className="grid gap-4">
      <RadioCards
        label={names.giver}
        inRow
        options={[
          { value: 'donor', label: words.aDonor },
          { value: 'person', label: words.aPerson },
          { value: 'anonymous', label: words.nobody },
        ]}
        {...register('giver')}
      />
      {/* Hidden instead of removed, so that it keeps the donors who were found and the chosen one. */}
      <div hidden={giver !== 'donor'}>
        <DonorPicker
          value={donorId}
          error={errors.donor_id?.message}
          onSearch={onSearch}
          searchRef={searchRef}
          onChoose={onChoose}
          onChoosePerson={(chosen) => {
            onChoosePerson({ name: chosen.name ?? '', email: chosen.email ?? '' });
            setPerson(chosen);
          }}
        />
      </div>
      {giver === 'person' && (
        <div ref={fields} className="grid gap-4 tablet:grid-cols-2">
          <Field label={words.name} optional error={errors.name?.message} {...register('name')} />
          <Field type="email" label={names.email} optional error={errors.email?.message} {...register('email')} />
        </div>
      )}
    </div>
  );
}
