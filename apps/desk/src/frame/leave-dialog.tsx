import { Button, Dialog, useWords } from '@hearthlight/ui';

export interface LeaveDialogProps {
  /** Whether somebody is about to leave. */
  open: boolean;
  /** The question. Default: whether to leave without saving. */
  title?: string;
  /** What is lost. Default: the changes on the page. */
  explained?: string;
  /** Keeps the page as it is. Closing the dialog calls it too. */
  onStay: () => void;
  /** Leaves the page and gives up its changes. */
  onLeave: () => void;
}

/** Asks before a page with unsaved changes is left. */
export function LeaveDialog({ open, title, explained, onStay, onLeave }: LeaveDialogProps) {
  const words = useWords('desk');
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onStay()}
      title={title ?? words.leaveTitle}
      description={explained ?? words.leaveExplained}
    >
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={onStay}>
          {words.stay}
        </Button>
        <Button variant="secondary" size="small" onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
    </Dialog>
  );
}
