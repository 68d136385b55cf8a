import { type GoalEntry, mailtoHref, paneOf } from '@hearthlight/domain';
import { useMounted, useNow } from '@hearthlight/ui';
import { DashboardPage, type ReceiptCalls, viewOf } from '@hearthlight/ui/product';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';
import { requestAssistance } from 'virtual:content/request-assistance';
import { site } from 'virtual:content/site';
import {
  bankTransfer,
  dashboard,
  donate,
  giving,
  help,
  history,
  ledger,
  occasions,
  paymentMethods,
  plans,
  site as siteWords,
} from 'virtual:content/words';

import { call } from '../api/call.ts';
import { loadStatement } from '../api/load-statement.ts';
import { dashboardQuery, donorKey, donorQuery } from '../api/queries.ts';
import { toResult } from '../api/to-result.ts';
import { useJoinCampaign } from '../api/use-join-campaign.ts';
import { useRenderedAt } from '../render/rendered.ts';
import { chosenIn } from '../routing/chosen-campaign.ts';
import { withWords } from '../routing/with-words.tsx';
import { readPledges, storePledges } from '../session/pledges.ts';
import { tokenOf, useSession, type Session } from '../session/session.ts';
import { readUnsentEntry, storeUnsentEntry } from '../session/unsent-entries.ts';
import { useLogOut } from '../session/use-log-out.ts';
import { namedIn, useChosenCause, useHomeCampaign } from './use-home-campaign.ts';

/**
 * The layout of the three guarded addresses. Without a session it shows the frame under the overlay (`specification
 * §2`).
 */
function Dashboard() {
  const { pathname, search, state } = useLocation();
  // The frame that the build rendered does not know the session.
  const isMounted = useMounted();
  const session = useSession();
  const { view, ...actions } = useDashboard(session);
  const title = isMounted ? chosenIn(search) : undefined;
  const cause = useChosenCause(session.status === 'open' ? title : undefined);
  // The form reads its first entry only: not before the chosen campaign is known.
  const donationEntry = isMounted ? readUnsentEntry('donation') : undefined;
  const named = title ?? (isMounted ? namedIn(state) : undefined);
  const { homeCampaign, unknownCampaign } = useHomeCampaign(named, donationEntry?.['donation_cause'], view);
  const logOut = useLogOut();
  return (
    <DashboardPage
      pane={cause === undefined ? paneOf(pathname, search) : 'donate'}
      view={isMounted ? view : { status: 'loading' }}
      now={useNow(useRenderedAt())}
      foundation={foundation}
      assistance={requestAssistance}
      homeCampaign={homeCampaign}
      unknownCampaign={unknownCampaign}
      picture={site.account.picture}
      {...actions}
      onLoadStatement={loadStatement}
      receipts={receipts}
      onLogOut={logOut}
      helpEntry={readUnsentEntry('help')}
      onHelpEntryChange={(entry) => storeUnsentEntry('help', entry)}
      donationEntry={cause === undefined ? donationEntry : { ...donationEntry, donation_cause: cause }}
      onDonationEntryChange={(entry) => storeUnsentEntry('donation', entry)}
      readPledges={readPledges}
      onPledgesChange={storePledges}
      onOpenDraft={(draft) => window.location.assign(mailtoHref(draft))}
    />
  );
}

const receipts: ReceiptCalls = {
  load: async (number) => {
    const result = await call('receipt', { params: { number } });
    return result.ok ? result.response.html : undefined;
  },
  mail: async (number) => toResult(await call('mailReceipt', { params: { number }, request: {} }), [404, 409, 429]),
};

/** A change of the donor's data, which is loaded again before the form shows the result. */
function useDonorChange<Input>(change: (input: Input) => Promise<Parameters<typeof toResult>[0]>) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: async (input: Input) => toResult(await change(input), [400, 429]),
    onSuccess: ({ ok }) => (ok ? queryClient.invalidateQueries({ queryKey: donorKey }) : undefined),
  });
  return mutateAsync;
}

/** The session's dashboard data as a view of the page, with what can be done with it. */
function useDashboard(session: Session) {
  const token = tokenOf(session);
  const donor = useQuery(donorQuery(token)).data;
  const query = useQuery(dashboardQuery(token));
  const { joining, join: onJoin } = useJoinCampaign(token);
  const onSetGoal = useDonorChange((request: GoalEntry) => call('setGoal', { request }));
  const onSetAnonymity = useDonorChange((anonymous: boolean) => call('setAnonymity', { request: { anonymous } }));
  const actions = { onJoin, onRetry: () => void query.refetch(), onSetGoal, onSetAnonymity };
  if (session.status === 'expired') return { view: session, ...actions };
  if (session.status === 'closing') return { view: { status: 'logging-out' } as const, ...actions };
  const view = viewOf(query, (dashboard) => ({ dashboard, joining }));
  return { view: view.status === 'ready' ? view : { ...view, donor }, ...actions };
}

export const Component = withWords(
  {
    bankTransfer,
    dashboard,
    donate,
    giving,
    help,
    history,
    ledger,
    occasions,
    paymentMethods,
    plans,
    site: siteWords,
  },
  Dashboard,
);
