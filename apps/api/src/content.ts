import {
  type Content,
  ContentError,
  contentDirectory,
  loadContent,
  loadFoundation,
} from '@hearthlight/content';
import type { Foundation } from '@hearthlight/domain';

/** Reads the content folder of `CONTENT_DIR`. Mistakes in it are printed and end the process. */
export const readContent = (): Content => read(loadContent);

/** Reads the facts about the foundation alone, as `readContent` does. */
export const readFoundation = (): Foundation => read(loadFoundation);

function read<T>(load: (directory: string) => T): T {
  try {
    return load(contentDirectory());
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}
