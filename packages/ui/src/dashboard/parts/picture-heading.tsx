import { pictureSources } from '@hearthlight/domain';
import type { ReactNode } from 'react';

import { ArchPicture } from '../../components/media/arch-picture.tsx';

export interface PictureHeadingProps {
  /** Address of the picture. */
  src: string;
  /** Content beside the picture: states, a heading, a place. */
  children?: ReactNode;
}

/**
 * The head of a card: a small picture with a heading beside it. The heading goes below the picture where the card is too
 * narrow for both, as with large text on a phone.
 */
export function PictureHeading({ src, children }: PictureHeadingProps) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-4">
      <div className="w-28">
        <ArchPicture src={src} formats={{ sizes: '7rem', sources: pictureSources(src) }} alt="" />
      </div>
      <div className="min-w-[min(100%,8rem)] flex-1 break-words">{children}</div>
    </div>
  );
}
