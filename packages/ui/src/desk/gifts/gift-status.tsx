'use client';

import type { DeskGiftStatus } from '@hearthlight/domain/desk';

import { StatusText } from '../../components/feedback/status-text.tsx';
import { useDeskGiftsWords } from '../../words/desk-gifts.ts';

export interface GiftStatusProps {
  /** The status of the gift. */
  status: DeskGiftStatus;
}

const tones = {
  completed: 'completed',
  pending: 'pending',
  failed: 'failed',
  canceled: 'neutral',
  refunded: 'neutral',
} as const;

/** The status of a gift in words, supported by color. */
export function GiftStatus({ status }: GiftStatusProps) {
  const words = useDeskGiftsWords();
  return <StatusText tone={tones[status]}>{words[status]}</StatusText>;
}
