import { formatDay, formatMoney, paymentMethodName } from '@hearthlight/domain';
import {
  type GiftChoices,
  giftFilterNames,
  giftStatuses,
  type GiftTotals,
  type ListOrder,
  listOrders,
} from '@hearthlight/domain/desk';
import { type SearchFormProps, Select, useWords } from '@hearthlight/ui';

import { DayFilter } from '../parts/day-filter.tsx';
import { ListBar } from '../parts/list-bar.tsx';
import { sourceName } from '../parts/source-name.ts';
import { AmountFilter } from './amount-filter.tsx';
import type { GiftFilter } from './gift-filter.ts';
import { ImportFilter } from './import-filter.tsx';

export interface GiftFilterFormProps {
  /** The current filter. */
  filter: GiftFilter;
  /** The methods and campaigns to choose from, once they are loaded. */
  choices: GiftChoices | undefined;
  /** The import whose gifts are listed, once it is loaded. */
  imported?: GiftTotals['import'];
  /** Called with the complete filter when one of its fields changes. */
  onFilter: (filter: GiftFilter) => void;
  /** The search, which stays out of the address because it names people. Absent for a role that sees no names. */
  search: Pick<SearchFormProps, 'search' | 'onSearch'> | undefined;
  order: ListOrder;
  onOrder: (order: ListOrder) => void;
}

/** The bar above the list of gifts: the search, the order, and the filter. */
export function GiftFilterForm(props: GiftFilterFormProps) {
  const { filter, choices, imported, onFilter, search, order, onOrder } = props;
  const words = useWords('deskGifts');
  return (
    <ListBar
      search={search && { label: words.search, ...search }}
      order={{ value: order, orders: listOrders, onOrder }}
      filter={{
        parts: usePartsOf(filter, choices, imported),
        onRemove: (name) => onFilter({ ...filter, [name]: '' }),
        onClear: () => onFilter({}),
        fields: <GiftFilterFields filter={filter} choices={choices} onFilter={onFilter} />,
      }}
    />
  );
}

type GiftFilterFieldsProps = Pick<GiftFilterFormProps, 'filter' | 'choices' | 'onFilter'>;

function GiftFilterFields({ filter, choices, onFilter }: GiftFilterFieldsProps) {
  const words = useWords('deskGifts');
  const methodWords = useWords('paymentMethods');
  const set = (name: keyof GiftFilter) => ({
    value: filter[name] ?? '',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onFilter({ ...filter, [name]: currentTarget.value }),
  });
  const commit = (name: 'import' | 'least' | 'most') => ({
    value: filter[name] ?? '',
    onCommit: (value: string) => onFilter({ ...filter, [name]: value }),
  });
  const day = (name: 'from' | 'to') => ({
    value: filter[name] ?? '',
    onDay: (value: string) => onFilter({ ...filter, [name]: value }),
  });
  const { campaigns = [], methods = [] } = choices ?? {};
  return (
    <>
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
      <DayFilter label={words.from} max={filter.to || undefined} {...day('from')} />
      <DayFilter label={words.to} min={filter.from || undefined} {...day('to')} />
      <AmountFilter label={words.least} {...commit('least')} />
      <AmountFilter label={words.most} {...commit('most')} />
      <ImportFilter {...commit('import')} />
    </>
  );
}

/** Returns the parts of a filter that are set, as sentences. A campaign and an import have their numbers until they are loaded. */
function usePartsOf(filter: GiftFilter, choices: GiftChoices | undefined, imported: GiftTotals['import']) {
  const words = useWords('deskGifts');
  const methodWords = useWords('paymentMethods');
  const sources = useWords('deskImports');
  const titleOf = (id: string) =>
    id === '0' ? words.noCampaign : (choices?.campaigns.find((campaign) => String(campaign.id) === id)?.title ?? id);
  const part = (name: string) => (value: string) => words.filterPart({ name, value });
  const texts: Record<keyof GiftFilter, (value: string) => string> = {
    status: (value) => part(words.status)(giftStatuses.flatMap((one) => (one === value ? words[one] : []))[0] ?? value),
    method: (value) => part(words.method)(paymentMethodName(value, methodWords)),
    campaign: (value) => part(words.campaign)(titleOf(value)),
    from: (value) => part(words.from)(formatDay(value)),
    to: (value) => part(words.to)(formatDay(value)),
    least: (value) => part(words.least)(formatMoney(Number(value))),
    most: (value) => part(words.most)(formatMoney(Number(value))),
    donor: (number) => words.donorNumber({ number }),
    giver_of: (number) => words.giverOfNumber({ number }),
    import: (number) =>
      imported
        ? words.importOf({ file: imported.file_name || sourceName(sources, imported.source) })
        : part(words.import)(number),
    occasion: (number) => words.occasionNumber({ number }),
  };
  return giftFilterNames.flatMap((name) => {
    const value = filter[name];
    return value ? [{ name, label: texts[name](value) }] : [];
  });
}
