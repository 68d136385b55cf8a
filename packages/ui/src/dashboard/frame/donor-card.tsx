import type { Donor } from '@hearthlight/domain';

import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { Initials } from '../parts/initials.tsx';

export interface DonorCardProps {
  /** Absent until the donor is known: a skeleton takes the place of the text. */
  donor?: Pick<Donor, 'first_name' | 'last_name' | 'email'> | undefined;
}

/** The signed-in donor: initials in an arch, full name and e-mail address. Long values wrap. */
export function DonorCard({ donor }: DonorCardProps) {
  const email = donor?.email ?? '';
  const at = email.indexOf('@');
  return (
    <div className="flex min-h-20.75 items-center gap-3.5 border-t border-line px-3 pt-3.5 pb-5 [@container(max-height:53rem)]:min-h-0 [@container(max-height:53rem)]:py-2">
      <Initials donor={donor} />
      {donor ? (
        <p className="min-w-0 leading-tight">
          <b data-part="name" className="block text-small font-semibold break-words">
            <bdi dir="auto">
              {donor.first_name} {donor.last_name}
            </bdi>
          </b>{' '}
          {/* Prefers to break a long address before its @. */}
          <bdi data-part="email" className="text-label wrap-anywhere text-ink-soft">
            {email.slice(0, at)}
            <wbr />
            {email.slice(at)}
          </bdi>
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
