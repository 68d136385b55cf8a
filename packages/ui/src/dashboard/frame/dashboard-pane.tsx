'use client';

import type { Campaign, Foundation, MailDraft, PaneName } from '@hearthlight/domain';

import { Spinner } from '../../components/feedback/spinner.tsx';
import { Sheet } from '../../components/layout/sheet.tsx';
import type { Assistance } from '../../site/assistance.ts';
import { SlowNotice } from '../../site/slow-notice.tsx';
import { useWords } from '../../words/words-provider.tsx';
import type { AccountPaneProps } from '../account/account-pane.tsx';
import { JoinCampaignContext } from '../campaigns/join-campaign-context.ts';
import { DonatePane } from '../donate/donate-pane.tsx';
import type { ShownCampaign } from '../donate/donation-summary.tsx';
import { HelpPane } from '../help/help-pane.tsx';
import type { LoadStatement } from '../history/loaded-statement.ts';
import type { ReceiptCalls } from '../history/receipt-calls.ts';
import { LoadFailed } from '../parts/load-failed.tsx';
import { type DashboardView, donorOf } from './dashboard-view.ts';
import { DataPane } from './data-pane.tsx';
import { PaneSkeleton } from './pane-skeleton.tsx';

export interface DashboardPaneProps {
  /** The pane that is shown. */
  pane: PaneName;
  /** The session and the state of its data. */
  view: DashboardView;
  /** Today's date, for the header and for statements. */
  now: Date;
  /** Source of the mail addresses. */
  foundation: Foundation;
  /** The steps of a request for help, beside its form. */
  assistance: Assistance;
  /** The campaign of the home page that the visitor chose, or that the unsent pledge names. */
  homeCampaign?: ShownCampaign | undefined;
  /** What the visitor's link names, if it is no campaign. */
  unknownCampaign?: string | undefined;
  /** Address of the picture beside the donation form while no campaign is chosen. */
  picture: string;
  /** Joins the campaign with this id. */
  onJoin: (campaignId: number) => void;
  /** Requests the dashboard's data again. */
  onRetry: () => void;
  /** Loads the donor's statement with proofs. Without it no statement has proofs. */
  onLoadStatement?: LoadStatement | undefined;
  /** Loads and mails receipts. Without it donations have none. */
  receipts?: ReceiptCalls | undefined;
  /** Sets the donor's goal. */
  onSetGoal: AccountPaneProps['onSetGoal'];
  /** Sets whether the donor stays anonymous in public. Without it, the donor is not asked. */
  onSetAnonymity?: AccountPaneProps['onSetAnonymity'];
  /** Opens a draft in the visitor's mail program. */
  onOpenDraft: (draft: MailDraft) => void | Promise<void>;
}

/** The pane in the state of the view: its data, a form, a skeleton, or the reason why there is no data. */
export function DashboardPane(page: DashboardPaneProps) {
  const words = useWords('dashboard');
  const { pane, view } = page;
  if (view.status === 'expired') return <PaneSkeleton pane={pane} />;
  if (view.status === 'logging-out') return <LoggingOut />;
  if (pane === 'help' || pane === 'donate') return <FormPane {...page} pane={pane} />;
  switch (view.status) {
    case 'loading':
      return (
        <>
          <output className="sr-only">{words.loadingYourDashboard}</output>
          <SlowNotice />
          <PaneSkeleton pane={pane} />
        </>
      );
    case 'failed':
      return <LoadFailed onRetry={page.onRetry}>{words.failedLead}</LoadFailed>;
    default:
      return (
        <JoinCampaignContext value={{ joining: view.joining, join: page.onJoin }}>
          <DataPane
            pane={pane}
            dashboard={view.dashboard}
            foundation={page.foundation}
            now={page.now}
            onLoadStatement={page.onLoadStatement}
            receipts={page.receipts}
            onSetGoal={page.onSetGoal}
            onSetAnonymity={page.onSetAnonymity}
          />
        </JoinCampaignContext>
      );
  }
}

/** The pane for the two seconds until the sign-in page. */
function LoggingOut() {
  const words = useWords('dashboard');
  return (
    <Sheet>
      <output className="flex items-center gap-3">
        <Spinner />
        {words.loggingOut}
      </output>
    </Sheet>
  );
}

type FormPaneProps = DashboardPaneProps & { pane: Extract<PaneName, 'help' | 'donate'> };

/** The forms need no data, so they can be filled in while it loads and after it failed. */
function FormPane({ pane, view, foundation, onRetry, onOpenDraft, ...page }: FormPaneProps) {
  const words = useWords('dashboard');
  return (
    <div className="grid gap-5">
      {view.status === 'loading' && <SlowNotice />}
      {view.status === 'failed' && <LoadFailed onRetry={onRetry}>{words.failedLead}</LoadFailed>}
      {pane === 'help' ? (
        <HelpPane
          supportEmail={foundation.supportEmail}
          donor={donorOf(view)}
          assistance={page.assistance}
          onOpenDraft={onOpenDraft}
        />
      ) : (
        <DonatePane
          foundation={foundation}
          donor={donorOf(view)?.id}
          email={donorOf(view)?.email}
          campaigns={campaignsOf(view)}
          donations={view.status === 'ready' ? view.dashboard.records.donation_history : undefined}
          homeCampaign={page.homeCampaign}
          unknownCampaign={page.unknownCampaign}
          picture={page.picture}
          now={page.now}
          onOpenDraft={onOpenDraft}
        />
      )}
    </div>
  );
}

/** The campaigns of a view; `undefined` while they load, and none after a failure. */
function campaignsOf(view: DashboardView): readonly Campaign[] | undefined {
  if (view.status === 'ready') return view.dashboard.records.campaigns;
  return view.status === 'failed' ? [] : undefined;
}
