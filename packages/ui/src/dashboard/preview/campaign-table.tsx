'use client';

import { type Campaign, formatCount } from '@hearthlight/domain';

import type { DataTableColumn } from '../../components/data/data-table-column.ts';
import { DataTable } from '../../components/data/data-table.tsx';
import { Money } from '../../components/data/money.tsx';
import { StatusText } from '../../components/feedback/status-text.tsx';
import { ownLanguage } from '../../lib/own-language.ts';
import { useWords } from '../../words/words-provider.tsx';
import type { Words } from '../../words/words-provider.tsx';

export interface CampaignTableProps {
  /** Shown in this order. */
  campaigns: ReadonlyArray<Campaign>;
}

const columnsOf = (words: Words['dashboard']): DataTableColumn<Campaign>[] => [
  {
    key: 'title',
    header: words.campaignTitle,
    cell: ({ language, title }) => <span {...ownLanguage(language)}>{title}</span>,
    rowHeader: true,
  },
  {
    key: 'goal',
    header: words.goal,
    align: 'end',
    cell: (campaign) => <Money amount={campaign.target_amount} />,
  },
  {
    key: 'raised',
    header: words.amountRaised,
    align: 'end',
    cell: (campaign) => <Money amount={campaign.amount_raised} />,
  },
  {
    key: 'contributors',
    header: words.numberOfContributors,
    align: 'end',
    cell: (campaign) => formatCount(campaign.no_of_contributors),
  },
  {
    key: 'status',
    header: words.registrationStatus,
    cell: ({ registration_status }) => (
      <StatusText tone={registration_status ? 'success' : 'neutral'}>
        {registration_status ? words.registered : words.unregistered}
      </StatusText>
    ),
  },
];

/** Table of campaigns with their figures and the donor's registration status. */
export function CampaignTable({ campaigns }: CampaignTableProps) {
  const words = useWords('dashboard');
  return (
    <DataTable
      caption={words.fundraisingCampaigns}
      columns={columnsOf(words)}
      rows={campaigns}
      rowKey={({ id }) => id}
      empty={words.noCampaigns}
    />
  );
}
