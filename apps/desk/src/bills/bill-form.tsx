import { fromCents, type Result } from '@hearthlight/domain';
import type { DeskBill } from '@hearthlight/domain/desk';
import { Button, Checkbox, DayField, Field, Form, FormNotice, MoneyField, Select, useWords } from '@hearthlight/ui';
import { refusalOf, useDomainForm, useSubmit, useUnsavedInDialog } from '@hearthlight/ui/parts';
import { useState } from 'react';

import { typedAmount } from '../parts/typed-amount.ts';
import { ScanField } from './scan-field.tsx';

/** A bill to record. */
export interface BillEntry {
  payee: string;
  kind: string;
  /** In the currency's major unit. */
  amount: number;
  date: string;
  campaign_id: number | null;
  publish: boolean;
  scan: File | undefined;
}

/** A bill in the form of the entry that made it. */
const entered = ({ amount, campaign_id: campaign, ...bill }: DeskBill) => ({
  payee: bill.payee,
  kind: bill.kind,
  amount: typedAmount(amount),
  date: bill.date,
  campaign_id: campaign === null ? '' : String(campaign),
  publish: bill.published,
});

export interface BillFormProps {
  /**
   * The bill to correct, whose scan stays, and whether a second person approves it again. Without it, a new one is
   * recorded.
   */
  correction?: { bill: DeskBill; needsApproval: boolean };
  /** Purposes of earlier bills, to choose from. */
  kinds: ReadonlyArray<string>;
  /** The campaigns that a bill can belong to. */
  campaigns: ReadonlyArray<{ id: number; title: string }>;
  /** The day that is filled in. */
  today: string;
  onSubmit: (entry: BillEntry) => Promise<Result>;
}

const loadRules = async () => (await import('@hearthlight/domain/desk')).billForm;

/** Records a bill with its scan, or corrects one, in a dialog. */
export function BillForm({ correction, kinds, campaigns, today, onSubmit }: BillFormProps) {
  const words = useWords('deskBills');
  const [scan, setScan] = useState<File>();
  const form = useDomainForm(
    loadRules,
    correction
      ? entered(correction.bill)
      : { payee: '', kind: '', amount: '', date: today, campaign_id: '', publish: false },
  );
  const { submit, pending, result } = useSubmit(form, ({ amount, campaign_id: campaign, ...entry }) =>
    onSubmit({
      ...entry,
      amount: fromCents(amount),
      campaign_id: campaign === '' ? null : Number(campaign),
      scan,
    }),
  );
  const { errors, isDirty } = form.formState;
  useUnsavedInDialog(isDirty || scan !== undefined);
  return (
    <Form aria-label={correction ? words.correct : words.add} onSubmit={submit} className="grid grid-cols-1 gap-5">
      {!correction && <ScanField onChoose={setScan} />}
      <Field label={words.payee} error={errors.payee?.message} {...form.register('payee')} />
      <Field
        label={words.kind}
        hint={words.kindHint}
        list="bill-kinds"
        error={errors.kind?.message}
        {...form.register('kind')}
      />
      <datalist id="bill-kinds">
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {kind}
          </option>
        ))}
      </datalist>
      <MoneyField label={words.amount} error={errors.amount?.message} {...form.register('amount')} />
      <DayField label={words.date} error={errors.date?.message} {...form.register('date')} />
      <Select
        label={words.campaign}
        options={[
          { value: '', label: words.noCampaign },
          ...campaigns.map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
        {...form.register('campaign_id')}
      />
      {!correction && <Checkbox label={words.publish} {...form.register('publish')} />}
      {correction?.needsApproval && <p className="text-ink-soft">{words.correctApproval}</p>}
      <FormNotice result={refusalOf(result)} />
      <Button type="submit" size="small" className="justify-self-start" pending={pending}>
        {correction ? words.save : words.add}
      </Button>
    </Form>
  );
}
