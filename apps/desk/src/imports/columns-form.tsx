import type { Result } from '@hearthlight/domain';
import type { ImportChoices, SomeColumns, UploadedImport } from '@hearthlight/domain/desk';
import { Button, Form, FormNotice, Select, useWords } from '@hearthlight/ui';
import { refusalOf, useAction, useDomainForm, useSubmit } from '@hearthlight/ui/parts';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';

import { BankColumns } from './bank-columns.tsx';
import { changesOf, type ColumnsEntry, entryOf } from './columns-entry.ts';

export interface ColumnsFormProps {
  /** The uploaded file and what was recognized in it. */
  upload: UploadedImport;
  /** The campaign that was chosen before: its number, or empty. */
  campaign?: string | undefined;
  /** Number of answers about the file. Each fills in the fields of the columns again. */
  answers?: number;
  /** Whether the file is being read again. A preview that is asked for meanwhile starts afterwards. */
  isReading?: boolean;
  /** How the first rows are read, below the choices. */
  children?: ReactNode;
  /** Called with what was chosen about the columns, or `null` when only the campaign changed. */
  onChange: (chosen: SomeColumns | null, campaign: string) => void;
  /** Reads the file with the chosen columns. */
  onPreview: (choices: ImportChoices) => Promise<Result>;
  /** Removes the uploaded file. */
  onDiscard: () => Promise<Result>;
}

const loadRules = async () => (await import('@hearthlight/domain/desk')).columnsForm;

/** The columns of a bank statement, and the campaign of rows that name none. */
export function ColumnsForm({
  upload,
  campaign = '',
  answers = 0,
  isReading = false,
  children,
  onChange,
  onPreview,
  onDiscard,
}: ColumnsFormProps) {
  const words = useWords('deskImports');
  const { campaigns, columns } = upload;
  const isBank = upload.kind === 'bank';
  const form = useDomainForm(loadRules, entryOf(isBank ? columns : null, campaign));
  const element = useRef<HTMLFormElement>(null);
  const isWanted = useRef(false);
  // The columns that `onChange` was called with. The server may still be reading the file with them.
  const told = useRef(entryOf(isBank ? columns : null));
  const fillIn = useEffectEvent(() => {
    told.current = entryOf(isBank ? columns : null);
    form.reset({ ...told.current, campaign_id: form.getValues('campaign_id') });
  });
  useEffect(() => {
    if (answers > 0) fillIn();
  }, [answers]);
  const { date_format: format, decimal } = entryOf(isBank ? columns : null);
  // Another column may be written in another way.
  const fillInWritten = useEffectEvent((written: Pick<ColumnsEntry, 'date_format' | 'decimal'>) => {
    told.current = { ...told.current, ...written };
    form.setValues(written);
  });
  useEffect(() => fillInWritten({ date_format: format, decimal }), [format, decimal]);
  useEffect(() => {
    if (isReading || !isWanted.current) return;
    isWanted.current = false;
    element.current?.requestSubmit();
  }, [isReading]);
  const isOpen = upload.questions.some(({ chosen }) => chosen === null);
  const { submit, pending, result } = useSubmit(form, async (entry) => onPreview(choicesOf(entry, upload)));
  // Before the columns are checked, because an answer chooses some of them.
  const [isUnanswered, setUnanswered] = useState(false);
  const discarding = useAction<'discard'>();
  function tell() {
    const { campaign_id: chosen, ...entry } = form.getValues();
    const changed = changesOf(entry, told.current);
    told.current = { ...told.current, ...entry };
    onChange(isBank && Object.keys(changed).length > 0 ? changed : null, chosen);
  }
  return (
    <Form
      aria-label={words.columns}
      onChange={tell}
      ref={element}
      onSubmit={(event) => {
        isWanted.current = isReading;
        setUnanswered(isOpen && !isReading);
        if (isReading || isOpen) event.preventDefault();
        else submit(event);
      }}
      className="grid gap-5"
    >
      {isBank && <BankColumns upload={upload} form={form} />}
      {children}
      <Select
        label={words.campaign}
        options={[
          { value: '', label: words.noCampaign },
          ...campaigns.map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
        error={form.formState.errors.campaign_id?.message}
        {...form.register('campaign_id')}
      />
      <FormNotice
        result={
          isOpen && isUnanswered
            ? { ok: false, message: words.answerFirst }
            : (refusalOf(result) ?? refusalOf(discarding.result))
        }
      />
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

function choicesOf(
  { campaign_id: campaign, ...entry }: ColumnsEntry,
  { columns, kind }: UploadedImport,
): ImportChoices {
  return {
    columns: kind === 'bank' ? { ...columns, ...changesOf(entry, entryOf(columns)) } : columns,
    campaign_id: campaign === '' ? null : Number(campaign),
    separate_lines: [],
  };
}
