import type { Donor } from '@hearthlight/domain';

import { Skeleton } from '../components/skeleton.tsx';

export interface DonorCardProps {
  /** Absent while nobody is known: bars stand where the words will be. */
  donor?: Pick<Donor, 'first_name' | 'last_name' | 'email'> | undefined;
}

/** Who is signed in: initials in an arch, the whole name and the e-mail address, however long. */
export function DonorCard({ donor }: DonorCardProps) {
  const email = donor?.email ?? '';
  const at = email.indexOf('@');
  return (
    <div className="flex min-h-[83px] items-center gap-3.5 border-t border-line px-3 pt-3.5 pb-5">
      <span
        aria-hidden="true"
        className="grid h-[49px] w-[42px] shrink-0 place-items-center rounded-[50%_50%_0_0/42.9%_42.9%_0_0] bg-pine-mist pt-1 font-display text-small font-[640] text-pine-deep"
      >
        {donor && initialsOf(donor)}
      </span>
      {donor ? (
        <p className="min-w-0 leading-tight">
          <b className="block font-semibold break-words">
            {donor.first_name} {donor.last_name}
          </b>{' '}
          {/* Too long for its line, an address is best broken before its @. */}
          <span className="text-label wrap-anywhere text-ink-soft">
            {email.slice(0, at)}
            <wbr />
            {email.slice(at)}
          </span>
        </p>
      ) : (
        <span className="grid w-36 gap-2 text-label">
          <Skeleton shape="line" />
          <Skeleton shape="line" />
        </span>
      )}
    </div>
  );
}

function initialsOf({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return [first_name, last_name].map((name) => Array.from(name.trim())[0] ?? '').join('');
}
