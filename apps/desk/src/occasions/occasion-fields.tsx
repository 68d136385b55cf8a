import { occasionKinds, occasionLimits } from '@hearthlight/domain';
import { type GiftOccasionTyped, type OccasionRow } from '@hearthlight/domain/desk';
import { Field, Select, TextArea, useWords } from '@hearthlight/ui';
import { useRef, useState } from 'react';
import type { UseFormRegister } from 'react-hook-form';

import { NamesakeChoice } from './namesake-choice.tsx';

/** Returns the occasions of a name; `undefined` if that failed. */
export type FindNamesakes = (name: string) => Promise<readonly OccasionRow[] | undefined>;

export interface OccasionFieldsProps {
  register: UseFormRegister<GiftOccasionTyped>;
  errors: Partial<Record<keyof GiftOccasionTyped, { message?: string | undefined }>>;
  /** The chosen kind. Empty for a gift that is for nobody. */
  kind: string;
  /** The number of the chosen occasion of this name, `new` for another one, or empty. */
  chosen: string;
  /** Called with the choice. Empty once another name is typed. */
  onChoose: (id: string) => void;
  onNamesakes: FindNamesakes;
}

/** Whom a gift is in memory or in honor of, and whom to tell. Proposes known ones of the same or a similar name. */
export function OccasionFields({ register, errors, kind, chosen, onChoose, onNamesakes }: OccasionFieldsProps) {
  const words = useWords('deskOccasions');
  const [namesakes, setNamesakes] = useState<readonly OccasionRow[]>([]);
  const typed = useRef('');
  const name = register('occasion_name');
  async function find() {
    const asked = typed.current;
    const found = asked === '' ? [] : await onNamesakes(asked);
    if (asked === typed.current) setNamesakes(found ?? []);
  }
  return (
    <div className="grid gap-4">
      <Select
        label={words.kind}
        options={[
          { value: '', label: words.neither },
          ...occasionKinds.map((value) => ({ value, label: words[value] })),
        ]}
        {...register('occasion_kind')}
      />
      {kind !== '' && (
        <Field
          label={words.name}
          autoComplete="off"
          error={errors.occasion_name?.message}
          {...name}
          onChange={(event) => {
            void name.onChange(event);
            typed.current = event.currentTarget.value.trim();
            setNamesakes([]);
            onChoose('');
          }}
          onBlur={(event) => {
            void name.onBlur(event);
            void find();
          }}
        />
      )}
      {kind !== '' && namesakes.length > 0 && (
        <NamesakeChoice occasions={namesakes} value={chosen} onChoose={onChoose} />
      )}
      {kind !== '' && (chosen === '' || chosen === 'new') && (
        <TextArea
          label={words.tell}
          hint={words.tellHint}
          optional
          rows={3}
          maxLength={occasionLimits.tell}
          error={errors.occasion_tell?.message}
          {...register('occasion_tell')}
        />
      )}
    </div>
  );
}
