import type { GiftGiver } from '@hearthlight/domain/desk';
import type { Words } from '@hearthlight/ui';

/** Returns who gave a gift: a name, an address, nobody known, or, for `null`, a name that the role may not see. */
export function giverText(words: Words['deskGifts'], giver: GiftGiver | null): string {
  if (giver === null) return words.hidden;
  return giver.name ?? giver.email ?? words.noPayer;
}
