'use client';

import { type Donation, formatMoney, openPledges, paths, truncate } from '@hearthlight/domain';

import { Link } from '../../components/actions/link.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { useWords } from '../../words/words-provider.tsx';
import { emptyDonation, isMadeFrom } from '../parts/donation-entry.ts';
import type { UnsentEntries } from '../parts/unsent-entries-context.ts';

export interface KeptEntriesProps extends Pick<UnsentEntries, 'donationEntry' | 'helpEntry' | 'readPledges'> {
  /** The number of the signed-in donor. */
  donor: number | undefined;
  /** The donor's donations. */
  donations: readonly Donation[];
}

/** Characters of a cause that are shown. */
const causeLength = 100;

/**
 * Leads to the newest unpaid pledge of this tab, and to the forms in which the donor typed something before the session ended,
 * or before leaving them.
 */
export function KeptEntries({ donations, donor, donationEntry, helpEntry, readPledges }: KeptEntriesProps) {
  const words = useWords('dashboard');
  const pledges = readPledges?.().filter((pledge) => pledge.donor === undefined || pledge.donor === donor) ?? [];
  const [newest] = openPledges(pledges, donations);
  const entered = { ...emptyDonation, ...donationEntry };
  const isUnsent = hasValues(donationEntry) && !pledges.some((pledge) => isMadeFrom(pledge, entered));
  const pledged = newest && {
    amount: formatMoney(newest.amount),
    cause: truncate(newest.entry.donation_cause.trim(), causeLength),
  };
  const notices = [
    pledged && { href: paths.donateNow, link: words.toThePledge, text: words.pledged(pledged) },
    isUnsent && { href: paths.donateNow, link: words.toTheDonationForm, text: words.donationEntryIsKept },
    hasValues(helpEntry) && { href: paths.requestHelp, link: words.toTheHelpForm, text: words.helpEntryIsKept },
  ];
  return notices.map(
    (notice) =>
      notice && (
        <Notice
          key={notice.link}
          tone="info"
          className="mb-5 wrap-anywhere"
          action={
            <Link href={notice.href} className="tap-target">
              {notice.link}
            </Link>
          }
        >
          {notice.text}
        </Notice>
      ),
  );
}

/** Whether a form has an entry. */
export const hasValues = (entry: object = {}) => Object.keys(entry).length > 0;
