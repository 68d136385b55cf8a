import { paymentMethodName } from '@hearthlight/domain';
import { type GiftChoices, giftStatuses } from '@hearthlight/domain/desk';
import { Button, Select } from '@hearthlight/ui';
import { useRef, useState } from 'react';

import { DayField } from '../parts/day-field.tsx';
import { useWords } from '../words/use-words.ts';
import { AmountFilter } from './amount-filter.tsx';
import { type GiftFilter, noGiftFilter } from './gift-filter.ts';
import { ImportFilter } from './import-filter.tsx';

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
  const words = useWords('deskGifts');
  const methodWords = useWords('paymentMethods');
  const isSet = Object.values(filter).some(Boolean);
  const [open, setOpen] = useState(isSet);
  const first = useRef<HTMLSelectElement>(null);
  function clear() {
    // The button is removed, because there is no filter left.
    first.current?.focus();
    onFilter(noGiftFilter);
  }
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
          ref={first}
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
        <AmountFilter label={words.least} {...commit('least')} />
        <AmountFilter label={words.most} {...commit('most')} />
        <ImportFilter {...commit('import')} />
        {isSet && (
          <Button variant="quiet" size="small" className="self-end justify-self-start" onClick={clear}>
            {words.clear}
          </Button>
        )}
      </fieldset>
    </div>
  );
}
