import { deskGiftPath, type DeskGiftStatus } from '@hearthlight/domain/desk';
import { Link, StatusText, useWords } from '@hearthlight/ui';

export interface GiftStatusProps {
  /** The status of the gift. */
  status: DeskGiftStatus;
  /** The gift that paid this pledge in its place, if there is one. */
  paidWith?: number | undefined;
}

const tones = {
  completed: 'success',
  pending: 'warning',
  failed: 'error',
  canceled: 'neutral',
  refunded: 'neutral',
} as const;

/** The status of a gift in words, supported by color. */
export function GiftStatus({ status, paidWith }: GiftStatusProps) {
  const words = useWords('deskGifts');
  const texts = useWords('deskTexts');
  if (paidWith !== undefined)
    return (
      <StatusText tone="neutral">
        <Link href={deskGiftPath(paidWith)} className="tap-target">
          {texts.paidWith({ number: String(paidWith) })}
        </Link>
      </StatusText>
    );
  return <StatusText tone={tones[status]}>{words[status]}</StatusText>;
}
