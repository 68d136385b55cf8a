import type { GiftGiver } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';

import { giverText } from '../words/giver-text.ts';

export interface GiverNameProps {
  /** `null` for a role that sees no names. */
  giver: GiftGiver | null;
}

/** The giver of a gift: a name, an address, nobody known, or nothing that the role may see. */
export function GiverName({ giver }: GiverNameProps) {
  return <bdi>{giverText(useWords('deskGifts'), giver)}</bdi>;
}
