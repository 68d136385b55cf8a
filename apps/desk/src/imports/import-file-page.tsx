import type { Result } from '@hearthlight/domain';
import {
  deskPages,
  type ImportChoices,
  type ImportPreview,
  type UploadedImport,
} from '@hearthlight/domain/desk';
import { Link, Sheet, useWords, type Words } from '@hearthlight/ui';
import { useUnsaved } from '@hearthlight/ui/parts';
import { useState } from 'react';

import { DeskHeader } from '../frame/desk-header.tsx';
import { useToast } from '../frame/use-toast.ts';
import { FileReading, type FileReadingProps } from './file-reading.tsx';
import { type ImportProgress, ImportRun } from './import-run.tsx';
import { type OutcomeCounts, outcomesText } from './outcomes.ts';

export interface ImportFilePageProps {
  /** The uploaded file. */
  upload: UploadedImport;
  /** Reads the file again with what was answered about it, and returns the rows of one page. */
  onAnswer: FileReadingProps['onAnswer'];
  /** Returns the readings of the file that explain what a cell should be. */
  onExplain: FileReadingProps['onExplain'];
  /** Returns what an import would do. */
  onPreview: (choices: ImportChoices) => Promise<Result & { preview?: ImportPreview }>;
  /** Imports the file, then shows the list. Reports how many gifts are recorded, and returns what became of it. */
  onImport: (
    choices: ImportChoices,
    onProgress: (progress: ImportProgress) => void,
  ) => Promise<Result & { imported?: Imported }>;
  /** Removes the uploaded file without importing it, then shows the list. */
  onDiscard: () => Promise<Result>;
}

/** The outcome of an import: its rows, and thank-you mails that were queued. */
interface Imported {
  counts: OutcomeCounts;
  thanked: number;
}

/** A preview and the choices that it is about. */
interface Previewed {
  choices: ImportChoices;
  preview: ImportPreview;
}

/** An uploaded file: what was found out about it, its columns, what it would change, and the import. */
export function ImportFilePage({
  upload,
  onAnswer,
  onExplain,
  onPreview,
  onImport,
  onDiscard,
}: ImportFilePageProps) {
  const words = useWords('deskImports');
  const names = useWords('desk');
  const [previewed, setPreviewed] = useState<Previewed>();
  const [isImporting, setImporting] = useState(false);
  // Answers and decisions are lost when the page is left without an import.
  const [isChanged, setChanged] = useState(false);
  useUnsaved(isChanged);
  const toast = useToast();
  async function preview(choices: ImportChoices) {
    setPreviewed(undefined);
    const result = await onPreview(choices);
    if (result.ok && result.preview) setPreviewed({ choices, preview: result.preview });
    return result;
  }
  async function runImport(...run: Parameters<typeof onImport>) {
    setImporting(true);
    const { imported, ...result } = await onImport(...run).finally(() => setImporting(false));
    if (imported) toast({ text: sentenceOf(words, imported) });
    return result;
  }
  return (
    <>
      <DeskHeader
        title={upload.file_name || names.imports}
        above={
          <Link href={deskPages.imports.path} className="tap-target">
            {words.back}
          </Link>
        }
      />
      <div className="grid gap-6">
        <Sheet aria-label={words.found} inert={isImporting}>
          <FileReading
            upload={upload}
            onAnswer={onAnswer}
            onExplain={onExplain}
            onChange={() => {
              setChanged(true);
              setPreviewed(undefined);
            }}
            onPreview={preview}
            onDiscard={onDiscard}
          />
        </Sheet>
        {previewed && <ImportRun {...previewed} onChange={() => setChanged(true)} onImport={runImport} />}
      </div>
    </>
  );
}

const sentenceOf = (words: Words['deskImports'], { counts, thanked }: Imported) =>
  [
    words.done({ outcomes: outcomesText(words, counts) }),
    ...(thanked > 0 ? [words.thanked({ count: thanked })] : []),
  ].join(' ');
