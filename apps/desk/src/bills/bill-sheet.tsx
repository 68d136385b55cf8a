import { formatMoney, type Result, sumMoney } from '@hearthlight/domain';
import type { BillDetail, DeskBill } from '@hearthlight/domain/desk';
import { Button, type ButtonProps, DayField, FormNotice, Notice, useWords } from '@hearthlight/ui';
import { refusalOf, useAction } from '@hearthlight/ui/parts';
import { useState } from 'react';

import { IrreversibleAction } from '../parts/irreversible-action.tsx';
import { BillFacts } from './bill-facts.tsx';
import { BillScan } from './bill-scan.tsx';

/** The actions on a bill. */
export interface BillActions {
  /** Approves a bill that somebody else recorded. */
  onApprove: (bill: DeskBill) => Promise<Result>;
  /** Records that a bill was paid, with the day of the payment as `YYYY-MM-DD`. */
  onPay: (bill: DeskBill, date: string) => Promise<Result>;
  /** Makes a paid bill an open one again, because its payment was recorded by mistake. */
  onReopen: (bill: DeskBill) => Promise<Result>;
  /** Shows the scan of a bill on the site once it is paid, or removes it from the site. */
  onPublish: (bill: DeskBill, published: boolean) => Promise<Result>;
  /** Cancels an open bill. Called with the password and the reason, which the activity log keeps. */
  onCancel: (bill: DeskBill, password: string, reason: string) => Promise<Result>;
}

export interface BillSheetProps extends BillActions {
  /** The bill that is shown. */
  bill: DeskBill;
  /** The pages of its scan and the figures of the open books, once they are loaded. */
  detail: BillDetail | undefined;
  /** Whether a second person approves each bill. */
  needsApproval: boolean;
  /** Whether the person may approve, pay, publish and cancel. */
  canWrite: boolean;
  /** The day of the payment that is filled in. */
  today: string;
  /** Called to open the form that corrects the bill. */
  onCorrect: () => void;
}

/** A bill with its scan, and what the signed-in person can do with it. */
export function BillSheet({ bill, detail, needsApproval, canWrite, today, onCorrect, ...actions }: BillSheetProps) {
  const words = useWords('deskBills');
  const { run, pending, result } = useAction<string>();
  const [day, setDay] = useState(today);
  const button = (label: string, action: () => Promise<Result>, variant: ButtonProps['variant'] = 'primary') => (
    <Button size="small" variant={variant} pending={pending === label} onClick={() => void run(label, action)}>
      {label}
    </Button>
  );
  const isOpen = bill.state === 'open';
  const isReleased = bill.is_approved || !needsApproval;
  return (
    <div className="grid gap-6">
      <BillScan bill={bill} pages={detail?.scan_pages} />
      <BillFacts bill={bill} />
      <FormNotice result={refusalOf(result)} />
      {canWrite && (
        <div className="grid justify-items-start gap-4 border-t border-line pt-5">
          {isOpen && !isReleased && bill.is_own && <p className="text-ink-soft">{words.ownExplained}</p>}
          {isOpen && !isReleased && !bill.is_own && button(words.approve, () => actions.onApprove(bill))}
          {isOpen && isReleased && (
            <>
              <DayField
                label={words.payDay}
                value={day}
                onChange={({ currentTarget }) => setDay(currentTarget.value)}
              />
              {detail && <OverspendingNotice bill={bill} detail={detail} />}
              {button(words.pay, () => actions.onPay(bill, day))}
            </>
          )}
          {isReleased &&
            bill.scan &&
            bill.state !== 'canceled' &&
            button(
              bill.published ? words.hide : words.publishNow,
              () => actions.onPublish(bill, !bill.published),
              'secondary',
            )}
          {bill.state === 'paid' && (
            <div className="grid justify-items-start gap-2">
              <p className="text-ink-soft">{words.reopenExplained}</p>
              {button(words.reopen, () => actions.onReopen(bill), 'secondary')}
            </div>
          )}
          {isOpen && (
            <>
              <Button size="small" variant="secondary" onClick={onCorrect}>
                {words.correct}
              </Button>
              <IrreversibleAction
                object={bill.payee}
                explained={words.cancelExplained}
                reasonLabel={words.cancelReason}
                cancelLabel={words.keep}
                onConfirm={(password, reason) => actions.onCancel(bill, password, reason)}
              >
                {words.cancel}
              </IrreversibleAction>
            </>
          )}
        </div>
      )}
    </div>
  );
}

/** Warns of a payment that makes the open books show less than nothing. */
function OverspendingNotice({ bill, detail }: { bill: DeskBill; detail: BillDetail }) {
  const words = useWords('deskBills');
  const over = (left: number | null) => (left === null ? 0 : sumMoney([bill.amount, -left]));
  const [all, own] = [over(detail.not_spent), over(detail.campaign_not_spent)];
  const isOwn = bill.campaign !== null && own > 0;
  if (all <= 0 && !isOwn) return null;
  return (
    <Notice tone="info">
      {all > 0 && <p>{words.overspends({ amount: formatMoney(all) })}</p>}
      {isOwn && <p>{words.overspendsCampaign({ amount: formatMoney(own), campaign: bill.campaign ?? '' })}</p>}
      <p>{words.overspendsHint}</p>
    </Notice>
  );
}
