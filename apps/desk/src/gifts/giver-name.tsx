import type { GiftGiver } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';

export interface GiverNameProps {
  /** `null` for a role that sees no names. */
  giver: GiftGiver | null;
}

/** Who gave a gift: a name, an address, nobody known, or nothing that the role may see. */
export function GiverName({ giver }: GiverNameProps) {
  const words = useWords('deskGifts');
  if (giver === null) return words.hidden;
  const known = giver.name ?? giver.email;
  return known === null ? words.anonymous : <bdi>{known}</bdi>;
}
