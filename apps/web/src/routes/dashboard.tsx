import { foundation, mailtoHref, paneOf, pageMeta, paths, type PaneName } from '@hearthlight/domain';
import { DashboardPage } from '@hearthlight/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';

import { dashboardQuery } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { viewOf } from '../api/view-of.ts';
import { keepDraft, readDraft } from '../session/drafts.ts';
import { getSession, subscribe, useSession } from '../session/session.ts';
import { useJoinCampaign } from './use-join-campaign.ts';
import { useLogOut } from './use-log-out.ts';
import { useNow } from './use-now.ts';
import { usePageMeta } from './use-page-meta.ts';

// The end of a session is the end of all donor data in memory.
subscribe(() => {
  if (getSession().status !== 'open') queryClient.removeQueries({ queryKey: ['dashboard'] });
});

export function Component() {
  const { pathname, search } = useLocation();
  const pane = paneOf(pathname, search);
  usePageMeta(metaOf(pane));
  const session = useSession();
  const token = session.status === 'open' ? session.token : '';
  const dashboard = useQuery({ ...dashboardQuery(token), enabled: token !== '' }, queryClient);
  const { joining, join } = useJoinCampaign(token);
  const { loggingOut, logOut } = useLogOut();
  // What is typed while logging out is under way is dropped like all that was typed before.
  const keep = (form: string) => (typed: object) => loggingOut || keepDraft(form, typed);
  const donor =
    token === '' ? undefined : (dashboard.data ?? (session.status === 'open' ? session.donor : undefined));
  return (
    <DashboardPage
      pane={pane}
      {...(donor && { donor })}
      state={viewOf(dashboard, (data) => ({ dashboard: data }))}
      expired={session.status === 'expired' && !loggingOut}
      now={useNow()}
      foundation={foundation}
      joining={joining}
      onJoin={join}
      onRetry={() => void dashboard.refetch()}
      onLogOut={logOut}
      loggingOut={loggingOut}
      helpDraft={readDraft('help')}
      onHelpDraftChange={keep('help')}
      pledgeDraft={readDraft('pledge')}
      onPledgeDraftChange={keep('pledge')}
      onOpenDraft={(draft) => window.location.assign(mailtoHref(draft))}
    />
  );
}

function metaOf(pane: PaneName) {
  if (pane === 'help') return pageMeta[paths.requestHelp];
  return pane === 'donate' ? pageMeta[paths.donateNow] : pageMeta[paths.dashboard];
}
