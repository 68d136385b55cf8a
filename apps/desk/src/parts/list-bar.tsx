import type { DonorOrder, ListOrder } from '@hearthlight/domain/desk';
import { Button, SearchForm, type SearchFormProps, Select, useWords } from '@hearthlight/ui';
import { type ReactNode, useId, useRef, useState } from 'react';

import { FilterChips, type FilterChipsProps } from './filter-chips.tsx';
import { FilterLinks, type FilterLinksProps } from './filter-links.tsx';

type AnyOrder = DonorOrder | ListOrder;

export interface ListBarProps<Chosen extends AnyOrder> {
  /** Links to the parts of the list. */
  views?: FilterLinksProps | undefined;
  /** The search. A role that sees no names has none. */
  search?: SearchFormProps | undefined;
  /** The present order, and those to choose from. */
  order?: { value: Chosen; orders: readonly Chosen[]; onOrder: (order: Chosen) => void } | undefined;
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

/** The bar above a list: its parts, one search field, the order, and the filter as chips and fields. */
export function ListBar<Chosen extends AnyOrder>({ views, search, order, filter }: ListBarProps<Chosen>) {
  const orderField = order && <OrderField {...order} />;
  return (
    <div className="mb-5 grid gap-4">
      {views && <FilterLinks {...views} />}
      <div className="flex flex-wrap items-end gap-4">
        {search && <SearchForm {...search} />}
        {filter ? <Filter {...filter}>{orderField}</Filter> : orderField}
      </div>
    </div>
  );
}

function OrderField<Chosen extends AnyOrder>({ value, orders, onOrder }: NonNullable<ListBarProps<Chosen>['order']>) {
  const words = useWords('desk');
  return (
    <Select
      className="ms-auto min-w-0 flex-1 basis-40 tablet:max-w-64"
      label={words.order}
      options={orders.map((order) => ({ value: order, label: words[order] }))}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = orders.find((order) => order === currentTarget.value);
        if (chosen) onOrder(chosen);
      }}
    />
  );
}

interface FilterProps extends NonNullable<ListBarProps<AnyOrder>['filter']> {
  /** The content of the row that the button is in. */
  children: ReactNode;
}

function Filter({ parts, onRemove, onClear, fields, children }: FilterProps) {
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
    <>
      <Button
        ref={opener}
        variant="secondary"
        size="small"
        className="mb-0.75"
        aria-expanded={open}
        aria-controls={open ? fieldsId : undefined}
        onClick={() => setOpen(!open)}
      >
        {words.filter}
      </Button>
      {children}
      {parts.length > 0 && (
        <div className="flex w-full flex-wrap items-center gap-2">
          <FilterChips label={words.filter} parts={parts} onRemove={(name) => change(() => onRemove(name))} />
          {parts.length > 1 && (
            <Button variant="quiet" size="small" onClick={() => change(onClear)}>
              {words.clearFilter}
            </Button>
          )}
        </div>
      )}
      <fieldset
        id={fieldsId}
        aria-label={words.filter}
        hidden={!open}
        data-open={open || undefined}
        className="hidden w-full min-w-0 grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-4 data-open:grid"
      >
        {fields}
      </fieldset>
    </>
  );
}
