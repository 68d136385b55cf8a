'use client';

import { useState } from 'react';

import { type AttributesOf, classNames, type LayoutProps } from '../../lib/class-names.ts';
import { useWords } from '../../words/words-provider.tsx';
import { Button } from '../actions/button.tsx';
import { Field } from './field.tsx';

export interface SearchFormProps extends LayoutProps, AttributesOf<'search', 'children'> {
  /** The label of the field: what is searched. */
  label: string;
  /** The text that the list is searched for. Empty for everything. */
  search: string;
  /** Called with what to search for. */
  onSearch: (search: string) => void;
  /** Most characters of the text. */
  maxLength?: number;
}

/**
 * The search of a list. Clearing the field shows everything again. It is no `form`, because the list may be in one,
 * which Enter must not send.
 */
export function SearchForm({ label, search, onSearch, maxLength = 200, className, ...attributes }: SearchFormProps) {
  const words = useWords('library');
  const [typed, setTyped] = useState(search);
  const [former, setFormer] = useState(search);
  // The browser's Back button changes the search.
  if (former !== search) {
    setFormer(search);
    setTyped(search);
  }
  const find = () => onSearch(typed.trim());
  return (
    <search {...attributes} className={classNames('flex w-full max-w-sheet flex-wrap items-end gap-3', className)}>
      <Field
        className="min-w-[min(100%,8rem)] flex-1"
        label={label}
        type="search"
        maxLength={maxLength}
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
      <Button data-part="search-button" variant="secondary" size="small" className="mb-1" onClick={find}>
        {words.search}
      </Button>
    </search>
  );
}
