import { importFile as words } from '@hearthlight/words/import-file';

import { ActionError } from '../../actions/action.ts';

/** Files that people take for statements. */
type Kind = 'pdf' | 'html' | 'spreadsheet' | 'fragment';

const names: Record<Kind, string> = {
  pdf: 'is a PDF',
  html: 'is a web page',
  spreadsheet: 'is a spreadsheet',
  fragment: 'is only a part of an MT940 statement',
};

/** The error for a file that is no statement. */
export const notStatement = (file: string, kind: Kind): ActionError =>
  new ActionError(`${file} ${names[kind]}. Download the statement as CSV, CAMT or MT940.`, {
    sentence: () =>
      ({
        pdf: words.isPdf,
        html: words.isHtml,
        spreadsheet: words.isSpreadsheet,
        fragment: words.isFragment,
      })[kind],
  });

/** Throws an `ActionError` for a file that is no statement by its first bytes. */
export function requireStatement(bytes: Buffer, file: string): void {
  const start = bytes.subarray(0, 8).toString('latin1');
  if (start.startsWith('%PDF')) throw notStatement(file, 'pdf');
  // The older format of Excel.
  if (start.startsWith('\u00D0\u00CF\u0011\u00E0')) throw notStatement(file, 'spreadsheet');
}
