import type { Result } from '@hearthlight/domain';
import { deskGiftPath, type GiverRow } from '@hearthlight/domain/desk';
import { Link, useWords } from '@hearthlight/ui';

import { ActionButton } from '../account/action-button.tsx';

export interface LikelyPersonRowProps {
  /** The person without an account to whom earlier payments of the payer were given. */
  person: GiverRow;
  /** How many payments are given at once. */
  count: number;
  /** Gives the payments to the person. */
  onAssign: () => Promise<Result>;
}

/** A person without an account who may have made payments, why, and the button that gives them to the person. */
export function LikelyPersonRow({ person, count, onAssign }: LikelyPersonRowProps) {
  const words = useWords('deskPayments');
  const { withoutAccount } = useWords('deskDonors');
  const { email, gift_id: newest } = person;
  const name = person.name ?? email ?? '';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-control border border-line bg-paper-warm px-4 py-3">
      <div className="min-w-0 flex-1 basis-48 text-small">
        <Link href={deskGiftPath(newest)} className="tap-target font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </Link>
        <p className="wrap-anywhere text-ink-soft">{email ? <bdi dir="ltr">{email}</bdi> : withoutAccount}</p>
        <p>{words.samePayer}</p>
      </div>
      <ActionButton
        label={count === 1 ? words.assignTo({ name }) : words.assignAllTo({ count, name })}
        action={onAssign}
      >
        {count === 1 ? words.assign : words.assignAll({ count })}
      </ActionButton>
    </div>
  );
}
