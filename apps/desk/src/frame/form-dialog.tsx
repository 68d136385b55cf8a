import { Dialog, type DialogProps, useWords } from '@hearthlight/ui';
import { UnsavedProvider } from '@hearthlight/ui/parts';
import { useCallback, useContext, useState } from 'react';

import { LeaveDialog } from './leave-dialog.tsx';

export interface FormDialogProps extends Pick<DialogProps, 'children' | 'description' | 'initialFocus' | 'title'> {
  /** Whether it has unsaved changes, if its form does not report that with `useUnsavedInDialog`. */
  isUnsaved?: boolean;
  /**
   * What is asked before it is closed with unsaved changes. Default: whether to leave without saving what was entered.
   */
  leaving?: { title: string; explained: string };
  /** Called when the person closes the dialog. */
  onClose: () => void;
}

/** An open dialog with a form. Asks before it is closed with unsaved changes. */
export function FormDialog({ isUnsaved = false, leaving, onClose, children, ...dialog }: FormDialogProps) {
  const words = useWords('desk');
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
        {...(leaving ?? { explained: words.leaveDialogExplained })}
        onStay={() => setLeaving(false)}
        onLeave={() => {
          setLeaving(false);
          onClose();
        }}
      />
    </Dialog>
  );
}
