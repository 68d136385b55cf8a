import type { GiverRow, LikelyDonor } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';

import { likelyForAll, peopleForAll } from './group.ts';
import { LikelyDonorRow, type LikelyDonorRowProps } from './likely-donor-row.tsx';
import { LikelyPersonRow } from './likely-person-row.tsx';

export interface LikelyDonorsProps {
  /** One payment, or a group of them, the newest first. */
  payments: LikelyDonorRowProps['payments'];
  /** Gives the payments to a donor. */
  onAssign: (donor: LikelyDonor) => ReturnType<LikelyDonorRowProps['onAssign']>;
  /** Gives the payments to a person without an account. */
  onAssignPerson: (person: GiverRow) => ReturnType<LikelyDonorRowProps['onAssign']>;
  /** Gives a payment of another sum than pledged to a donor, or only previews that. */
  onDecide: (
    donor: LikelyDonor,
    ...given: Parameters<LikelyDonorRowProps['onDecide']>
  ) => ReturnType<LikelyDonorRowProps['onDecide']>;
}

/**
 * The donors and the people without an account who may have made payments. Donors who only pledged the same amount are
 * last, and hidden until asked for.
 */
export function LikelyDonors({ payments, onAssign, onAssignPerson, onDecide }: LikelyDonorsProps) {
  const words = useWords('deskPayments');
  const { withoutAccount } = useWords('deskDonors');
  const all = likelyForAll(payments);
  const people = peopleForAll(payments);
  const linked = all.filter(({ reason }) => reason !== 'amount');
  const others = all.filter(({ reason }) => reason === 'amount');
  const rowsOf = (donors: readonly LikelyDonor[]) => (
    <ul aria-label={words.likely} className="grid content-start gap-3">
      {donors.map((donor) => (
        <li key={donor.id}>
          <LikelyDonorRow
            donor={donor}
            payments={payments}
            onAssign={() => onAssign(donor)}
            onDecide={(...given) => onDecide(donor, ...given)}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <div className="grid content-start gap-3">
      {linked.length > 0 && rowsOf(linked)}
      {people.length > 0 && (
        <ul aria-label={withoutAccount} className="grid content-start gap-3">
          {people.map((person) => (
            <li key={person.gift_id}>
              <LikelyPersonRow person={person} count={payments.length} onAssign={() => onAssignPerson(person)} />
            </li>
          ))}
        </ul>
      )}
      {all.length + people.length === 0 && (
        <p className="text-small text-ink-soft">{payments.length === 1 ? words.nobodyLikely : words.nobodyForAll}</p>
      )}
      {others.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center text-small text-ink-soft">
            {words.sameAmount({ count: others.length })}
          </summary>
          {rowsOf(others)}
        </details>
      )}
    </div>
  );
}
