import { type Content, ContentError, contentDirectory, loadContent } from '@hearthlight/content';

/** Reads the content folder of `CONTENT_DIR`. Mistakes in it are printed and end the process. */
export function readContent(): Content {
  try {
    return loadContent(contentDirectory());
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}
