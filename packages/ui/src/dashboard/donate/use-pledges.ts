'use client';

import {
  type Donation,
  type DonationEntry,
  openPledges,
  type PledgeChoices,
  type PledgeDraft,
} from '@hearthlight/domain';
import { useEffect, useState } from 'react';

import { isMadeFrom } from '../parts/donation-entry.ts';
import type { UnsentEntries } from '../parts/unsent-entries-context.ts';

interface Pledges extends Pick<UnsentEntries, 'readPledges' | 'onPledgesChange'> {
  /** The number of the signed-in donor. */
  donor: number | undefined;
  /** The donor's donations, as far as they are known. */
  donations: readonly Donation[] | undefined;
}

/** Pledges that are kept. */
const mostPledges = 10;

/**
 * Keeps the pledges of the donor, so that the same values make no second one. Those that are paid are not shown, and
 * those of another donor are dropped.
 */
export function usePledges({ donations = [], donor, readPledges, onPledgesChange }: Pledges) {
  const [all, setAll] = useState(() => readPledges?.() ?? []);
  const [again, showAgain] = useState<DonationEntry>();
  // One that was made before the page knew the donor is theirs.
  const isOwn = (pledge: PledgeDraft) => pledge.donor === undefined || pledge.donor === donor;
  const own = openPledges(all.filter(isOwn), donations);
  const madeFrom = (entry: DonationEntry) => own.find((pledge) => isMadeFrom(pledge, entry));
  useEffect(() => {
    // The browser shows a page again as it was left, without the pledges that were made since.
    const readAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted && readPledges) setAll(readPledges());
    };
    window.addEventListener('pageshow', readAgain);
    return () => window.removeEventListener('pageshow', readAgain);
  }, [readPledges]);
  const change = (changeOf: (stored: readonly PledgeDraft[]) => readonly PledgeDraft[]) => {
    const stored = readPledges?.() ?? all;
    const changed = changeOf(donor === undefined ? stored : stored.filter(isOwn));
    setAll(changed);
    onPledgesChange?.(changed);
  };
  return {
    /** The newest first. */
    own,
    /** Returns the pledge that was made from these values. */
    madeFrom,
    /** The values of the pledge that the donor shows again, whatever is in the form. */
    again,
    showAgain,
    /** Keeps a pledge as the newest one. What was chosen for one stays chosen if only its amount or method changes. */
    keep: (made: PledgeDraft) => {
      const corrected = own.find(({ entry }) => entry.donation_cause === made.entry.donation_cause);
      const { choices } = madeFrom(made.entry) ?? corrected ?? {};
      showAgain(undefined);
      change((stored) => {
        const others = stored.filter((pledge) => !isMadeFrom(pledge, made.entry));
        return [{ ...made, choices }, ...others].slice(0, mostPledges);
      });
    },
    /** Forgets a pledge. */
    dismiss: ({ entry }: PledgeDraft) => {
      showAgain(undefined);
      change((stored) => stored.filter((pledge) => !isMadeFrom(pledge, entry)));
    },
    /** Keeps what the donor chose for a pledge. */
    choose: ({ entry }: PledgeDraft, chosen: PledgeChoices) =>
      change((stored) =>
        stored.map((pledge) =>
          isMadeFrom(pledge, entry) ? { ...pledge, choices: { ...pledge.choices, ...chosen } } : pledge,
        ),
      ),
  };
}
