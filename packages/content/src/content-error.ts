/** A content folder that cannot be used. The message has one sentence for each mistake, with file and line. */
export class ContentError extends Error {
  override name = 'ContentError';
}
