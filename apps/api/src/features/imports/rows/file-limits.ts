import { importLimits } from '@hearthlight/domain/desk';
import { deskRules as words } from '@hearthlight/words/desk-rules';

import { ActionError } from '../../../actions/action.ts';

/**
 * Upper limits of a statement, far above what banks write. A reader stops at them, so that no file fills the memory.
 */
export const fileLimits = {
  rows: importLimits.rows,
  columns: 500,
  /** Cells of all rows, also those that short rows leave out. */
  cells: 4_000_000,
  /** Bytes after which a row must have ended, and so each of its cells. */
  rowBytes: 64 * 1024,
  /** Levels of XML elements. */
  depth: 40,
  elements: 300_000,
  /** Attributes of an XML element. */
  attributes: 50,
  /** Characters of an XML element's text, and after which a tag or a comment must have ended. */
  text: 64 * 1024,
  /** Files of a ZIP archive: more than one for each day of a year. */
  entries: 500,
  /** How much larger a ZIP archive may become. Statements in XML compress to a fiftieth. */
  ratio: 200,
} as const;

/** The error for a file with too many bytes, rows or cells. */
export const tooLarge = () => new ActionError(words.tooLarge, { status: 413 });
