'use client';

import type { DonationEntry } from '@hearthlight/domain';
import { useState } from 'react';

import type { PledgeChoices, PledgeDraft } from '../parts/pledge-draft.ts';
import type { UnsentEntries } from '../parts/unsent-entries-context.ts';

interface LastPledge extends Pick<UnsentEntries, 'lastPledge' | 'onPledge'> {
  /** The number of the signed-in donor. */
  donor: number | undefined;
}

/** Keeps the last pledge of the donor, so that the same values make no second one. That of another donor is not returned. */
export function useLastPledge({ donor, lastPledge, onPledge }: LastPledge) {
  const [last, setLast] = useState(lastPledge);
  const own = last?.donor === donor ? last : undefined;
  const keep = (made: PledgeDraft) => {
    setLast(made);
    onPledge?.(made);
  };
  return {
    own,
    /** Returns the last pledge if it was made from these values. */
    madeFrom: (entry: DonationEntry): PledgeDraft | undefined =>
      own?.entry.donation_amount === entry.donation_amount &&
      own.entry.donation_cause === entry.donation_cause &&
      own.entry.selected_payment_method === entry.selected_payment_method
        ? own
        : undefined,
    /** Keeps a pledge. What the donor chose for the one before stays chosen. */
    keep: (made: PledgeDraft) => keep({ ...made, choices: own?.choices }),
    /** Keeps what the donor chose for the last pledge. */
    choose: (changed: PledgeChoices) => own && keep({ ...own, choices: { ...own.choices, ...changed } }),
  };
}
