'use client';

import { type Campaign, formatCount } from '@hearthlight/domain';

import { DataTable, type DataTableColumn } from '../../components/data/data-table.tsx';
import { StatusText } from '../../components/feedback/status-text.tsx';
import { Money } from '../../giving/money.tsx';

export interface CampaignTableProps {
  /** Shown in this order. */
  campaigns: ReadonlyArray<Campaign>;
}

const columns: DataTableColumn<Campaign>[] = [
  { key: 'title', header: 'Campaign title', cell: (campaign) => campaign.title, rowHeader: true },
  {
    key: 'goal',
    header: 'Goal',
    align: 'end',
    cell: (campaign) => <Money amount={campaign.target_amount} />,
  },
  {
    key: 'raised',
    header: 'Amount raised',
    align: 'end',
    cell: (campaign) => <Money amount={campaign.amount_raised} />,
  },
  {
    key: 'contributors',
    header: 'No. of contributors',
    align: 'end',
    cell: (campaign) => formatCount(campaign.no_of_contributors),
  },
  {
    key: 'status',
    header: 'Registration status',
    cell: ({ registration_status }) => (
      <StatusText tone={registration_status ? 'completed' : 'neutral'}>
        {registration_status ? 'Registered' : 'Unregistered'}
      </StatusText>
    ),
  },
];

/** Table of campaigns with their figures and the donor's registration status. */
export function CampaignTable({ campaigns }: CampaignTableProps) {
  return (
    <DataTable
      caption="Fundraising campaigns"
      columns={columns}
      rows={campaigns}
      rowKey={({ id }) => id}
      empty="No campaigns yet. When the foundation opens one, it appears here."
    />
  );
}
