'use client';

import { formatDay, formatMoney } from '@hearthlight/domain';
import { deskDonorPath, type LikelyDonor } from '@hearthlight/domain/desk';
import { useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { Link } from '../../components/actions/link.tsx';
import { useDeskPaymentsWords } from '../../words/desk-payments.ts';

export interface LikelyDonorRowProps {
  donor: LikelyDonor;
  onAssign: () => Promise<void>;
}

/** A donor who may have made a payment, why, and the button that gives it to the donor. */
export function LikelyDonorRow({ donor, onAssign }: LikelyDonorRowProps) {
  const words = useDeskPaymentsWords();
  const [pending, setPending] = useState(false);
  const { email, id, name, pledge, reason } = donor;
  async function assign() {
    setPending(true);
    await onAssign();
    setPending(false);
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-control border border-line bg-paper-warm px-4 py-3">
      <div className="min-w-0 flex-1 basis-48 text-small">
        <Link href={deskDonorPath(id)} className="tap-target font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </Link>
        <p className="wrap-anywhere text-ink-soft">
          <bdi dir="ltr">{email}</bdi>
        </p>
        <p>{words[reason]}</p>
        {pledge && (
          <p>{words.pledge({ amount: formatMoney(pledge.amount), date: formatDay(pledge.date) })}</p>
        )}
      </div>
      <Button
        variant="secondary"
        size="small"
        pending={pending}
        aria-label={words.assignTo({ name })}
        onClick={() => void assign()}
      >
        {words.assign}
      </Button>
    </div>
  );
}
