import type { Factor } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';

import { RefusedCall } from '../../platform/http/refusal.ts';

/** Returns the refusal of a wrong second factor, which is logged and counted. */
export function refusedFactor(factor: Factor): RefusedCall {
  const attempt = { event: 'second-factor-failed', factor } as const;
  if (factor === 'passkey') return new RefusedCall(400, words.passkeyRefused, { attempt });
  const sentence = words.incorrectFactor;
  return new RefusedCall(400, sentence, { fields: { code: sentence }, attempt });
}
