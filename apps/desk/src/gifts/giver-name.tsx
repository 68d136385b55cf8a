import type { GiftGiver } from '@hearthlight/domain/desk';
import { useWords, type Words } from '@hearthlight/ui';

export interface GiverNameProps {
  /** `null` for a role that sees no names. */
  giver: GiftGiver | null;
}

/** The giver of a gift: a name, an address, nobody known, or nothing that the role may see. */
export function GiverName({ giver }: GiverNameProps) {
  return <bdi>{giverText(useWords('deskGifts'), giver)}</bdi>;
}

/** Returns who gave a gift as text. */
export function giverText(words: Words['deskGifts'], giver: GiverNameProps['giver']): string {
  if (giver === null) return words.hidden;
  return giver.name ?? giver.email ?? words.noPayer;
}
