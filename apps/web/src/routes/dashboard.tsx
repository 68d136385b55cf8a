import { campaignIdOf, mailtoHref, paneOf, paths } from '@hearthlight/domain';
import { DashboardPage, type DashboardView, whenOnline } from '@hearthlight/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';
import { requestAssistance } from 'virtual:content/request-assistance';
import { site } from 'virtual:content/site';

import { dashboardQuery, donorQuery } from '../api/queries.ts';
import { useJoinCampaign } from '../api/use-join-campaign.ts';
import { viewOf } from '../api/view-of.ts';
import { useBrowserValue } from '../routing/use-browser-value.ts';
import { useNow } from '../routing/use-now.ts';
import { tokenOf, useSession, type Session } from '../session/session.ts';
import { readUnsentEntry, storeUnsentEntry } from '../session/unsent-entries.ts';
import { useLogOut } from '../session/use-log-out.ts';

/** The layout of the three guarded addresses. Without a session it shows the frame under the overlay (`decisions/0013`). */
export function Component() {
  const { pathname, search } = useLocation();
  // The frame that the build rendered knows neither the query nor the session.
  const isInBrowser = useBrowserValue(() => true) ?? false;
  const { view, join, reload } = useDashboard(useSession());
  const campaignId = useCampaignToFund(isInBrowser ? search : '', view);
  const logOut = useLogOut();
  return (
    <DashboardPage
      pane={paneOf(pathname, isInBrowser ? search : '')}
      view={isInBrowser ? view : { status: 'loading' }}
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
    if (isFilledIn) void navigate(paths.donateNow, { replace: true, preventScrollReset: true });
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
  const token = tokenOf(session);
  const enabled = token !== '';
  const donor = useQuery({ ...donorQuery(token), enabled }).data;
  const query = useQuery({ ...dashboardQuery(token), enabled });
  const { joining, join } = useJoinCampaign(token);
  const reload = () => void query.refetch();
  if (session.status === 'expired') return { view: session, join, reload };
  if (session.status === 'closing') return { view: { status: 'logging-out' }, join, reload };
  const view = viewOf(query, (dashboard) => ({ dashboard, joining }));
  return { view: view.status === 'ready' ? view : { ...view, donor }, join, reload };
}
