import { type DeskHome, deskPages } from '@hearthlight/domain/desk';
import { Link } from '@hearthlight/ui';
import { Panel } from '@hearthlight/ui/product';

import { useWords } from '../words/use-words.ts';

export interface OpenTasksProps {
  /** What waits for the person, by kind. */
  home: DeskHome;
}

/** What asks for a decision, how often, and where it is made. */
export function OpenTasks({ home }: OpenTasksProps) {
  const words = useWords('deskHome');
  const {
    bills_to_approve: unapproved = 0,
    bills_to_pay: unpaid = 0,
    held_comments: held = 0,
    months_to_close: months = [],
    unmatched_payments: payments = 0,
    unsent_mails: mails,
  } = home;
  const tasks: [count: number, text: string, href: string][] = [
    [held, words.heldComments({ count: held }), deskPages.comments.path],
    [mails?.failed ?? 0, words.failedMails({ count: mails?.failed ?? 0 }), deskPages.updates.path],
    [mails?.waiting ?? 0, words.waitingMails({ count: mails?.waiting ?? 0 }), deskPages.updates.path],
    [payments, words.unmatchedPayments({ count: payments }), deskPages.payments.path],
    [unapproved, words.billsToApprove({ count: unapproved }), deskPages.bills.path],
    [unpaid, words.billsToPay({ count: unpaid }), deskPages.bills.path],
    [months.length, words.monthsToClose({ count: months.length }), deskPages.months.path],
  ];
  const open = tasks.filter(([count]) => count > 0);
  if (open.length === 0 && home.first_steps.length > 0) return null;
  if (open.length === 0)
    return (
      <Panel title={words.nothingTitle}>
        <p className="text-ink-soft">{words.nothingLead}</p>
      </Panel>
    );
  return (
    <Panel title={words.needsYou}>
      <ul className="divide-y divide-line">
        {open.map(([, text, href]) => (
          <li key={text} className="py-3.5 font-display text-heading first:pt-0 last:pb-0">
            <Link href={href} className="tap-target">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
