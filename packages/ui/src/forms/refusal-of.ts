import type { Result } from '@hearthlight/domain';

/** Returns a result if it is a refusal, for a notice where a success shows by itself. */
export const refusalOf = (result: Result | undefined): (Result & { ok: false }) | undefined =>
  result?.ok === false ? result : undefined;
