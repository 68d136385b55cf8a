'use client';

import { Button } from '../../components/actions/button.tsx';
import { useDeskWords } from '../../words/desk.ts';
import { DeskMessage } from './desk-message.tsx';

export interface PageFailedProps {
  /** Called by 'Reload the page'. */
  onReload: () => void;
}

/** In place of a page that stopped because of an error in the program. */
export function PageFailed({ onReload }: PageFailedProps) {
  const words = useDeskWords();
  return (
    <DeskMessage title={words.pageFailed} action={<Button onClick={onReload}>{words.reloadThePage}</Button>}>
      {words.reloadExplained}
    </DeskMessage>
  );
}
