import { deskGiftsPath, deskPages, lastDayOf, type NextMonth } from '@hearthlight/domain/desk';
import { Link, useWords } from '@hearthlight/ui';

export interface ToSettleProps {
  /** The month that can be closed next, and what blocks it. */
  next: NextMonth;
}

/** Reasons that prevent a month from being closed, and notes to read before. Renders nothing without either. */
export function ToSettle({ next }: ToSettleProps) {
  const words = useWords('deskLedger');
  const { waiting_files: files } = next;
  return (
    <>
      <LinkList
        title={words.mustSettle}
        links={[[files, words.waitingFiles({ count: files }), deskPages.imports.path]]}
      />
      <WorthALook next={next} />
    </>
  );
}

/**
 * What does not prevent a month from being closed, but should be settled before. Renders nothing if there is nothing.
 */
export function WorthALook({ next }: ToSettleProps) {
  const words = useWords('deskLedger');
  const tasks = useWords('deskHome');
  const { month, open_bills: bills, pending_gifts: gifts, waiting_rows: rows } = next;
  const { unmatched_payments: payments } = next;
  const period = { from: `${month}-01`, to: lastDayOf(month) };
  return (
    <LinkList
      title={words.shouldSettle}
      links={[
        [rows, tasks.waitingRows({ count: rows }), deskPages.imports.path],
        [payments, tasks.unmatchedPayments({ count: payments }), deskPages.payments.path],
        [gifts, words.pendingGifts({ count: gifts }), deskGiftsPath({ status: 'pending', ...period })],
        [bills, words.openBills({ count: bills }), `${deskPages.bills.path}?state=open`],
      ]}
    />
  );
}

interface LinkListProps {
  title: string;
  links: readonly (readonly [count: number, text: string, href: string])[];
}

/** Links to things that exist. */
function LinkList({ title, links }: LinkListProps) {
  const shown = links.filter(([count]) => count > 0);
  if (shown.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="font-sans text-label text-ink-soft">{title}</h3>
      <ul className="mt-1 grid gap-2">
        {shown.map(([, text, href]) => (
          <li key={href}>
            <Link href={href} className="tap-target">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
