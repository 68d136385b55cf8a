import { formatDay, formatMoney, paymentMethodName } from '@hearthlight/domain';
import { type GiftChoices, giftFilterNames, giftStatuses } from '@hearthlight/domain/desk';
import { Button, DayField, Select, useWords } from '@hearthlight/ui';
import { useId, useRef, useState } from 'react';

import { FilterChips } from '../parts/filter-chips.tsx';
import { AmountFilter } from './amount-filter.tsx';
import type { GiftFilter } from './gift-filter.ts';
import { ImportFilter } from './import-filter.tsx';

export interface GiftFilterFormProps {
  /** The current filter. */
  filter: GiftFilter;
  /** The methods and campaigns to choose from, once they are loaded. */
  choices: GiftChoices | undefined;
  /** Called with the complete filter when one of its fields changes. */
  onFilter: (filter: GiftFilter) => void;
}

/** The filter above the list of gifts: the parts that are set, and its fields on request. */
export function GiftFilterForm({ filter, choices, onFilter }: GiftFilterFormProps) {
  const words = useWords('deskGifts');
  const methodWords = useWords('paymentMethods');
  const [open, setOpen] = useState(false);
  const fieldsId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const parts = usePartsOf(filter, choices);
  function change(next: GiftFilter) {
    // The button that was pressed is removed.
    opener.current?.focus();
    onFilter(next);
  }
  const set = (name: keyof GiftFilter) => ({
    value: filter[name] ?? '',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onFilter({ ...filter, [name]: currentTarget.value }),
  });
  const commit = (name: 'import' | 'least' | 'most') => ({
    value: filter[name] ?? '',
    onCommit: (value: string) => onFilter({ ...filter, [name]: value }),
  });
  const { campaigns = [], methods = [] } = choices ?? {};
  return (
    <div className="mb-5 grid justify-items-start gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          ref={opener}
          variant="secondary"
          size="small"
          aria-expanded={open}
          aria-controls={open ? fieldsId : undefined}
          onClick={() => setOpen(!open)}
        >
          {words.filter}
        </Button>
        <FilterChips
          label={words.filter}
          parts={parts}
          onRemove={(name) => change({ ...filter, [name]: '' })}
        />
        {parts.length > 1 && (
          <Button variant="quiet" size="small" onClick={() => change({})}>
            {words.clear}
          </Button>
        )}
      </div>
      <fieldset
        id={fieldsId}
        aria-label={words.filter}
        hidden={!open}
        data-open={open || undefined}
        className="hidden w-full min-w-0 gap-4 data-open:grid tablet:grid-cols-3 wide:grid-cols-4"
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
        <AmountFilter label={words.least} {...commit('least')} />
        <AmountFilter label={words.most} {...commit('most')} />
        <ImportFilter {...commit('import')} />
      </fieldset>
    </div>
  );
}

/** Returns the parts of a filter that are set, as sentences. A campaign has its number until its title is loaded. */
function usePartsOf(filter: GiftFilter, choices: GiftChoices | undefined) {
  const words = useWords('deskGifts');
  const methodWords = useWords('paymentMethods');
  const titleOf = (id: string) =>
    id === '0'
      ? words.noCampaign
      : (choices?.campaigns.find((campaign) => String(campaign.id) === id)?.title ?? id);
  const part = (name: string) => (value: string) => words.filterPart({ name, value });
  const texts: Record<keyof GiftFilter, (value: string) => string> = {
    status: (value) =>
      part(words.status)(giftStatuses.flatMap((one) => (one === value ? words[one] : []))[0] ?? value),
    method: (value) => part(words.method)(paymentMethodName(value, methodWords)),
    campaign: (value) => part(words.campaign)(titleOf(value)),
    from: (value) => part(words.from)(formatDay(value)),
    to: (value) => part(words.to)(formatDay(value)),
    least: (value) => part(words.least)(formatMoney(Number(value))),
    most: (value) => part(words.most)(formatMoney(Number(value))),
    donor: (number) => words.donorNumber({ number }),
    giver_of: (number) => words.giverOfNumber({ number }),
    import: part(words.import),
  };
  return giftFilterNames.flatMap((name) => {
    const value = filter[name];
    return value ? [{ name, label: texts[name](value) }] : [];
  });
}
