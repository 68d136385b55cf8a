import { Dialog, type DialogProps } from '@hearthlight/ui';
import { UnsavedProvider } from '@hearthlight/ui/parts';
import { useCallback, useContext, useState } from 'react';

import { LeaveDialog } from './leave-dialog.tsx';

export interface FormDialogProps extends Pick<
  DialogProps,
  'children' | 'description' | 'initialFocus' | 'title'
> {
  /** Whether it has unsaved changes, if its form does not report that with `useUnsavedInDialog`. */
  isUnsaved?: boolean;
  /** Called when the person closes the dialog. */
  onClose: () => void;
}

/** An open dialog with a form. Asks before it is closed with unsaved changes. */
export function FormDialog({ isUnsaved = false, onClose, children, ...dialog }: FormDialogProps) {
  const [isReported, setReported] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const reportPage = useContext(UnsavedProvider);
  const report = useCallback(
    (hasChanges: boolean) => {
      setReported(hasChanges);
      reportPage(hasChanges);
    },
    [reportPage],
  );
  return (
    <Dialog {...dialog} open onOpenChange={() => (isUnsaved || isReported ? setLeaving(true) : onClose())}>
      <UnsavedProvider value={report}>{children}</UnsavedProvider>
      <LeaveDialog
        open={isLeaving}
        onStay={() => setLeaving(false)}
        onLeave={() => {
          setLeaving(false);
          onClose();
        }}
      />
    </Dialog>
  );
}
