import { formatDateTime, formatDay, formatMoney, type Result } from '@hearthlight/domain';
import type { Receipt } from '@hearthlight/domain/desk';
import { Button, FormNotice, Panel, StatusText, useWords } from '@hearthlight/ui';
import { ReceiptDialog, useAction } from '@hearthlight/ui/parts';
import { useState } from 'react';

export interface GiftReceiptsProps {
  /** The oldest first. */
  receipts: ReadonlyArray<Receipt>;
  /** Whether the giver has an e-mail address. */
  hasAddress: boolean;
  /** Whether the person may print and send receipts. */
  mayChange: boolean;
  /** Loads a receipt as HTML; `undefined` if that fails. */
  onLoad: (id: number) => Promise<string | undefined>;
  /** Mails the valid receipt to the giver. */
  onSend: () => Promise<Result>;
}

/** The receipts of a gift, the newest first, to print and to send. */
export function GiftReceipts({ receipts, hasAddress, mayChange, onLoad, onSend }: GiftReceiptsProps) {
  const words = useWords('deskGift');
  const [shown, setShown] = useState<Receipt>();
  const current = receipts.find(({ state }) => state === 'valid' || state === 'outdated');
  return (
    <Panel title={words.receipts}>
      {receipts.length === 0 && <p className="text-small text-ink-soft">{words.noReceipts}</p>}
      <ol className="grid gap-4">
        {receipts.toReversed().map((receipt) => (
          <li
            key={receipt.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line pb-4 last:border-0"
          >
            <ReceiptFacts receipt={receipt} />
            {mayChange && (
              <Button variant="secondary" size="small" onClick={() => setShown(receipt)}>
                {words.showReceipt} <span className="sr-only">{receipt.number}</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
      {mayChange && current && <SendReceipt receipt={current} hasAddress={hasAddress} onSend={onSend} />}
      {shown && (
        <ReceiptDialog number={shown.number} onLoad={() => onLoad(shown.id)} onClose={() => setShown(undefined)} />
      )}
    </Panel>
  );
}

function ReceiptFacts({ receipt }: { receipt: Receipt }) {
  const words = useWords('deskGift');
  const { amount, issued_on: day, number, reverses, state } = receipt;
  const isValid = state === 'valid' || state === 'outdated';
  return (
    <div className="grid gap-1 text-small">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <bdi dir="ltr" className="font-semibold tabular">
          {number}
        </bdi>
        <bdi className="tabular">{formatMoney(amount)}</bdi>
        {state !== 'counter' && (
          <StatusText tone={isValid ? 'success' : 'neutral'}>{isValid ? words.valid : words.reversed}</StatusText>
        )}
      </p>
      <p className="text-ink-soft">
        {words.receiptIssued({ day: formatDay(day) })}
        {reverses !== null && ` · ${words.reverses({ number: reverses })}`}
      </p>
      <MailState mail={receipt.mail} />
    </div>
  );
}

function MailState({ mail }: Pick<Receipt, 'mail'>) {
  const words = useWords('deskGift');
  if (mail === null) return null;
  const time = formatDateTime(mail.at);
  if (mail.state === 'failed') return <StatusText tone="error">{words.mailFailed({ time })}</StatusText>;
  return (
    <p className="text-ink-soft">{mail.state === 'sent' ? words.mailSent({ time }) : words.mailWaiting({ time })}</p>
  );
}

interface SendReceiptProps extends Pick<GiftReceiptsProps, 'hasAddress' | 'onSend'> {
  receipt: Receipt;
}

function SendReceipt({ receipt, hasAddress, onSend }: SendReceiptProps) {
  const words = useWords('deskGift');
  const { run, pending, result } = useAction<'send'>();
  const isOutdated = receipt.state === 'outdated';
  const label = receipt.mail === null ? words.sendReceipt : words.sendAgain;
  return (
    <div className="mt-4 grid justify-items-start gap-4">
      {isOutdated && <p className="text-small">{words.correctedExplained}</p>}
      {hasAddress ? (
        <Button variant="secondary" size="small" pending={pending === 'send'} onClick={() => void run('send', onSend)}>
          {isOutdated ? words.sendCorrected : label}
        </Button>
      ) : (
        <p className="text-small text-ink-soft">{words.noAddress}</p>
      )}
      <FormNotice result={result} />
    </div>
  );
}
