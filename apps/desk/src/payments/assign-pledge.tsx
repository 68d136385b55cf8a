import { type PledgeDecided, pledgeOutcomes } from '@hearthlight/domain/desk';
import { Button, useWords } from '@hearthlight/ui';
import { useDomainForm } from '@hearthlight/ui/parts';
import { useState } from 'react';

import { ChangeForm } from '../gifts/change-form.tsx';
import { PledgeChoice } from '../gifts/pledge-choice.tsx';
import { useLiveChange } from '../gifts/use-live-change.ts';
import type { MakeChange } from '../gifts/use-previewed-change.ts';

const loadRules = async () => (await import('@hearthlight/domain/desk')).pledgeForm;

export interface AssignPledgeProps {
  /** Accessible name of the button and the form, which says to whom the payment is given. */
  label: string;
  /** What was pledged and what came. */
  pledged: number;
  paid: number;
  /** Gives the payment to the donor, or only previews that. */
  onAssign: MakeChange<PledgeDecided>;
}

/**
 * A button that asks how a payment counts that is of another sum than pledged, and shows the entries before it makes
 * them.
 */
export function AssignPledge({ label, pledged, paid, onAssign }: AssignPledgeProps) {
  const words = useWords('deskPayments');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" aria-label={label} aria-expanded={open} onClick={() => setOpen(!open)}>
        {words.assign}
      </Button>
      {open && (
        <div className="w-full">
          <PledgeForm label={label} pledged={pledged} paid={paid} onAssign={onAssign} />
        </div>
      )}
    </>
  );
}

function PledgeForm({ label, pledged, paid, onAssign }: AssignPledgeProps) {
  const { separateGift } = useWords('deskGift');
  const form = useDomainForm(loadRules, { decision: '' });
  const live = useLiveChange(form, loadRules, onAssign);
  return (
    <ChangeForm label={label} live={live}>
      <PledgeChoice
        pledged={pledged}
        paid={paid}
        outcomes={pledgeOutcomes}
        others={[{ value: 'separate', label: separateGift }]}
        error={form.formState.errors.decision?.message}
        {...form.register('decision')}
      />
    </ChangeForm>
  );
}
