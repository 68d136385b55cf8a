'use client';

import type { Result } from '@hearthlight/domain';
import type { ImportChoices, ImportColumns, UploadedImport } from '@hearthlight/domain/desk';

import { Button } from '../../components/actions/button.tsx';
import { FormNotice } from '../../components/forms/form-notice.tsx';
import { Form } from '../../components/forms/form.tsx';
import { Select } from '../../components/forms/select.tsx';
import { refusalOf } from '../../forms/refusal-of.ts';
import { useAction } from '../../forms/use-action.ts';
import { useDomainForm } from '../../forms/use-domain-form.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { useDeskImportsWords } from '../../words/desk-imports.ts';
import { BankColumns } from './bank-columns.tsx';
import { type ColumnsEntry, entryOf, isOptionalColumn } from './columns-entry.ts';

export interface ColumnsFormProps {
  /** The uploaded file and what was recognized in it. */
  upload: UploadedImport;
  /** Called when a choice changes, so that a preview of other choices is not imported. */
  onChange: () => void;
  /** Reads the file with the chosen columns. */
  onPreview: (choices: ImportChoices) => Promise<Result>;
  /** Removes the uploaded file. */
  onDiscard: () => Promise<Result>;
}

const loadRules = async () => (await import('@hearthlight/domain/desk')).columnsForm;

/** The columns of a bank statement, and the campaign of rows that name none. */
export function ColumnsForm({ upload, onChange, onPreview, onDiscard }: ColumnsFormProps) {
  const words = useDeskImportsWords();
  const { campaigns, columns } = upload;
  const form = useDomainForm(loadRules, entryOf(columns));
  const { submit, pending, result } = useSubmit(form, (entry) =>
    onPreview(choicesOf(entry, columns !== null)),
  );
  const discarding = useAction<'discard'>();
  return (
    <Form aria-label={words.columns} onChange={onChange} onSubmit={submit} className="grid gap-5">
      {columns && <BankColumns upload={upload} form={form} />}
      <Select
        label={words.campaign}
        options={[
          { value: '', label: words.noCampaign },
          ...campaigns.map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
        error={form.formState.errors.campaign_id?.message}
        {...form.register('campaign_id')}
      />
      <FormNotice result={refusalOf(result) ?? refusalOf(discarding.result)} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" pending={pending}>
          {words.preview}
        </Button>
        <Button
          variant="secondary"
          size="small"
          pending={discarding.pending === 'discard'}
          onClick={() => void discarding.run('discard', onDiscard)}
        >
          {words.discard}
        </Button>
      </div>
    </Form>
  );
}

function choicesOf({ campaign_id: campaign, ...entry }: ColumnsEntry, isBank: boolean): ImportChoices {
  return {
    columns: isBank ? columnsOf(entry) : null,
    campaign_id: campaign === '' ? null : Number(campaign),
    separate_lines: [],
  };
}

/** Leaves out the columns for which 'None' was chosen. */
function columnsOf({
  amount,
  bank,
  date,
  date_format: format,
  decimal,
  ...rest
}: Omit<ColumnsEntry, 'campaign_id'>): ImportColumns {
  const optional = Object.fromEntries(
    Object.entries(rest).filter(([name, header]) => isOptionalColumn(name) && header !== ''),
  );
  return { ...optional, amount, bank, date, date_format: format, decimal };
}
