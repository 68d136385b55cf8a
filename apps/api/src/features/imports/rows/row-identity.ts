import { createHash } from 'node:crypto';

/** How often a file had the same content so far, by digest. */
export type TimesSeen = Map<string, number>;

/** Returns the number of the first of equal rows. */
export const firstOccurrence = ({ externalId }: { externalId: string }): string => externalId.replace(/-\d+$/, '-1');

/** Identifies content by its digest and its position among equal content of the file, from 1. */
export function contentNumber(source: string, content: unknown, timesSeen: TimesSeen) {
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  const occurrence = (timesSeen.get(digest) ?? 0) + 1;
  timesSeen.set(digest, occurrence);
  return { externalId: `${source}:${digest.slice(0, 22)}-${occurrence}`, occurrence };
}
