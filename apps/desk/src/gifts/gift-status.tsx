import type { DeskGiftStatus } from '@hearthlight/domain/desk';
import { StatusText, useWords } from '@hearthlight/ui';

export interface GiftStatusProps {
  /** The status of the gift. */
  status: DeskGiftStatus;
}

const tones = {
  completed: 'success',
  pending: 'warning',
  failed: 'error',
  canceled: 'neutral',
  refunded: 'neutral',
} as const;

/** The status of a gift in words, supported by color. */
export function GiftStatus({ status }: GiftStatusProps) {
  const words = useWords('deskGifts');
  return <StatusText tone={tones[status]}>{words[status]}</StatusText>;
}
