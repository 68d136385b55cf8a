import { sentences } from '@hearthlight/domain';
import { Button, RetryButton, useWords } from '@hearthlight/ui';

import { DeskMessage } from './desk-message.tsx';

export interface PageFailedProps {
  /** Whether the code of the page is missing because the browser is offline. */
  isOffline?: boolean;
  /** Called by 'Reload the page', and by 'Try again' without a network. */
  onReload: () => void;
}

/** In place of a page that stopped because of an error in the program, or that could not be loaded. */
export function PageFailed({ isOffline = false, onReload }: PageFailedProps) {
  const words = useWords('desk');
  if (isOffline)
    return (
      <DeskMessage title={sentences.contentFailed} action={<RetryButton onRetry={onReload} />}>
        {words.nothingIsLost}
      </DeskMessage>
    );
  return (
    <DeskMessage title={words.pageFailed} action={<Button onClick={onReload}>{words.reloadThePage}</Button>}>
      {words.reloadExplained}
    </DeskMessage>
  );
}
