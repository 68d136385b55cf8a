import type { Result } from '@hearthlight/domain';
import type { SomeColumns, UploadedImport } from '@hearthlight/domain/desk';
import { FormNotice } from '@hearthlight/ui';
import { refusalOf } from '@hearthlight/ui/parts';
import { useRef, useState } from 'react';

import { BankFormat } from './bank-format.tsx';
import { ColumnsForm, type ColumnsFormProps } from './columns-form.tsx';
import { FirstRows } from './first-rows.tsx';
import { FoundFacts } from './found-facts.tsx';
import { ImportQuestions } from './import-questions.tsx';

export interface FileReadingProps extends Pick<ColumnsFormProps, 'upload' | 'onPreview' | 'onDiscard'> {
  /** Reads the file again with what is known about its columns. */
  onAnswer: (columns: SomeColumns) => Promise<Result & { upload?: UploadedImport }>;
  /** Called when something changes, so that a preview of other choices is not imported. */
  onChange: () => void;
}

/** How a file is read: what was found, what it leaves open, its first rows, and its columns. */
export function FileReading({ upload: first, onAnswer, onChange, onPreview, onDiscard }: FileReadingProps) {
  const [upload, setUpload] = useState(first);
  const [answers, setAnswers] = useState(0);
  const [isReading, setReading] = useState(false);
  const [failed, setFailed] = useState<Result>();
  const latest = useRef(0);
  // The columns of the newest choice, which the server may still be reading.
  const chosen = useRef(first.columns);
  // Whether there is an answer among the choices that the server is reading.
  const hasAnswer = useRef(false);
  async function read(columns: SomeColumns, isAnswer: boolean) {
    onChange();
    setReading(true);
    chosen.current = columns;
    hasAnswer.current ||= isAnswer;
    latest.current += 1;
    const own = latest.current;
    const result = await onAnswer(columns);
    // A later choice has replaced this one.
    if (own !== latest.current) return;
    setReading(false);
    setFailed(result.ok ? undefined : result);
    if (result.upload) {
      chosen.current = result.upload.columns;
      setUpload(result.upload);
    }
    if (!result.ok || !hasAnswer.current) return;
    hasAnswer.current = false;
    setAnswers((count) => count + 1);
  }
  return (
    <>
      <FoundFacts upload={upload} />
      <ImportQuestions
        questions={upload.questions}
        onAnswer={(columns) => void read({ ...chosen.current, ...columns }, true)}
      />
      <FormNotice result={refusalOf(failed)} />
      <ColumnsForm
        upload={upload}
        answers={answers}
        isReading={isReading}
        onChange={(columns) => (columns ? void read({ ...chosen.current, ...columns }, false) : onChange())}
        onPreview={onPreview}
        onDiscard={onDiscard}
      >
        <FirstRows readings={upload.readings} />
      </ColumnsForm>
      {upload.kind === 'bank' && upload.columns && (
        <BankFormat upload={upload} columns={upload.columns} onUse={(columns) => void read(columns, true)} />
      )}
    </>
  );
}
