'use client';

import type { Result } from '@hearthlight/domain';
import type { ImportEntry } from '@hearthlight/domain/desk';

import { Button } from '../../components/actions/button.tsx';
import { FormNotice } from '../../components/forms/form-notice.tsx';
import { refusalOf } from '../../forms/refusal-of.ts';
import { useAction } from '../../forms/use-action.ts';
import { useDeskImportsWords } from '../../words/desk-imports.ts';
import { ImportTotals } from './import-totals.tsx';
import { sourceName } from './source-name.ts';

export interface UndoImportProps {
  /** The import to undo. */
  entry: ImportEntry;
  /** Removes the gifts of the import. */
  onUndo: () => Promise<Result>;
}

/** What undoing an import removes, and the button that does it. */
export function UndoImport({ entry, onUndo }: UndoImportProps) {
  const words = useDeskImportsWords();
  const { run, pending, result } = useAction<'undo'>();
  return (
    <div className="grid justify-items-start gap-5">
      <p>
        <bdi className="font-semibold wrap-anywhere">
          {entry.file_name || sourceName(words, entry.source)}
        </bdi>
      </p>
      <ImportTotals totals={entry} />
      <p className="text-ink-soft">{words.undoExplained}</p>
      <FormNotice result={refusalOf(result)} />
      <Button
        variant="danger"
        size="small"
        pending={pending === 'undo'}
        onClick={() => void run('undo', onUndo)}
      >
        {words.undoShort}
      </Button>
    </div>
  );
}
