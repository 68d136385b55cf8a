import type { BillDetail, DeskBill } from '@hearthlight/domain/desk';
import { Dialog, useWords } from '@hearthlight/ui';

import { LoadFailed } from '../frame/load-failed.tsx';
import type { View } from '../frame/loaded.tsx';
import { useToast } from '../frame/use-toast.ts';
import { type BillActions, BillSheet, type BillSheetProps } from './bill-sheet.tsx';

export interface OpenBillProps
  extends BillActions, Pick<BillSheetProps, 'canWrite' | 'needsApproval' | 'today'> {
  /** The bill, if the list has it. */
  listed: DeskBill | undefined;
  /** The state of the request for the bill. */
  view: View<{ detail: BillDetail }>;
  /** Called when the bill is closed. */
  onClose: () => void;
}

/** A bill in a dialog above the list, which may not have it. */
export function OpenBill({ listed, view, onClose, ...sheet }: OpenBillProps) {
  const words = useWords('deskBills');
  const names = useWords('desk');
  const toast = useToast();
  const detail = view.status === 'ready' ? view.detail : undefined;
  const bill = listed ?? detail?.bill;
  if (!bill)
    return view.status === 'failed' ? (
      <Dialog open onOpenChange={onClose} title={names.bills}>
        <LoadFailed onRetry={view.onRetry} />
      </Dialog>
    ) : null;
  const cancel: BillActions['onCancel'] = async (...entered) => {
    const result = await sheet.onCancel(...entered);
    if (result.ok) {
      onClose();
      toast({ text: words.billCanceled({ payee: bill.payee }) });
    }
    return result;
  };
  return (
    <Dialog open onOpenChange={onClose} title={words.billOf({ payee: bill.payee })} className="max-w-text!">
      <BillSheet {...sheet} bill={bill} detail={detail} onCancel={cancel} />
    </Dialog>
  );
}
