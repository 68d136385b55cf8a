import { type ColorPair, contrast } from '@hearthlight/domain/palette';

import { token } from './tokens.ts';

/** Returns the contrast of a pair of tokens. */
export function contrastOf({ on, ink }: ColorPair): number {
  return contrast(token(on), token(ink));
}
