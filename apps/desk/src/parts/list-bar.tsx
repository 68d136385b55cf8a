import { type ListOrder, listOrders } from '@hearthlight/domain/desk';
import { Button, Select, useWords } from '@hearthlight/ui';
import { type ReactNode, useId, useRef, useState } from 'react';

import { FilterChips, type FilterChipsProps } from './filter-chips.tsx';
import { FilterLinks, type FilterLinksProps } from './filter-links.tsx';
import { SearchForm, type SearchFormProps } from './search-form.tsx';

export interface ListBarProps {
  /** Links to the parts of the list. */
  views?: FilterLinksProps | undefined;
  /** The search. A role that sees no names has none. */
  search?: SearchFormProps | undefined;
  /** The order of a list of amounts. */
  order?: { value: ListOrder; onOrder: (order: ListOrder) => void } | undefined;
  /** The filter of the list. */
  filter?:
    | {
        /** The parts that are set, in the order of its fields. */
        parts: FilterChipsProps['parts'];
        /** Called with the name of a part to remove. */
        onRemove: (name: string) => void;
        /** Removes all parts. */
        onClear: () => void;
        /** The fields, which a button shows. */
        fields: ReactNode;
      }
    | undefined;
}

/** What is above a list: its parts, one search field, the order, and the filter as chips and fields. */
export function ListBar({ views, search, order, filter }: ListBarProps) {
  return (
    <div className="mb-5 grid gap-4">
      {views && <FilterLinks {...views} />}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        {search && <SearchForm {...search} />}
        {order && <OrderField {...order} />}
      </div>
      {filter && <Filter {...filter} />}
    </div>
  );
}

function OrderField({ value, onOrder }: NonNullable<ListBarProps['order']>) {
  const words = useWords('desk');
  return (
    <Select
      className="w-full max-w-64"
      label={words.order}
      options={listOrders.map((order) => ({ value: order, label: words[order] }))}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = listOrders.find((order) => order === currentTarget.value);
        if (chosen) onOrder(chosen);
      }}
    />
  );
}

function Filter({ parts, onRemove, onClear, fields }: NonNullable<ListBarProps['filter']>) {
  const words = useWords('desk');
  const [open, setOpen] = useState(false);
  const fieldsId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  function change(apply: () => void) {
    // The button that was pressed is removed.
    opener.current?.focus();
    apply();
  }
  return (
    <div className="grid justify-items-start gap-4">
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
        <FilterChips label={words.filter} parts={parts} onRemove={(name) => change(() => onRemove(name))} />
        {parts.length > 1 && (
          <Button variant="quiet" size="small" onClick={() => change(onClear)}>
            {words.clearFilter}
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
        {fields}
      </fieldset>
    </div>
  );
}
