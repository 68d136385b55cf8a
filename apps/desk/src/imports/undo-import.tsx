import type { Result } from '@hearthlight/domain';
import type { ImportEntry } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';

import { PasswordForm } from '../frame/password-form.tsx';
import { sourceName } from '../parts/source-name.ts';
import { ImportTotals } from './import-totals.tsx';

export interface UndoImportProps {
  /** The import to undo. */
  entry: ImportEntry;
  /** Removes the gifts of the import. Called with the password. */
  onUndo: (password: string) => Promise<Result>;
}

/** The entries that undoing an import removes, and the button that does it. */
export function UndoImport({ entry, onUndo }: UndoImportProps) {
  const words = useWords('deskImports');
  return (
    <div className="grid gap-5">
      <p>
        <bdi className="font-semibold wrap-anywhere">{entry.file_name || sourceName(words, entry.source)}</bdi>
      </p>
      <ImportTotals totals={entry} />
      <p className="text-ink-soft">{words.undoExplained}</p>
      <PasswordForm action={words.undoShort} variant="danger" onSubmit={({ password }) => onUndo(password)} />
    </div>
  );
}
