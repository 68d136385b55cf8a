'use client';

import {
  chainId,
  type Donation,
  formatDay,
  formatMoney,
  inGroupsOfFour,
  paths,
  paymentStatusOf,
} from '@hearthlight/domain';

import { Button } from '../../components/actions/button.tsx';
import { CopyButton } from '../../components/actions/copy-button.tsx';
import { Link } from '../../components/actions/link.tsx';
import { withSpoken } from '../../lib/with-tags.ts';
import { useWords } from '../../words/words-provider.tsx';

export interface DonationCauseProps {
  donation: Donation;
  /** Shows how to pay a pending donation that has a reference. */
  onPay?: ((donation: Donation) => void) | undefined;
}

/** What a donation is for, and what the donor wished, pledged and has to state for it. */
export function DonationCause({ donation, onPay }: DonationCauseProps) {
  const words = useWords('history');
  const { firstDue } = useWords('plans');
  const { expected_from: from, pledged } = donation;
  return (
    <>
      <Cause {...donation} />
      <Wishes {...donation} />
      {from !== undefined && (
        <span className="block text-small font-regular text-ink-soft">{firstDue({ day: formatDay(from) })}</span>
      )}
      {pledged && (
        <span className="block text-small font-regular text-ink-soft">
          {words.pledgedAndCame({ pledged: formatMoney(pledged.amount), came: formatMoney(pledged.came) })}
        </span>
      )}
      <PaymentReference donation={donation} onPay={onPay} />
    </>
  );
}

/** The cause. That of a completed donation leads to what its campaign's gifts did, in the open books. */
function Cause({ campaign_id: campaign, donation_cause: cause, payment_status: status }: Donation) {
  const text = <bdi dir="auto">{cause}</bdi>;
  if (campaign === undefined || paymentStatusOf(status) !== 'completed') return text;
  return (
    <Link
      href={`${paths.books}#${chainId(campaign)}`}
      variant="plain"
      className="tap-target underline underline-offset-4"
    >
      {text}
    </Link>
  );
}

/** Whom a donation is in memory or in honor of, and whether the donor stays anonymous in public for it. */
function Wishes({ anonymous = false, occasion }: Donation) {
  const { anonymousInPublic } = useWords('history');
  const { inHonorOf, inMemoryOf } = useWords('occasions');
  if (!occasion && !anonymous) return null;
  return (
    <span className="grid text-small font-regular text-ink-soft">
      {occasion && (
        <span>
          <bdi>{occasion.kind === 'memory' ? inMemoryOf(occasion) : inHonorOf(occasion)}</bdi>
        </span>
      )}
      {anonymous && <span>{anonymousInPublic}</span>}
    </span>
  );
}

/** The reference that the transfer of a pending donation must state, and what leads to the account. */
function PaymentReference({ donation, onPay }: DonationCauseProps) {
  const words = useWords('history');
  const { date_of_donation: day, payment_reference: reference, payment_status: status } = donation;
  if (reference === undefined || paymentStatusOf(status) !== 'pending') return null;
  return (
    <span className="flex flex-wrap items-center gap-x-4 text-small font-regular text-ink-soft">
      <bdi className="tabular">{words.paymentReference({ reference: inGroupsOfFour(reference) })}</bdi>
      <CopyButton text={reference} name={words.referenceName({ day: formatDay(day) })} className="print:hidden" />
      {onPay && (
        <Button variant="quiet" size="small" className="print:hidden" onClick={() => onPay(donation)}>
          {withSpoken(words.howToPay({ amount: formatMoney(donation.amount_donated), day: formatDay(day) }))}
        </Button>
      )}
    </span>
  );
}
