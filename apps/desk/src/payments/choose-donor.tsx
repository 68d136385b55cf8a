import type { Result } from '@hearthlight/domain';
import { Button, Form, FormNotice, useWords } from '@hearthlight/ui';
import { refusalOf, replaceFocused, useAction } from '@hearthlight/ui/parts';
import { useEffect, useRef, useState } from 'react';

import { DonorPicker, type SearchDonors } from '../gifts/donor-picker.tsx';

/** The chosen donor. */
export interface ChosenDonor {
  id: number;
  name: string;
}

export interface ChooseDonorProps {
  /** Text of the button that opens the search. */
  label: string;
  /** Text of the button that gives the payments to the chosen donor. */
  assignLabel: string;
  /** Searches donors by name, address or number. */
  onSearch: SearchDonors;
  /** Called with the chosen donor. A refusal is shown. */
  onChoose: (donor: ChosenDonor) => Promise<Result>;
}

/** A button that opens the search for the donor of payments. */
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
  const { label, assignLabel, onSearch, onChoose, onBack } = props;
  const words = useWords('deskPayments');
  const { back } = useWords('deskGift');
  const [found, setFound] = useState<readonly ChosenDonor[]>([]);
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { run, pending, result } = useAction<'assign'>();
  const form = useRef<HTMLDivElement>(null);
  // The focus was on the button that this replaces.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  async function assign() {
    const donor = found.find(({ id }) => String(id) === chosen);
    setMissing(!donor);
    if (donor) await run('assign', () => onChoose(donor));
  }
  return (
    <Form aria-label={label} className="grid w-full gap-4" onSubmit={() => void assign()}>
      <div ref={form}>
        <DonorPicker
          value={chosen}
          error={isMissing ? words.donorMissing : undefined}
          onSearch={async (search) => {
            const donors = await onSearch(search);
            setFound(donors?.donors ?? []);
            return donors;
          }}
          onChoose={(id) => {
            setChosen(id);
            setMissing(false);
          }}
        />
      </div>
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
