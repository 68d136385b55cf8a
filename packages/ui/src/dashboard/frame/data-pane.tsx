'use client';

import type { Dashboard, Foundation, PaneName } from '@hearthlight/domain';

import { AccountPane, type AccountPaneProps } from '../account/account-pane.tsx';
import { CampaignsPane } from '../campaigns/campaigns-pane.tsx';
import { HistoryPane } from '../history/history-pane.tsx';
import type { LoadStatement } from '../history/loaded-statement.ts';
import type { ReceiptCalls } from '../history/receipt-calls.ts';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { UpdatesPane } from '../updates/updates-pane.tsx';

export interface DataPaneProps {
  /** A pane that shows the dashboard's data; the others are forms. */
  pane: Exclude<PaneName, 'help' | 'donate'>;
  /** The signed-in donor's data. */
  dashboard: Dashboard;
  /** Its details are on the yearly statement. */
  foundation: Foundation;
  /** The date of a printed or downloaded statement. */
  now: Date;
  /** Loads the donor's statement with proofs. Without it no statement has proofs. */
  onLoadStatement?: LoadStatement | undefined;
  /** Loads and mails receipts. Without it donations have none. */
  receipts?: ReceiptCalls | undefined;
  /** Sets the donor's goal. */
  onSetGoal: AccountPaneProps['onSetGoal'];
  /** Sets whether the donor stays anonymous in public. Without it, the donor is not asked. */
  onSetAnonymity?: AccountPaneProps['onSetAnonymity'];
}

/** The selected pane of those that show the dashboard's data. */
export function DataPane({
  pane,
  dashboard,
  foundation,
  now,
  onLoadStatement,
  receipts,
  onSetGoal,
  onSetAnonymity,
}: DataPaneProps) {
  switch (pane) {
    case 'dashboard':
      return <PreviewPane dashboard={dashboard} />;
    case 'campaigns':
    case 'events':
      return <CampaignsPane campaigns={dashboard.records.campaigns} foundation={foundation} now={now} />;
    case 'history':
      return (
        <HistoryPane
          dashboard={dashboard}
          foundation={foundation}
          now={now}
          onLoadStatement={onLoadStatement}
          receipts={receipts}
        />
      );
    case 'updates':
      return <UpdatesPane updates={dashboard.records.impact_updates} />;
    default:
      return (
        <AccountPane
          dashboard={dashboard}
          supportEmail={foundation.supportEmail}
          onSetGoal={onSetGoal}
          onSetAnonymity={onSetAnonymity}
        />
      );
  }
}
