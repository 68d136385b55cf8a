import type { GiverRow } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';
import { useId } from 'react';

export interface FoundPeopleProps {
  /** What the search found. */
  people: readonly GiverRow[];
  /** The chosen person, `null` for none. Without it, choosing one leaves the list. */
  chosen: GiverRow | null | undefined;
  /** Called with the chosen person. */
  onChoose: (person: GiverRow) => void;
}

/** People without an account who gave before, each a button. */
export function FoundPeople({ people, chosen, onChoose }: FoundPeopleProps) {
  const { withoutAccount } = useWords('deskDonors');
  const { shown } = useWords('deskGifts');
  const id = useId();
  return (
    <div className="grid gap-1">
      <p id={id} className="text-small text-ink-soft">
        {withoutAccount}
      </p>
      <ul aria-labelledby={id} className="max-h-60 overflow-y-auto">
        {people.map((person) => (
          <li key={person.gift_id}>
            <button
              type="button"
              aria-pressed={chosen === undefined ? undefined : chosen?.gift_id === person.gift_id}
              className="block min-h-11 w-full cursor-pointer rounded-control px-2 py-1 text-start wrap-anywhere hover:bg-paper-deep aria-pressed:bg-pine-mist"
              onClick={() => onChoose(person)}
            >
              <bdi className="font-semibold">{person.name}</bdi>{' '}
              <span className="text-small text-ink-soft">
                <bdi dir="ltr">{person.email}</bdi>
                {person.email !== null && ' · '}
                {shown({ count: person.gifts })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
