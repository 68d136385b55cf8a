import { formatMoney, type Result } from '@hearthlight/domain';
import type { BillDetail, DeskBill } from '@hearthlight/domain/desk';
import { Dialog, useWords } from '@hearthlight/ui';
import { useState } from 'react';

import { FormDialog } from '../frame/form-dialog.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import type { View } from '../frame/loaded.tsx';
import { useToast } from '../frame/use-toast.ts';
import { type BillEntry, BillForm, type BillFormProps } from './bill-form.tsx';
import { type BillActions, BillSheet, type BillSheetProps } from './bill-sheet.tsx';

export interface OpenBillProps
  extends
    BillActions,
    Pick<BillSheetProps, 'canWrite' | 'needsApproval' | 'today'>,
    Pick<BillFormProps, 'campaigns' | 'kinds'> {
  /** The bill, if the list has it. */
  listed: DeskBill | undefined;
  /** The state of the request for the bill. */
  view: View<{ detail: BillDetail }>;
  /** Changes what an open bill says. Its scan stays. */
  onCorrect: (bill: DeskBill, entry: BillEntry) => Promise<Result>;
  /** Called when the bill is closed. */
  onClose: () => void;
}

/** A bill in a dialog above the list, which may not have it. */
export function OpenBill({ listed, view, campaigns, kinds, onCorrect, onClose, ...sheet }: OpenBillProps) {
  const words = useWords('deskBills');
  const names = useWords('desk');
  const toast = useToast();
  const [isCorrecting, setCorrecting] = useState(false);
  const detail = view.status === 'ready' ? view.detail : undefined;
  const bill = listed ?? detail?.bill;
  if (!bill)
    return view.status === 'failed' ? (
      <Dialog open onOpenChange={onClose} title={names.bills}>
        <LoadFailed onRetry={view.onRetry} />
      </Dialog>
    ) : null;
  const { amount, payee } = bill;
  const saying = async (change: Promise<Result>, text: string) => {
    const result = await change;
    if (result.ok) toast({ text });
    return result;
  };
  if (isCorrecting)
    return (
      <FormDialog title={words.correct} onClose={() => setCorrecting(false)}>
        <BillForm
          correction={{ bill, needsApproval: sheet.needsApproval }}
          campaigns={campaigns}
          kinds={kinds}
          today={sheet.today}
          onSubmit={async (entry) => {
            const { payee: name } = entry;
            const result = await saying(onCorrect(bill, entry), words.billCorrected({ payee: name }));
            if (result.ok) setCorrecting(false);
            return result;
          }}
        />
      </FormDialog>
    );
  return (
    <Dialog open onOpenChange={onClose} title={words.billOf({ payee })} className="max-w-text!">
      <BillSheet
        {...sheet}
        bill={bill}
        detail={detail}
        onCorrect={() => setCorrecting(true)}
        onReopen={() => saying(sheet.onReopen(bill), words.billReopened({ payee }))}
        onPay={(_, day) => saying(sheet.onPay(bill, day), words.billPaid({ amount: formatMoney(amount), payee }))}
        onCancel={async (_, ...entered) => {
          const result = await saying(sheet.onCancel(bill, ...entered), words.billCanceled({ payee }));
          if (result.ok) onClose();
          return result;
        }}
      />
    </Dialog>
  );
}
