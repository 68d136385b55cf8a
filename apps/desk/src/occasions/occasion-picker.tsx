import type { SearchResult } from '@hearthlight/domain/desk';
import { FieldError, useWords } from '@hearthlight/ui';
import { useId, useState } from 'react';

import { ChoiceRow } from '../parts/choice-row.tsx';
import { SearchRow } from '../parts/search-row.tsx';
import { occasionName } from './occasion-name.ts';

type FoundOccasions = SearchResult['occasions'];

/** Returns occasions whose names contain a text; `undefined` if that failed. */
export type SearchOccasions = (search: string) => Promise<FoundOccasions | undefined>;

export interface OccasionPickerProps {
  /** The number of the chosen one; `undefined` for none. */
  value: number | undefined;
  /** The error of the choice, as a sentence. */
  error: string | undefined;
  /** Searches by a part of the name. */
  onSearch: SearchOccasions;
  /** Called with the chosen one, or without one. */
  onChoose: (id: number | undefined) => void;
}

/** Finds and chooses whom gifts are in memory or in honor of. */
export function OccasionPicker({ value, error, onSearch, onChoose }: OccasionPickerProps) {
  const words = useWords('deskOccasions');
  const { searchFailed } = useWords('deskGift');
  const errorId = useId();
  const [search, setSearch] = useState('');
  const [pending, setPending] = useState(false);
  const [found, setFound] = useState<FoundOccasions>();
  const [isFailed, setFailed] = useState(false);
  const message = isFailed ? searchFailed : error;
  async function start() {
    const asked = search.trim();
    if (pending || asked === '') return;
    setPending(true);
    const result = await onSearch(asked);
    setFound(result);
    setFailed(result === undefined);
    setPending(false);
    // One that the list no longer shows is not chosen.
    if (!result?.some(({ id }) => id === value)) onChoose(undefined);
  }
  return (
    <div className="grid gap-3">
      <SearchRow
        label={words.find}
        hint={words.findHint}
        aria-describedby={message ? errorId : undefined}
        value={search}
        pending={pending}
        onChange={setSearch}
        onSearch={() => void start()}
      />
      <output className="empty:hidden">{found?.length === 0 && words.noneFound}</output>
      {found && found.length > 0 && (
        <fieldset className="grid min-w-0 gap-1">
          <legend className="sr-only">{words.title}</legend>
          {found.map((occasion) => (
            <ChoiceRow
              key={occasion.id}
              name="occasion"
              value={String(occasion.id)}
              checked={occasion.id === value}
              onChange={() => onChoose(occasion.id)}
            >
              <bdi className="font-semibold">{occasionName(words, occasion)}</bdi>{' '}
              <span className="text-small text-ink-soft">{occasion.id}</span>
            </ChoiceRow>
          ))}
        </fieldset>
      )}
      <div aria-live="polite" className="empty:hidden">
        <FieldError id={errorId}>{message}</FieldError>
      </div>
    </div>
  );
}
