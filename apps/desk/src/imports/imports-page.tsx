import type { Result } from '@hearthlight/domain';
import { deskPages, type ImportEntry } from '@hearthlight/domain/desk';
import { Dialog, EmptyNote, Link, Notice, Spinner, useWords } from '@hearthlight/ui';
import { useState } from 'react';

import { DeskHeader } from '../frame/desk-header.tsx';
import { LoadedList, type PagesView } from '../parts/loaded-list.tsx';
import { FileButton } from '../pictures/file-button.tsx';
import { ImportTable } from './import-table.tsx';
import { LeftOutList, type LeftOutListProps } from './left-out-list.tsx';
import { UndoImport } from './undo-import.tsx';
import { type Unrecorded, UnrecordedRows } from './unrecorded-rows.tsx';
import { WaitingRows, type WaitingRowsProps } from './waiting-rows.tsx';

export interface ImportsPageProps
  extends
    Pick<WaitingRowsProps, 'onDecideRows' | 'onReopenRows'>,
    Pick<LeftOutListProps, 'onAskAgain' | 'onLeaveOutAgain'> {
  /** The state of the request for the imports. */
  view: PagesView<{ imports: readonly ImportEntry[] }>;
  /** Whether the signed-in person may import. An auditor only sees the totals. */
  canImport: boolean;
  /** Rows of imported files about which nobody has decided, if there are any. */
  waiting?: Pick<WaitingRowsProps, 'count' | 'rows'> | undefined;
  /** What is left out of all files. */
  leftOut?: LeftOutListProps['entries'] | undefined;
  /** What the last import has not recorded. */
  unrecorded?: Unrecorded | undefined;
  /** The number of payments without a donor. */
  unmatched: number;
  /** Uploads a file and opens its page. */
  onUpload: (file: File) => Promise<Result>;
  /** Removes the gifts of an import and restores those that it changed. Called with the password. */
  onUndo: (entry: ImportEntry, password: string) => Promise<Result>;
}

/** The imports with their totals, and the upload of another file. */
export function ImportsPage({
  view,
  canImport,
  waiting,
  leftOut = [],
  unrecorded,
  unmatched,
  onUpload,
  onUndo,
  onAskAgain,
  onLeaveOutAgain,
  ...onRows
}: ImportsPageProps) {
  const words = useWords('deskImports');
  const { unmatchedPayments } = useWords('deskHome');
  const names = useWords('desk');
  const [isUploading, setUploading] = useState(false);
  const [result, setResult] = useState<Result>();
  const [undoing, setUndoing] = useState<ImportEntry>();
  async function upload(file: File | undefined) {
    if (!file) return;
    setUploading(true);
    setResult(undefined);
    setResult(await onUpload(file));
    setUploading(false);
  }
  function ask(entry: ImportEntry) {
    setResult(undefined);
    setUndoing(entry);
  }
  async function undo(entry: ImportEntry, password: string) {
    const undone = await onUndo(entry, password);
    if (undone.ok) {
      setUndoing(undefined);
      setResult(undone);
    }
    return undone;
  }
  return (
    <>
      <DeskHeader
        title={names.imports}
        lead={words.lead}
        hasTimes
        action={
          canImport && (
            <FileButton
              accept=".csv,.txt,.tsv,.xml,.camt,.sta,.mt940,.zip,text/csv,text/xml"
              onChoose={([file]) => void upload(file)}
            >
              {words.upload}
            </FileButton>
          )
        }
      />
      <output className="flex items-center gap-2 text-small text-ink-soft not-empty:mb-5">
        {isUploading && (
          <>
            <Spinner /> {words.uploading}
          </>
        )}
      </output>
      {result && (result.message || !result.ok) && (
        <Notice tone={result.ok ? 'success' : 'error'} className="mb-5">
          <span dir="auto">{result.message ?? names.nothingIsLost}</span>
        </Notice>
      )}
      {unmatched > 0 && (
        <p className="mb-5">
          <Link href={deskPages.payments.path} className="tap-target">
            {unmatchedPayments({ count: unmatched })}
          </Link>
        </p>
      )}
      {unrecorded && <UnrecordedRows {...unrecorded} />}
      {waiting && <WaitingRows {...waiting} {...onRows} />}
      <LoadedList label={names.imports} view={view}>
        {({ imports }) =>
          imports.length === 0 ? (
            <EmptyNote title={words.empty}>{words.uploadHint}</EmptyNote>
          ) : (
            <ImportTable imports={imports} canImport={canImport} onUndo={ask} />
          )
        }
      </LoadedList>
      <LeftOutList entries={leftOut} onAskAgain={onAskAgain} onLeaveOutAgain={onLeaveOutAgain} />
      {undoing && (
        <Dialog open onOpenChange={() => setUndoing(undefined)} title={words.undoTitle}>
          <UndoImport entry={undoing} onUndo={(password) => undo(undoing, password)} />
        </Dialog>
      )}
    </>
  );
}
