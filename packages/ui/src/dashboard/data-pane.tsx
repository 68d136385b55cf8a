import type { Dashboard, PaneName } from '@hearthlight/domain';

import { AccountPane } from './account-pane.tsx';
import { CampaignsPane } from './campaigns-pane.tsx';
import { HistoryPane } from './history-pane.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { UpdatesPane } from './updates-pane.tsx';

export interface DataPaneProps {
  pane: Exclude<PaneName, 'help' | 'donate'>;
  dashboard: Dashboard;
  now: Date;
  /** The ids of the campaigns for which registering is under way. */
  joining: ReadonlySet<number>;
  onJoin: (campaignId: number) => void;
}

/** The one pane that is shown, of those made of the dashboard's data. */
export function DataPane({ pane, dashboard, now, joining, onJoin }: DataPaneProps) {
  switch (pane) {
    case 'dashboard':
      return <PreviewPane dashboard={dashboard} />;
    case 'campaigns':
    case 'events':
      return <CampaignsPane campaigns={dashboard.records.campaigns} joining={joining} onJoin={onJoin} />;
    case 'history':
      return <HistoryPane dashboard={dashboard} now={now} />;
    case 'updates':
      return <UpdatesPane updates={dashboard.records.impact_updates} />;
    default:
      return <AccountPane dashboard={dashboard} />;
  }
}
