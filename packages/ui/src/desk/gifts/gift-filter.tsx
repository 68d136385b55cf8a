'use client';

import { formats, fromCents, parseMoney, paymentMethodName } from '@hearthlight/domain';
import { type GiftChoices, giftStatuses } from '@hearthlight/domain/desk';
import { useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { MoneyField } from '../../components/forms/money-field.tsx';
import { Select } from '../../components/forms/select.tsx';
import { useDeskGiftsWords } from '../../words/desk-gifts.ts';
import { usePaymentMethodWords } from '../../words/payment-methods.ts';
import { DayField } from '../parts/day-field.tsx';

/**
 * The filter of the list of gifts, as in the address: texts that are empty for no filter. Days are `YYYY-MM-DD`, amounts
 * plain numbers, campaigns, donors and imports their numbers; campaign 0 is none. `giver_of` is the number of a gift.
 */
export interface GiftFilter {
  status: string;
  method: string;
  campaign: string;
  from: string;
  to: string;
  least: string;
  most: string;
  donor: string;
  giver_of: string;
  import: string;
}

export const noGiftFilter: GiftFilter = {
  status: '',
  method: '',
  campaign: '',
  from: '',
  to: '',
  least: '',
  most: '',
  donor: '',
  giver_of: '',
  import: '',
};

export interface GiftFilterFormProps {
  /** The current filter. Empty texts are no filter. */
  filter: GiftFilter;
  /** The methods and campaigns to choose from, once they are loaded. */
  choices: GiftChoices | undefined;
  /** Called with the complete filter when one of its fields changes. */
  onFilter: (filter: GiftFilter) => void;
}

/** The filter above the list of gifts. On a phone it opens on request. */
export function GiftFilterForm({ filter, choices, onFilter }: GiftFilterFormProps) {
  const words = useDeskGiftsWords();
  const methodWords = usePaymentMethodWords();
  const isSet = Object.values(filter).some(Boolean);
  const [open, setOpen] = useState(isSet);
  const set = (name: keyof GiftFilter) => ({
    value: filter[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onFilter({ ...filter, [name]: currentTarget.value }),
  });
  const commit = (name: 'import' | 'least' | 'most') => ({
    value: filter[name],
    onCommit: (value: string) => onFilter({ ...filter, [name]: value }),
  });
  const { campaigns = [], methods = [] } = choices ?? {};
  return (
    <div className="mb-5 grid justify-items-start gap-4">
      <Button
        variant="secondary"
        size="small"
        className="tablet:hidden"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {words.filter}
      </Button>
      <fieldset
        aria-label={words.filter}
        data-open={open || undefined}
        className="hidden w-full min-w-0 gap-4 data-open:grid tablet:grid tablet:grid-cols-3 wide:grid-cols-4"
      >
        <Select
          label={words.status}
          options={[
            { value: '', label: words.anyStatus },
            ...giftStatuses.map((value) => ({ value, label: words[value] })),
          ]}
          {...set('status')}
        />
        <Select
          label={words.method}
          options={[
            { value: '', label: words.anyMethod },
            ...methods.map((value) => ({ value, label: paymentMethodName(value, methodWords) })),
          ]}
          {...set('method')}
        />
        <Select
          label={words.campaign}
          options={[
            { value: '', label: words.anyCampaign },
            { value: '0', label: words.noCampaign },
            ...campaigns.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
          {...set('campaign')}
        />
        <DayField label={words.from} optional max={filter.to || undefined} {...set('from')} />
        <DayField label={words.to} optional min={filter.from || undefined} {...set('to')} />
        <AmountFilter key={`least ${filter.least}`} label={words.least} {...commit('least')} />
        <AmountFilter key={`most ${filter.most}`} label={words.most} {...commit('most')} />
        <ImportFilter key={`import ${filter.import}`} {...commit('import')} />
        {isSet && (
          <Button
            variant="quiet"
            size="small"
            className="self-end justify-self-start"
            onClick={() => onFilter(noGiftFilter)}
          >
            {words.clear}
          </Button>
        )}
      </fieldset>
    </div>
  );
}

interface CommittedFilterProps {
  /** A plain number, or empty. */
  value: string;
  /** Called when the field is left or Enter is pressed. */
  onCommit: (value: string) => void;
}

/** The number of an import, as in its address and in the log. */
function ImportFilter({ value, onCommit }: CommittedFilterProps) {
  const words = useDeskGiftsWords();
  const [isInvalid, setInvalid] = useState(false);
  function commit(typed: string) {
    const next = typed.trim();
    const isWrong = !/^(?:[1-9]\d{0,8})?$/.test(next);
    setInvalid(isWrong);
    if (!isWrong && next !== value) onCommit(next);
  }
  return (
    <Field
      label={words.import}
      optional
      inputMode="numeric"
      error={isInvalid ? words.importRule : undefined}
      defaultValue={value}
      onBlur={({ currentTarget }) => commit(currentTarget.value)}
      onKeyDown={({ currentTarget, key }) => {
        if (key === 'Enter') commit(currentTarget.value);
      }}
    />
  );
}

interface AmountFilterProps extends CommittedFilterProps {
  label: string;
}

function AmountFilter({ label, value, onCommit }: AmountFilterProps) {
  const words = useDeskGiftsWords();
  const { symbol, symbolSide } = formats();
  const [isInvalid, setInvalid] = useState(false);
  function commit(typed: string) {
    const cents = typed.trim() === '' ? undefined : parseMoney(typed);
    const isWrong = typed.trim() !== '' && !cents;
    setInvalid(isWrong);
    const next = cents === undefined ? '' : String(fromCents(cents));
    if (!isWrong && next !== value) onCommit(next);
  }
  return (
    <MoneyField
      label={label}
      optional
      symbol={symbol}
      symbolSide={symbolSide}
      error={isInvalid ? words.amountRule : undefined}
      defaultValue={value === '' ? '' : value.replace('.', formats().decimal)}
      onBlur={({ currentTarget }) => commit(currentTarget.value)}
      onKeyDown={({ currentTarget, key }) => {
        if (key === 'Enter') commit(currentTarget.value);
      }}
    />
  );
}
