import { paymentMethodName } from '@hearthlight/domain';
import { type DeskGiftStatus, type GiftChoices } from '@hearthlight/domain/desk';
import { DayField, Field, MoneyField, Select, TextArea, useWords } from '@hearthlight/ui';
import { useId } from 'react';
import type { UseFormRegister } from 'react-hook-form';

/** The fields of a form that say what was given. Amounts are as typed. */
interface GiftValues {
  amount: string;
  date: string;
  method: string;
  status: DeskGiftStatus;
  campaign_id: string;
  cause: string;
}

export interface GiftFieldsProps {
  register: UseFormRegister<GiftValues>;
  errors: Partial<Record<keyof GiftValues, { message?: string | undefined }>>;
  choices: GiftChoices;
  /** The statuses that the gift can have. */
  statuses: ReadonlyArray<DeskGiftStatus>;
  /** The last day that can be chosen. */
  today: string;
  /** Whether the title of the campaign stands for an empty cause. */
  isCauseOptional?: boolean;
}

/** The fields of the gift itself: amount, day, method, status, campaign and cause. */
export function GiftFields({ register, errors, choices, statuses, today, isCauseOptional = false }: GiftFieldsProps) {
  const words = useWords('deskGifts');
  const methodWords = useWords('paymentMethods');
  const listId = useId();
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <MoneyField label={words.amount} error={errors.amount?.message} {...register('amount')} />
      <DayField label={words.day} max={today} error={errors.date?.message} {...register('date')} />
      <Field
        label={words.method}
        list={listId}
        autoComplete="off"
        error={errors.method?.message}
        {...register('method')}
      />
      <datalist id={listId}>
        {choices.methods.map((method) => (
          <option key={method} value={method}>
            {paymentMethodName(method, methodWords)}
          </option>
        ))}
      </datalist>
      <Select
        label={words.status}
        options={statuses.map((value) => ({ value, label: words[value] }))}
        error={errors.status?.message}
        {...register('status')}
      />
      <Select
        className="tablet:col-span-2"
        label={words.campaign}
        options={[
          { value: '', label: words.noCampaign },
          ...choices.campaigns.map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
        error={errors.campaign_id?.message}
        {...register('campaign_id')}
      />
      <TextArea
        className="tablet:col-span-2"
        label={words.cause}
        optional={isCauseOptional}
        hint={isCauseOptional ? words.causeHint : undefined}
        rows={2}
        error={errors.cause?.message}
        {...register('cause')}
      />
    </div>
  );
}
