import { formatDay, formatMoney, type Result, sumMoney } from '@hearthlight/domain';
import {
  deskGiftPath,
  type LikelyDonor,
  type PaymentGrouping,
  type PledgeDecided,
  type UnmatchedPayment,
} from '@hearthlight/domain/desk';
import { Link, useWords } from '@hearthlight/ui';
import { useId, useState } from 'react';

import type { SearchDonors } from '../gifts/donor-picker.tsx';
import type { ChangeResult } from '../gifts/use-previewed-change.ts';
import { ReasonAction } from '../parts/reason-action.tsx';
import { ChooseDonor, chosenPerson, type ChosenGiver } from './choose-donor.tsx';
import { isNobodyLinked, payerOfAll } from './group.ts';
import { LikelyDonors } from './likely-donors.tsx';

/** The actions on payments. */
export interface PaymentActions {
  /** Gives payments to a donor, or to a person without an account. */
  onAssign: (payments: readonly UnmatchedPayment[], giver: ChosenGiver) => Promise<Result>;
  /** Gives a payment of another sum than pledged to a donor, or only previews that. */
  onDecide: (
    payment: UnmatchedPayment,
    donor: LikelyDonor,
    decided: PledgeDecided,
    preview: boolean,
  ) => Promise<ChangeResult>;
  /** Leaves payments without a donor, for a reason. */
  onLeave: (payments: readonly UnmatchedPayment[], reason: string) => Promise<Result>;
  /** Searches givers by name, address or number. */
  onSearchDonors: SearchDonors;
}

export interface PaymentItemProps extends PaymentActions {
  /** One payment, or several of the same payer or purpose, the newest first. */
  payments: readonly UnmatchedPayment[];
  /** The field that several payments share. */
  by: PaymentGrouping;
  /** Whether it is one of several payments. */
  isNested?: boolean;
}

/** A payment or a group of them, what the payer wrote, and the donors who may have made it. */
export function PaymentItem({ payments, by, isNested = false, ...actions }: PaymentItemProps) {
  const words = useWords('deskPayments');
  const id = useId();
  const [newest, ...others] = payments;
  const count = payments.length;
  if (!newest) return null;
  const name = count > 1 && by === 'purpose' ? newest.text : (newest.payer ?? words.noPayer);
  const Heading = isNested ? 'h3' : 'h2';
  return (
    <article tabIndex={-1} aria-labelledby={id} className="grid gap-x-8 gap-y-4 wide:grid-cols-2">
      <div className="min-w-0">
        <Heading id={id} className="text-heading">
          <bdi className="tabular">{formatMoney(sumMoney(payments.map(({ amount }) => amount)))}</bdi>
          {' · '}
          <bdi className="wrap-anywhere">{name || words.noPurpose}</bdi>
        </Heading>
        {count === 1 ? <Facts payment={newest} /> : <p>{words.count({ count })}</p>}
        {others.every(({ text }) => text === newest.text) && name !== newest.text && (
          <p className="mt-2 wrap-anywhere">
            <bdi>{newest.text}</bdi>
          </p>
        )}
        <Decisions {...actions} payments={payments} />
      </div>
      <LikelyDonors
        payments={payments}
        onAssign={(donor) => actions.onAssign(payments, donor)}
        onAssignPerson={(person) => actions.onAssign(payments, chosenPerson(person))}
        onDecide={(donor, decided, isPreview) => actions.onDecide(newest, donor, decided, isPreview)}
      />
      {count > 1 && <EachPayment {...actions} payments={payments} by={by} />}
    </article>
  );
}

function Facts({ payment: { campaign, date, id } }: { payment: UnmatchedPayment }) {
  const words = useWords('deskGift');
  return (
    <p className="text-small text-ink-soft">
      <time dateTime={date}>{formatDay(date)}</time>
      {campaign && (
        <>
          {' · '}
          <bdi>{campaign.title}</bdi>
        </>
      )}
      {' · '}
      <Link href={deskGiftPath(id)} className="tap-target">
        {words.title({ number: String(id) })}
      </Link>
    </p>
  );
}

interface DecisionsProps extends PaymentActions {
  payments: PaymentItemProps['payments'];
}

/** Chooses another donor, or leaves the payments without one. */
function Decisions({ payments, onAssign, onLeave, onSearchDonors }: DecisionsProps) {
  const words = useWords('deskPayments');
  const { back, reason, reasonHint } = useWords('deskGift');
  const count = payments.length;
  return (
    <div className="mt-3 flex flex-wrap items-start gap-3">
      <ChooseDonor
        label={isNobodyLinked(payments) ? words.chooseGiver : words.chooseOther}
        assignLabel={count === 1 ? words.assign : words.assignAll({ count })}
        payer={payerOfAll(payments)}
        onSearch={onSearchDonors}
        onChoose={(donor) => onAssign(payments, donor)}
      />
      <ReasonAction
        label={count === 1 ? words.leave : words.leaveAll({ count })}
        reasonLabel={reason}
        reasonHint={reasonHint}
        backLabel={back}
        onAct={(why) => onLeave(payments, why)}
      />
    </div>
  );
}

/** The payments of a group, to settle one of them. Only rendered when opened, because there may be hundreds. */
function EachPayment({ payments, ...props }: PaymentItemProps) {
  const words = useWords('deskPayments');
  const [open, setOpen] = useState(false);
  return (
    <details
      className="border-t border-line wide:col-span-2"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{words.each}</summary>
      {open && (
        <ul className="divide-y divide-line">
          {payments.map((payment) => (
            <li key={payment.id} className="py-5 ps-4">
              <PaymentItem {...props} payments={[payment]} isNested />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
