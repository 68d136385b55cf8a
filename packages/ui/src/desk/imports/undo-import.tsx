'use client';

import type { Result } from '@hearthlight/domain';
import type { ImportEntry } from '@hearthlight/domain/desk';
import { useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { FormNotice } from '../../components/forms/form-notice.tsx';
import { useDeskImportsWords } from '../../words/desk-imports.ts';
import { ImportTotals } from './import-totals.tsx';

export interface UndoImportProps {
  entry: ImportEntry;
  onUndo: () => Promise<Result>;
}

/** What undoing an import removes, and the button that does it. */
export function UndoImport({ entry, onUndo }: UndoImportProps) {
  const words = useDeskImportsWords();
  const [pending, setPending] = useState(false);
  const [result, setResult] = useState<Result>();
  async function undo() {
    setPending(true);
    setResult(await onUndo());
    setPending(false);
  }
  return (
    <div className="grid justify-items-start gap-5">
      <p>
        <bdi className="font-semibold wrap-anywhere">{entry.file_name || entry.source}</bdi>
      </p>
      <ImportTotals totals={entry} />
      <p className="text-ink-soft">{words.undoExplained}</p>
      <FormNotice result={result?.ok === false ? result : undefined} />
      <Button variant="danger" size="small" pending={pending} onClick={() => void undo()}>
        {words.undoShort}
      </Button>
    </div>
  );
}
