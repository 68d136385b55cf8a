import { Button, Notice } from '@hearthlight/ui';
import { useEffect, useEffectEvent } from 'react';

import { useWords } from '../words/use-words.ts';

/** Milliseconds for which a decision can be undone. */
const undoTime = 10_000;

export interface UndoNoticeProps {
  /** How many comments were changed. */
  count: number;
  /** Called by 'Undo'. */
  onUndo: () => void;
  /** Called after ten seconds. */
  onExpire: () => void;
}

/** What was decided, for ten seconds with a button that takes it back. Give it a new `key` for each decision. */
export function UndoNotice({ count, onUndo, onExpire }: UndoNoticeProps) {
  const words = useWords('deskComments');
  const expire = useEffectEvent(onExpire);
  useEffect(() => {
    const timer = setTimeout(() => expire(), undoTime);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Notice
      tone="success"
      className="mb-5"
      action={
        <Button variant="secondary" size="small" onClick={onUndo}>
          {words.undo}
        </Button>
      }
    >
      {words.changed({ count })}
    </Notice>
  );
}
