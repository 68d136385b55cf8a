import type { Campaign } from '@hearthlight/domain';

import { DataTable, type DataTableColumn } from '../components/data-table.tsx';
import { Money } from '../components/money.tsx';
import { StatusText } from '../components/status-text.tsx';

export interface CampaignTableProps {
  campaigns: readonly Campaign[];
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
    cell: (campaign) => campaign.no_of_contributors.toLocaleString('en-US'),
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

/** Campaigns in a table: how far each has come, and whether the donor is registered for it. */
export function CampaignTable({ campaigns }: CampaignTableProps) {
  return (
    <DataTable
      caption="Fundraising campaigns"
      columns={columns}
      rows={campaigns}
      rowKey={({ id }) => id}
      empty="No campaigns yet. When the foundation opens one, it will be here."
    />
  );
}
