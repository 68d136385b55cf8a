import { sentences, type Result } from '@hearthlight/domain';

/** The refusal of a call that has no result. */
export const failure: Result & { ok: false } = { ok: false, message: sentences.generic };

/** Returns the result of a call. An exception, such as a lost connection, becomes a refusal. */
export async function resultOf(call: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch {
    return failure;
  }
}
