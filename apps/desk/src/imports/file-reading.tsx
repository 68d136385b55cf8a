import type { Result } from '@hearthlight/domain';
import {
  type CellCorrection,
  type ReadingProposal,
  type SomeColumns,
  type UploadedImport,
} from '@hearthlight/domain/desk';
import { FormNotice } from '@hearthlight/ui';
import { refusalOf } from '@hearthlight/ui/parts';
import { useRef, useState } from 'react';

import { BankFormat } from './bank-format.tsx';
import { withChoices } from './columns-entry.ts';
import { ColumnsForm, type ColumnsFormProps } from './columns-form.tsx';
import { CorrectionDialog, type CorrectedCell } from './correction-dialog.tsx';
import { FileRows } from './file-rows.tsx';
import { FoundFacts } from './found-facts.tsx';
import { ImportQuestions } from './import-questions.tsx';
import type { KeptFile } from './kept-file.ts';

export interface FileReadingProps extends Pick<ColumnsFormProps, 'upload' | 'onPreview' | 'onDiscard'> {
  /** Reads the file again with what is known about its columns. Returns the rows of one page, counted from 0. */
  onAnswer: (columns: SomeColumns, page: number) => Promise<Result & { upload?: UploadedImport }>;
  /** Returns the readings of the file that explain what a cell should be. */
  onExplain: (question: {
    columns: SomeColumns;
    line: number;
    correction: CellCorrection;
  }) => Promise<Result & { proposals?: ReadingProposal[] }>;
  /** What was chosen before. */
  kept?: Pick<KeptFile, 'campaign' | 'page'> | undefined;
  /** Called with what was read or chosen, to keep it. */
  onKeep: (part: Pick<KeptFile, 'campaign' | 'page' | 'upload'>) => void;
  /** Called when something changes, so that a preview of other choices is not imported. */
  onChange: () => void;
}

/** How a file is read: what was found, what it leaves open, its rows, and its columns. */
export function FileReading({
  upload: first,
  onAnswer,
  onExplain,
  kept,
  onKeep,
  onChange,
  onPreview,
  onDiscard,
}: FileReadingProps) {
  const [upload, setUpload] = useState(first);
  const [answers, setAnswers] = useState(0);
  const [isReading, setReading] = useState(false);
  const [failed, setFailed] = useState<Result>();
  const [corrected, setCorrected] = useState<CorrectedCell>();
  const latest = useRef(0);
  // The columns of the newest choice, which the server may still be reading.
  const chosen = useRef(first.columns);
  // Whether there is an answer among the choices that the server is reading.
  const hasAnswer = useRef(false);
  // Whether there is another choice among them, after which the questions show the answers that it gives.
  const hasOther = useRef(false);
  const [others, setOthers] = useState(0);
  const [page, setPage] = useState(kept?.page ?? 0);
  async function read(columns: SomeColumns, from: 'question' | 'format' | 'form' | 'page', asked = 0) {
    if (from !== 'page') onChange();
    setReading(true);
    chosen.current = columns;
    hasAnswer.current ||= from === 'question' || from === 'format';
    hasOther.current ||= from === 'form' || from === 'format';
    latest.current += 1;
    const own = latest.current;
    const result = await onAnswer(columns, asked);
    // A later choice has replaced this one.
    if (own !== latest.current) return;
    setReading(false);
    setFailed(result.ok ? undefined : result);
    if (result.upload) {
      chosen.current = result.upload.columns;
      setUpload(result.upload);
      setPage(asked);
      onKeep({ upload: result.upload, page: asked });
    }
    if (!result.ok) return;
    if (hasOther.current) setOthers((count) => count + 1);
    if (hasAnswer.current) setAnswers((count) => count + 1);
    hasAnswer.current = false;
    hasOther.current = false;
  }
  return (
    <>
      <FoundFacts upload={upload} />
      <ImportQuestions
        key={others}
        questions={upload.questions}
        onAnswer={(columns) => void read(withChoices(chosen.current ?? {}, columns), 'question')}
      />
      <FormNotice result={refusalOf(failed)} />
      <ColumnsForm
        upload={upload}
        answers={answers}
        isReading={isReading}
        campaign={kept?.campaign}
        onChange={(columns, campaign) => {
          onKeep({ campaign });
          if (columns) {
            void read(withChoices(chosen.current ?? {}, columns), 'encoding' in columns ? 'format' : 'form');
          } else onChange();
        }}
        onPreview={onPreview}
        onDiscard={onDiscard}
      >
        <FileRows
          readings={upload.readings}
          rowCount={upload.rows}
          page={page}
          onPage={(asked) => void read(chosen.current ?? {}, 'page', asked)}
          isReading={isReading}
          onCorrect={setCorrected}
        />
      </ColumnsForm>
      {corrected && (
        <CorrectionDialog
          {...corrected}
          onExplain={(line, correction) => onExplain({ columns: chosen.current ?? {}, line, correction })}
          onAccept={(columns) => {
            setCorrected(undefined);
            void read({ ...chosen.current, ...columns }, 'format', page);
          }}
          onClose={() => setCorrected(undefined)}
        />
      )}
      {upload.kind === 'bank' && upload.columns && (
        <BankFormat upload={upload} columns={upload.columns} onUse={(columns) => void read(columns, 'format')} />
      )}
    </>
  );
}
