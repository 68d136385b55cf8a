import type { DonorRow, GiverRow } from '@hearthlight/domain/desk';
import { FieldError, useWords } from '@hearthlight/ui';
import { type Ref, useEffect, useId, useRef, useState } from 'react';

import { ChoiceRow } from '../parts/choice-row.tsx';
import { SearchRow } from '../parts/search-row.tsx';
import { FoundPeople } from './found-people.tsx';

interface FoundDonors {
  donors: readonly DonorRow[];
  /** People without an account who gave before. */
  people?: readonly GiverRow[];
  has_more: boolean;
}

/** Donors that match a search; `undefined` if it failed. */
export type SearchDonors = (search: string) => Promise<FoundDonors | undefined>;

export interface DonorPickerProps {
  /** The chosen donor's number. Empty for none. */
  value: string;
  /** The error of the choice, as a sentence. */
  error: string | undefined;
  /** Searches donors by name, address or number. */
  onSearch: SearchDonors;
  /** Called with the chosen donor, or without one. */
  onChoose: (id: string) => void;
  /** The chosen person without an account, `null` for none. Without it, choosing one leaves the list. */
  person?: GiverRow | null;
  /** Called with a person without an account. */
  onChoosePerson?: (person: GiverRow) => void;
  /** The search field. */
  searchRef?: Ref<HTMLInputElement> | undefined;
}

/** Milliseconds after the last key until the server is asked. */
const pause = 300;

/**
 * Finds a donor while one types, and chooses one. Enter takes the first of those that are shown, or the only one that
 * it finds. The search stays out of the address.
 */
export function DonorPicker(props: DonorPickerProps) {
  const { value, error, person, searchRef, onSearch, onChoose, onChoosePerson } = props;
  const words = useWords('deskGift');
  const { count } = useWords('deskSearch');
  const errorId = useId();
  const [search, setSearch] = useState('');
  const [pending, setPending] = useState(false);
  const [found, setFound] = useState<Awaited<ReturnType<SearchDonors>>>();
  /** The text that `found` matches. */
  const [shownFor, setShownFor] = useState<string>();
  const [isFailed, setFailed] = useState(false);
  const { people = [] } = found ?? {};
  const isNobody = found?.donors.length === 0 && people.length === 0;
  const message = isFailed ? words.searchFailed : error;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  /** Drops the search that waits or is on its way, whose result must not undo what follows. */
  function drop() {
    clearTimeout(timer.current);
    latest.current += 1;
    setPending(false);
  }
  function type(text: string) {
    drop();
    setSearch(text);
    if (text.trim().length > 1) timer.current = setTimeout(() => void find(text), pause);
  }
  async function find(text: string, isEnter = false) {
    drop();
    const number = latest.current;
    setPending(true);
    const result = await onSearch(text);
    if (number !== latest.current) return;
    setFound(result);
    setShownFor(text);
    setFailed(result === undefined);
    setPending(false);
    // A donor whom the list no longer shows is not chosen.
    if ((value !== '' || person) && !result?.donors.some(({ id }) => String(id) === value)) onChoose('');
    if (isEnter && result && result.donors.length + (result.people?.length ?? 0) === 1) take(result);
  }
  function take({ donors: [donor], people: [giver] = [] }: Omit<FoundDonors, 'has_more'>) {
    drop();
    if (donor) onChoose(String(donor.id));
    else if (giver) onChoosePerson?.(giver);
  }
  function enter() {
    if (found && shownFor === search) take(found);
    else void find(search, true);
  }
  return (
    <div className="grid gap-3">
      <SearchRow
        label={words.findDonor}
        hint={words.findHint}
        aria-describedby={message ? errorId : undefined}
        value={search}
        pending={pending}
        onChange={type}
        ref={searchRef}
        onSearch={() => void find(search)}
        onEnter={enter}
      />
      <output className={isNobody ? undefined : 'sr-only'}>
        {isNobody ? words.noneFound : found && count({ count: found.donors.length + people.length })}
      </output>
      {found && found.donors.length > 0 && (
        <fieldset className="grid min-w-0 gap-1">
          <legend className="sr-only">{words.found}</legend>
          <div className="max-h-60 overflow-y-auto">
            {found.donors.map((donor) => (
              <ChoiceRow
                key={donor.id}
                name="donor_id"
                value={donor.id}
                checked={value === String(donor.id)}
                onChange={() => take({ donors: [donor] })}
              >
                <bdi className="font-semibold">{donor.name}</bdi>{' '}
                <span className="text-small text-ink-soft">
                  <bdi dir="ltr">{donor.email}</bdi>
                  {' · '}
                  {words.donorNumber({ number: String(donor.id) })}
                </span>
              </ChoiceRow>
            ))}
          </div>
        </fieldset>
      )}
      {people.length > 0 && (
        <FoundPeople people={people} chosen={person} onChoose={(giver) => take({ donors: [], people: [giver] })} />
      )}
      {found?.has_more && <p className="text-small text-ink-soft">{words.moreFound}</p>}
      <div aria-live="polite" className="empty:hidden">
        <FieldError id={errorId}>{message}</FieldError>
      </div>
    </div>
  );
}
