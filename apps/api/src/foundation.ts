import { ContentError, contentDirectory, loadContent } from '@hearthlight/content';
import type { Foundation } from '@hearthlight/domain';

/** The facts of the foundation, read once when the process starts. A mistake in the content ends the process. */
export const foundation: Foundation = read();

function read(): Foundation {
  try {
    return loadContent(contentDirectory()).foundation;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}
