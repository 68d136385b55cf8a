import { campaignIdOf, mailtoHref, paneOf, paths } from '@hearthlight/domain';
import { DashboardPage, type DashboardView, whenOnline } from '@hearthlight/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';
import { requestAssistance } from 'virtual:content/request-assistance';
import { site } from 'virtual:content/site';

import { dashboardQuery } from '../api/queries.ts';
import { clientOfRender, queryClient } from '../api/query-client.ts';
import { useJoinCampaign } from '../api/use-join-campaign.ts';
import { viewOf } from '../api/view-of.ts';
import { usePageLocation } from '../routing/page-location.ts';
import { useBrowserValue } from '../routing/use-browser-value.ts';
import { useNow } from '../routing/use-now.ts';
import { getSession, subscribe, useSession, type Session } from '../session/session.ts';
import { readUnsentEntry, storeUnsentEntry } from '../session/unsent-entries.ts';
import { useLogOut } from '../session/use-log-out.ts';

// The end of a session removes the donor's data from memory.
subscribe(() => {
  if (getSession().status !== 'open') queryClient.removeQueries({ queryKey: ['dashboard'] });
});

export function Component() {
  const { pathname, search } = usePageLocation();
  // The frame that the build rendered knows neither the query nor the session.
  const isKnown = useBrowserValue(() => true) ?? false;
  const pane = paneOf(pathname, isKnown ? search : '');
  const session = useSession();
  const { loggingOut, logOut } = useLogOut();
  const { view, join, reload } = useDashboard(session);
  // While logging out, the session changes to expired shortly before the sign-in page shows.
  const campaignId = useCampaignToFund(isKnown ? search : '', view);
  const viewOfSession: DashboardView = loggingOut ? { status: 'logging-out' } : view;
  return (
    <DashboardPage
      pane={pane}
      view={isKnown ? viewOfSession : { status: 'loading' }}
      now={useNow()}
      foundation={foundation}
      assistance={requestAssistance}
      picture={site.account.picture}
      onJoin={join}
      onRetry={reload}
      onLoadStatement={loadStatement}
      onLogOut={logOut}
      helpEntry={readUnsentEntry('help')}
      onHelpEntryChange={(entry) => storeUnsentEntry('help', entry)}
      donationEntry={readUnsentEntry('donation')}
      onDonationEntryChange={(entry) => storeUnsentEntry('donation', entry)}
      campaignId={campaignId}
      onOpenDraft={(draft) => window.location.assign(mailtoHref(draft))}
    />
  );
}

/**
 * The campaign in the address of a donation form. Once the form has its name, the address is the form's own again
 * (specification §2), so that a reload keeps what the donor has written since.
 */
function useCampaignToFund(search: string, { status }: DashboardView): number | undefined {
  const navigate = useNavigate();
  const campaignId = campaignIdOf(search);
  const isFilledIn = campaignId !== undefined && status === 'ready';
  useEffect(() => {
    if (isFilledIn) void navigate(paths.donateNow, { replace: true });
  }, [isFilledIn, navigate]);
  return campaignId;
}

const loadStatement = async () =>
  (await whenOnline(() => import('../api/load-statement.ts'))).loadStatement();

/** The session's dashboard data as a view of the page, with what can be done with it. */
function useDashboard(session: Session): {
  view: DashboardView;
  join: (id: number) => void;
  reload: () => void;
} {
  const token = session.status === 'open' ? session.token : '';
  const [client] = useState(clientOfRender);
  const query = useQuery({ ...dashboardQuery(token), enabled: token !== '' }, client);
  const { joining, join } = useJoinCampaign(token);
  const reload = () => void query.refetch();
  if (session.status === 'expired') return { view: session, join, reload };
  if (session.status === 'closing') return { view: { status: 'logging-out' }, join, reload };
  const view = viewOf(query, (dashboard) => ({ dashboard, joining }));
  return { view: view.status === 'ready' ? view : { ...view, donor: session.donor }, join, reload };
}
