import {
  columnMeanings,
  type ColumnMeaning,
  dayFormats,
  encodings,
  type UploadedImport,
} from '@hearthlight/domain/desk';
import { Field, Select, useWords } from '@hearthlight/ui';
import { mergeRefs } from '@hearthlight/ui/parts';
import { useController, type UseFormReturn } from 'react-hook-form';

import type { ColumnsEntry } from './columns-entry.ts';
import { ColumnsTable } from './columns-table.tsx';

export interface BankColumnsProps {
  upload: UploadedImport;
  form: UseFormReturn<ColumnsEntry, unknown, ColumnsEntry>;
}

/** The first rows of a bank statement with the meaning of each column, and how the cells are written. */
export function BankColumns({ upload, form }: BankColumnsProps) {
  const words = useWords('deskImports');
  const { control, formState } = form;
  const { errors } = formState;
  const { field: date } = useController({ control, name: 'date' });
  const { field: amount } = useController({ control, name: 'amount' });
  const values = form.watch();
  // The questions above come first: their answers choose columns and how these are written.
  const asked = upload.questions.filter(({ chosen }) => chosen === null).map(({ kind }) => kind);
  // Nothing is chosen for anybody. Once it is known, there is no way back.
  const open = (name: 'date_format' | 'decimal') => (values[name] === '' ? [{ value: '', label: words.choose }] : []);
  function choose(header: string, meaning: ColumnMeaning | '') {
    for (const other of columnMeanings) if (values[other] === header) form.setValue(other, '');
    if (meaning !== '') form.setValue(meaning, header);
    if (formState.isSubmitted) void form.trigger(['date', 'amount']);
  }
  return (
    <div className="grid gap-5">
      {asked.length === 0 && (
        <p className="text-ink-soft">{upload.is_remembered ? words.columnsRemembered : words.columnsGuessed}</p>
      )}
      <ColumnsTable
        headers={upload.headers}
        sample={upload.sample}
        chosen={values}
        error={errors.date?.message ?? errors.amount?.message}
        name="date"
        ref={mergeRefs(date.ref, amount.ref)}
        onChoose={choose}
      />
      <div className="grid items-start gap-5 tablet:grid-cols-2">
        {!asked.includes('day') && (
          <Select
            label={words.dateFormat}
            options={[...open('date_format'), ...dayFormats.map((format) => ({ value: format, label: format }))]}
            error={errors.date_format?.message}
            {...form.register('date_format')}
          />
        )}
        {!asked.includes('decimal') && (
          <Select
            label={words.decimalMark}
            options={[...open('decimal'), { value: '.', label: words.point }, { value: ',', label: words.comma }]}
            error={errors.decimal?.message}
            {...form.register('decimal')}
          />
        )}
        <Select
          label={words.headerLine}
          options={[
            { value: '', label: words.headerFound },
            ...upload.first_lines.map(({ line, text }) => ({
              value: String(line),
              label: `${line}: ${text}`,
            })),
          ]}
          {...form.register('header_line')}
        />
        {!asked.includes('encoding') && (
          <Select
            label={words.encoding}
            options={[
              { value: '', label: words.headerFound },
              ...encodings.map((encoding) => ({ value: encoding, label: encoding })),
            ]}
            {...form.register('encoding')}
          />
        )}
        <Field
          label={words.bankName}
          hint={words.bankNameHint}
          error={errors.bank?.message}
          {...form.register('bank')}
        />
      </div>
    </div>
  );
}
