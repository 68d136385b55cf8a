import { Button, Field, useWords } from '@hearthlight/ui';
import { useState } from 'react';

export interface SearchFormProps {
  /** The label of the field. */
  label: string;
  /** The search text. Empty for everything. */
  search: string;
  /** Called with what to search for. */
  onSearch: (search: string) => void;
}

/**
 * The search of a list. Clearing the field shows everything again. It is no `form`, because the list may be in one, which
 * Enter must not send.
 */
export function SearchForm({ label, search, onSearch }: SearchFormProps) {
  const { find: button } = useWords('desk');
  const [typed, setTyped] = useState(search);
  const [former, setFormer] = useState(search);
  // The browser's Back button changes the search.
  if (former !== search) {
    setFormer(search);
    setTyped(search);
  }
  const find = () => onSearch(typed.trim());
  return (
    <search className="flex w-full max-w-128 items-end gap-3">
      <Field
        className="min-w-0 flex-1"
        label={label}
        type="search"
        maxLength={200}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          if (value === '' && search !== '') onSearch('');
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          find();
        }}
      />
      <Button variant="secondary" size="small" className="mb-0.75" onClick={find}>
        {button}
      </Button>
    </search>
  );
}
