import type { Result } from '@hearthlight/domain';
import { type DeskDonor, deskGiftsPath, deskPages } from '@hearthlight/domain/desk';
import { FormNotice, Link, Panel, useWords } from '@hearthlight/ui';
import { useState } from 'react';

import { DeskHeader } from '../frame/desk-header.tsx';
import { GiftSums } from '../gifts/gift-sums.tsx';
import { GiftTable } from '../gifts/gift-table.tsx';
import { WithAside } from '../parts/with-aside.tsx';
import { DonorActions, type DonorPageActions } from './donor-actions.tsx';
import { DonorComments } from './donor-comments.tsx';
import { DonorFacts } from './donor-facts.tsx';
import { DonorMails } from './donor-mails.tsx';
import { JoinedCampaigns } from './joined-campaigns.tsx';

export interface DonorPageProps extends DonorPageActions {
  /** The donor. */
  donor: DeskDonor;
}

/** Everything about a donor, and what can be done about it. */
export function DonorPage({ donor, ...actions }: DonorPageProps) {
  const words = useWords('deskDonors');
  const [result, setResult] = useState<Result>();
  return (
    <>
      <DeskHeader
        title={donor.name}
        above={
          <Link href={deskPages.donors.path} className="inline-flex min-h-11 min-w-11 items-center">
            {words.toList}
          </Link>
        }
        lead={words.title({ number: String(donor.id) })}
        hasTimes
        action={<DonorActions donor={donor} onResult={setResult} {...actions} />}
      />
      <FormNotice result={result} className="mb-5" />
      <WithAside
        aside={
          <>
            <JoinedCampaigns campaigns={donor.campaigns} />
            <DonorMails mails={donor.mails} />
          </>
        }
      >
        <DonorFacts donor={donor} />
        <DonorGifts donor={donor} />
        <DonorComments comments={donor.comments} />
      </WithAside>
    </>
  );
}

function DonorGifts({ donor: { gifts, id, totals } }: { donor: DeskDonor }) {
  const words = useWords('deskDonors');
  return (
    <Panel title={words.gifts}>
      {gifts.length === 0 ? (
        <p className="text-ink-soft">{words.noGifts}</p>
      ) : (
        <div className="grid gap-4">
          <GiftSums totals={totals} />
          <GiftTable gifts={gifts} />
          <p>
            <Link href={deskGiftsPath({ donor: id })} className="tap-target">
              {words.allGifts({ count: totals.count })}
            </Link>
          </p>
        </div>
      )}
    </Panel>
  );
}
