import type { Result } from '@hearthlight/domain';
import { columnMeanings, type SomeColumns, type UploadedImport } from '@hearthlight/domain/desk';
import { Button, FormNotice, useWords } from '@hearthlight/ui';
import { saveText } from '@hearthlight/ui/parts';
import { useState } from 'react';

import { FileButton } from '../pictures/file-button.tsx';
import { readFormat, writeFormat } from './format-file.ts';

export interface BankFormatProps {
  /** The uploaded file and what was recognized in it. */
  upload: UploadedImport;
  /** What is known about its columns. */
  columns: SomeColumns;
  /** Called with the columns of a saved format that fits the file. */
  onUse: (columns: SomeColumns) => void;
}

/** Saves what the columns of a bank mean as a file, or takes it from one. */
export function BankFormat({ upload, columns, onUse }: BankFormatProps) {
  const words = useWords('deskImports');
  const [used, setUsed] = useState<Result>();
  async function open(file: File) {
    const saved = await readFormat(file);
    const missing = saved && namesIn(saved).find((header) => !upload.headers.includes(header));
    if (!saved) return setUsed({ ok: false, message: words.noFormat });
    if (missing) return setUsed({ ok: false, message: words.otherFormat({ column: missing }) });
    setUsed({ ok: true, message: words.formatUsed });
    onUse(saved);
  }
  return (
    <section className="mt-6 grid gap-3 border-t border-line pt-5">
      <div>
        <h3 className="font-semibold">{words.format}</h3>
        <p className="text-small text-ink-soft">{words.formatHint}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="small"
          onClick={() =>
            saveText(`${columns.bank ?? 'bank'}.format.json`, 'application/json', writeFormat(upload, columns))
          }
        >
          {words.saveFormat}
        </Button>
        <FileButton variant="secondary" accept=".json" onChoose={([file]) => void (file && open(file))}>
          {words.useFormat}
        </FileButton>
      </div>
      <FormNotice result={used} />
    </section>
  );
}

/** Returns the columns that a format names. */
const namesIn = (columns: SomeColumns): string[] => columnMeanings.flatMap((meaning) => columns[meaning] || []);
