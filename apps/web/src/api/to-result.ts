import { sentences, type CallFailure, type Result } from '@hearthlight/domain';

/**
 * The result that a form shows. A failed call shows the server's sentence for the statuses in `shown`, which
 * specification §8 lists, and the generic sentence for all others.
 */
export function toResult(
  result: { ok: true; response: { message: string } } | CallFailure,
  shown: readonly number[],
): Result {
  if (result.ok) return { ok: true, message: result.response.message };
  const { status, ...refusal } = result;
  const isShown = refusal.message !== undefined && shown.includes(status);
  return isShown ? refusal : { ok: false, message: sentences.generic };
}
