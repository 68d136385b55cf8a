import { dayFormats, optionalColumns, type UploadedImport } from '@hearthlight/domain/desk';
import { Field, Select, useWords } from '@hearthlight/ui';
import type { UseFormReturn } from 'react-hook-form';

import type { ColumnsEntry } from './columns-entry.ts';

export interface BankColumnsProps {
  upload: UploadedImport;
  form: UseFormReturn<ColumnsEntry, unknown, ColumnsEntry>;
}

/** Choices of the columns of a bank statement, each with its first cells. */
export function BankColumns({ upload, form }: BankColumnsProps) {
  const words = useWords('deskImports');
  const { columns } = upload;
  const { errors } = form.formState;
  const values = form.watch();
  // The questions above come first: their answers choose columns.
  const isAsked = upload.questions.some(({ chosen }) => chosen === null);
  const labels = {
    out: words.outColumn,
    direction: words.directionColumn,
    name: words.nameColumn,
    cause: words.causeColumn,
    email: words.emailColumn,
    campaign: words.campaignColumn,
    currency: words.currencyColumn,
    fee: words.feeColumn,
    number: words.numberColumn,
  };
  const headers = upload.headers.map((header) => ({ value: header, label: header }));
  const none = { value: '', label: words.none };
  const example = (header: string) => {
    const cells = upload.sample.flatMap((row) => row[upload.headers.indexOf(header)] || []);
    return cells.length === 0 ? {} : { hint: words.example({ cells: cells.join(' · ') }) };
  };
  return (
    <div>
      {!isAsked && (
        <p className="text-ink-soft">
          {upload.is_remembered ? words.columnsRemembered : words.columnsGuessed}
        </p>
      )}
      <details open={!isAsked && (columns?.date === undefined || columns.amount === undefined)}>
        <summary className="min-h-11 cursor-pointer content-center font-semibold">
          {words.chooseColumns}
        </summary>
        <div className="grid items-start gap-5 tablet:grid-cols-2">
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
          <Select
            label={words.dateColumn}
            options={[none, ...headers]}
            error={errors.date?.message}
            {...example(values.date)}
            {...form.register('date')}
          />
          <Select
            label={words.dateFormat}
            options={dayFormats.map((format) => ({ value: format, label: format }))}
            {...form.register('date_format')}
          />
          <Select
            label={words.amountColumn}
            options={[none, ...headers]}
            error={errors.amount?.message}
            {...example(values.amount)}
            {...form.register('amount')}
          />
          <Select
            label={words.decimalMark}
            options={[
              { value: '.', label: words.point },
              { value: ',', label: words.comma },
            ]}
            {...form.register('decimal')}
          />
          {optionalColumns.map((name) => (
            <Select
              key={name}
              label={labels[name]}
              options={[none, ...headers]}
              {...example(values[name])}
              {...form.register(name)}
            />
          ))}
          <Field
            label={words.bankName}
            hint={words.bankNameHint}
            error={errors.bank?.message}
            {...form.register('bank')}
          />
        </div>
      </details>
    </div>
  );
}
