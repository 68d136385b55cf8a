import type { Result } from '@hearthlight/domain';
import { deskPages, type ImportChoices, type ImportPreview, type UploadedImport } from '@hearthlight/domain/desk';
import { Link, Sheet, useWords, type Words } from '@hearthlight/ui';
import { useState } from 'react';

import { DeskHeader } from '../frame/desk-header.tsx';
import { useToast } from '../frame/use-toast.ts';
import { FileReading, type FileReadingProps } from './file-reading.tsx';
import { type ImportProgress, ImportRun } from './import-run.tsx';
import type { KeptFile, Previewed } from './kept-file.ts';
import { type OutcomeCounts, outcomesText } from './outcomes.ts';

export interface ImportFilePageProps {
  /** The uploaded file. */
  upload: UploadedImport;
  /** What was answered and decided when the page was open before. */
  kept?: KeptFile | undefined;
  /** Called with what is answered and decided, to keep it. */
  onKeep: (part: KeptFile) => void;
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

/** An uploaded file: what was found out about it, its columns, what it would change, and the import. */
export function ImportFilePage({
  upload,
  kept,
  onKeep,
  onAnswer,
  onExplain,
  onPreview,
  onImport,
  onDiscard,
}: ImportFilePageProps) {
  const words = useWords('deskImports');
  const names = useWords('desk');
  const [previewed, setPreviewed] = useState(kept?.previewed);
  const [isImporting, setImporting] = useState(false);
  const toast = useToast();
  function show(shown: Previewed | undefined) {
    setPreviewed(shown);
    onKeep({ previewed: shown });
  }
  async function preview(choices: ImportChoices) {
    show(undefined);
    const result = await onPreview(choices);
    if (result.ok && result.preview) show({ choices, preview: result.preview });
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
            upload={kept?.upload ?? upload}
            kept={kept}
            onKeep={onKeep}
            onAnswer={onAnswer}
            onExplain={onExplain}
            onChange={() => show(undefined)}
            onPreview={preview}
            onDiscard={onDiscard}
          />
        </Sheet>
        {previewed && (
          <ImportRun
            {...previewed}
            onKeep={(decided) => onKeep({ previewed: { ...previewed, ...decided } })}
            onImport={runImport}
          />
        )}
      </div>
    </>
  );
}

const sentenceOf = (words: Words['deskImports'], { counts, thanked }: Imported) =>
  [
    words.done({ outcomes: outcomesText(words, counts) }),
    ...(thanked > 0 ? [words.thanked({ count: thanked })] : []),
  ].join(' ');
