import { importFile as words } from '@hearthlight/words/import-file';

import { ActionError } from '../../../actions/action.ts';

/** Files that people take for statements. */
type Kind = 'pdf' | 'html' | 'spreadsheet' | 'fragment';

/** The error for a file that is no statement. */
export const notStatement = (kind: Kind): ActionError =>
  new ActionError(
    {
      pdf: words.isPdf,
      html: words.isHtml,
      spreadsheet: words.isSpreadsheet,
      fragment: words.isFragment,
    }[kind],
  );

/** Throws an `ActionError` for a file that is no statement by its first bytes. */
export function requireStatement(bytes: Buffer): void {
  const start = bytes.subarray(0, 8).toString('latin1');
  if (start.startsWith('%PDF')) throw notStatement('pdf');
  // The older format of Excel.
  if (start.startsWith('\u00D0\u00CF\u0011\u00E0')) throw notStatement('spreadsheet');
}
