'use client';

import { useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { useDeskNewsWords } from '../../words/desk-news.ts';

export interface TitleSearchProps {
  /** What is searched for. Empty for all articles. */
  search: string;
  /** Called with what to search for. */
  onSearch: (search: string) => void;
}

/** Searches the titles of articles. Clearing the field shows all again. */
export function TitleSearch({ search, onSearch }: TitleSearchProps) {
  const words = useDeskNewsWords();
  const [typed, setTyped] = useState(search);
  const [former, setFormer] = useState(search);
  // The browser's Back button changes the search.
  if (former !== search) {
    setFormer(search);
    setTyped(search);
  }
  return (
    <search>
      <form
        className="flex max-w-104 items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        <Field
          className="min-w-0 flex-1"
          label={words.search}
          type="search"
          maxLength={200}
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            if (value === '' && search !== '') onSearch('');
          }}
        />
        <Button type="submit" variant="secondary" size="small" className="mb-0.75">
          {words.searchButton}
        </Button>
      </form>
    </search>
  );
}
