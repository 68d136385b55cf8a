import type { Result } from '@hearthlight/domain';
import type { GiverRow } from '@hearthlight/domain/desk';
import { Button, Field, Form, FormNotice, useWords } from '@hearthlight/ui';
import { refusalOf, replaceFocused, useAction } from '@hearthlight/ui/parts';
import { useEffect, useRef, useState } from 'react';

import { DonorPicker, type SearchDonors } from '../gifts/donor-picker.tsx';

/** The chosen giver: a donor, or a person without an account, who may have given before. */
export type ChosenGiver =
  | { id: number; name: string }
  | { id: null; name: string; person: Pick<GiverRow, 'name' | 'email'> };

/** Returns a person without an account as the giver of payments. */
export const chosenPerson = (person: GiverRow): ChosenGiver => ({
  id: null,
  name: person.name ?? person.email ?? '',
  person,
});

/** Returns somebody without an account who has a name, if it is one. */
function namedGiver(text: string): ChosenGiver | undefined {
  const name = text.trim();
  return name === '' ? undefined : { id: null, name, person: { name, email: null } };
}

export interface ChooseDonorProps {
  /** Text of the button that opens the search. */
  label: string;
  /** Text of the button that gives the payments to the chosen donor. */
  assignLabel: string;
  /** The payer of all payments as the bank names them, who may have no account. */
  payer: string | null;
  /** Searches givers by name, address or number. */
  onSearch: SearchDonors;
  /** Called with the chosen giver. A refusal is shown. */
  onChoose: (giver: ChosenGiver) => Promise<Result>;
}

/** A button that opens the search for who made payments. */
export function ChooseDonor(props: ChooseDonorProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (open) {
    const onBack = () => replaceFocused(() => setOpen(false), button);
    return <DonorForm {...props} onBack={onBack} />;
  }
  return (
    <Button ref={button} size="small" variant="secondary" onClick={() => setOpen(true)}>
      {props.label}
    </Button>
  );
}

function DonorForm(props: ChooseDonorProps & { onBack: () => void }) {
  const { label, assignLabel, payer, onSearch, onChoose, onBack } = props;
  const words = useWords('deskPayments');
  const { back } = useWords('deskGift');
  const [found, setFound] = useState<readonly ChosenGiver[]>([]);
  const [chosen, setChosen] = useState(() => namedGiver(payer ?? ''));
  const [person, setPerson] = useState<GiverRow | null>(null);
  const [typed, setTyped] = useState(payer ?? '');
  const [isMissing, setMissing] = useState(false);
  const { run, pending, result } = useAction<'assign'>();
  const form = useRef<HTMLDivElement>(null);
  // The focus was on the button that this replaces.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  function choose(giver: ChosenGiver | undefined, listed: GiverRow | null = null) {
    setChosen(giver);
    setPerson(listed);
    setTyped('');
    setMissing(false);
  }
  function type(text: string) {
    choose(namedGiver(text));
    setTyped(text);
  }
  async function assign() {
    setMissing(!chosen);
    if (chosen) await run('assign', () => onChoose(chosen));
  }
  return (
    <Form aria-label={label} className="grid w-full gap-4" onSubmit={() => void assign()}>
      <div ref={form}>
        <DonorPicker
          value={String(chosen?.id ?? '')}
          person={person}
          error={isMissing ? words.donorMissing : undefined}
          onSearch={async (search) => {
            const donors = await onSearch(search);
            setFound(donors?.donors ?? []);
            return donors;
          }}
          onChoose={(id) => choose(found.find((donor) => String(donor.id) === id))}
          onChoosePerson={(listed) => choose(chosenPerson(listed), listed)}
        />
      </div>
      <Field
        label={words.typedGiver}
        optional
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <FormNotice result={refusalOf(result)} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" pending={pending === 'assign'}>
          {assignLabel}
        </Button>
        <Button size="small" variant="secondary" onClick={onBack}>
          {back}
        </Button>
      </div>
    </Form>
  );
}
