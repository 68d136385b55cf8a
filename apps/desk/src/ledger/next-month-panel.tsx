import { formatDateTime, formatMoney, formatMonth, type Result } from '@hearthlight/domain';
import type { NextMonth } from '@hearthlight/domain/desk';
import { Button, type ButtonProps, Notice, Panel, useWords } from '@hearthlight/ui';
import { useAction } from '@hearthlight/ui/parts';

import { IrreversibleAction } from '../parts/irreversible-action.tsx';
import { ToSettle, WorthALook } from './to-settle.tsx';

/** The actions that close a month. */
export interface ClosingActions {
  /** Whether the person may propose and close months. An auditor only looks. */
  mayClose: boolean;
  /** Proposes to close a month, `YYYY-MM`. */
  onPropose: (month: string) => Promise<Result>;
  /** Withdraws the proposal to close a month, `YYYY-MM`. */
  onWithdraw: (month: string) => Promise<Result>;
  /** Publishes the month's ledger. Called with the password. */
  onClose: (month: string, password: string) => Promise<Result>;
}

export interface NextMonthPanelProps extends ClosingActions {
  /** The month that can be closed next, and what blocks it. */
  next: NextMonth;
  /** Whether somebody else must confirm a proposal. */
  needsConfirmation: boolean;
  /** Called with the outcome of an action, and with `undefined` when one begins. */
  onResult: (result: Result | undefined) => void;
}

/** The next month to close: what it would publish, what to settle first, and its proposal. */
export function NextMonthPanel({ next, needsConfirmation, mayClose, ...actions }: NextMonthPanelProps) {
  const words = useWords('deskLedger');
  const month = formatMonth(next.month);
  return (
    <Panel title={words.next({ month })}>
      <div className="grid gap-5">
        <p>
          <b className="font-display text-stat tabular">
            {words.entries({ count: next.entries, amount: formatMoney(next.amount) })}
          </b>
          <span className="block text-small text-ink-soft">{words.toPublish}</span>
        </p>
        <ToSettle next={next} />
        {next.proposal && <Proposal proposal={next.proposal} needsConfirmation={needsConfirmation} />}
        <p className="text-small text-ink-soft">{needsConfirmation ? words.twoPeople : words.onePerson}</p>
        {mayClose && <MonthActions next={next} needsConfirmation={needsConfirmation} {...actions} />}
      </div>
    </Panel>
  );
}

interface ProposalProps {
  proposal: NonNullable<NextMonth['proposal']>;
  needsConfirmation: boolean;
}

function Proposal({ proposal, needsConfirmation }: ProposalProps) {
  const words = useWords('deskLedger');
  const { at, by, changed, is_own: isOwn } = proposal;
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{words.proposedBy({ name: by, date: formatDateTime(at) })}</p>
      {changed && (
        <Notice tone="info" title={words.changed}>
          {changed.added > 0 && (
            <span className="block">
              {words.added({ count: changed.added, amount: formatMoney(changed.added_amount) })}
            </span>
          )}
          {changed.removed > 0 && <span className="block">{words.removed({ count: changed.removed })}</span>}
        </Notice>
      )}
      {!changed && isOwn && needsConfirmation && <p className="text-ink-soft">{words.ownProposal}</p>}
    </div>
  );
}

type ActionsProps = Omit<NextMonthPanelProps, 'mayClose'>;

function MonthActions(props: ActionsProps) {
  const { next, needsConfirmation, onPropose, onWithdraw, onClose, onResult } = props;
  const words = useWords('deskLedger');
  const { run, pending } = useAction<string>();
  const { month, proposal, waiting_files: waiting } = next;
  const mayConfirm = proposal && !proposal.changed && !(needsConfirmation && proposal.is_own);
  async function act(name: string, action: (month: string) => Promise<Result>) {
    onResult(undefined);
    onResult(await run(name, () => action(month)));
  }
  async function close(password: string) {
    const result = await onClose(month, password);
    // The dialog shows what is wrong with the password. It is gone if the month can no longer be closed.
    if (result.ok || !result.fields) onResult(result);
    return result;
  }
  const button = (
    label: string,
    action: (month: string) => Promise<Result>,
    variant: ButtonProps['variant'] = 'primary',
  ) => (
    <Button size="small" variant={variant} pending={pending === label} onClick={() => void act(label, action)}>
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-3">
      {waiting === 0 && !proposal && button(words.propose, onPropose)}
      {waiting === 0 && proposal?.changed && button(words.proposeAgain, onPropose)}
      {waiting === 0 && mayConfirm && (
        <IrreversibleAction
          variant="primary"
          explained={words.closeExplained}
          notes={<WorthALook next={next} />}
          onConfirm={close}
        >
          {words.close({ month: formatMonth(month) })}
        </IrreversibleAction>
      )}
      {proposal && button(words.withdraw, onWithdraw, 'secondary')}
    </div>
  );
}
