'use client';

import { causeOf } from '@hearthlight/domain';

import { SkipLink } from '../../components/layout/skip-link.tsx';
import { useWords } from '../../words/words-provider.tsx';
import { howToPay } from '../donate/how-to-pay.ts';
import { UnsentEntriesContext, type UnsentEntries } from '../parts/unsent-entries-context.ts';
import { DashboardHeader } from './dashboard-header.tsx';
import { DashboardPane, type DashboardPaneProps } from './dashboard-pane.tsx';
import { donorOf } from './dashboard-view.ts';
import { ExpiredOverlay } from './expired-overlay.tsx';
import { hasValues, KeptEntries } from './kept-entries.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { QuickAccess } from './quick-access.tsx';
import { Sidebar } from './sidebar.tsx';

export interface DashboardPageProps extends DashboardPaneProps, UnsentEntries {
  /** Called by 'Log out'. */
  onLogOut: () => void;
}

/** The donor's dashboard: a frame with a menu, and one pane in it (specification §2). */
export function DashboardPage({ onLogOut, ...page }: DashboardPageProps) {
  const words = useWords('dashboard');
  const donateWords = useWords('donate');
  const { pane, view, foundation } = page;
  const expired = view.status === 'expired';
  const { homeCampaign } = page;
  const isGiving =
    expired &&
    (homeCampaign || page.unknownCampaign !== undefined || pane === 'donate' || (view.isNewcomer && pane !== 'help'));
  const cause = homeCampaign ? causeOf(homeCampaign) : donateWords.whereNeededMost;
  const donor = donorOf(view);
  const sidebar = {
    product: foundation.product,
    pane,
    donor,
    onLogOut,
    loggingOut: view.status === 'logging-out',
  };
  return (
    <>
      <div
        inert={expired}
        className="flex min-h-dvh flex-col bg-paper-warm desk:grid desk:grid-cols-[min(17rem,40%)_minmax(0,1fr)] print:block print:min-h-0 print:bg-paper"
      >
        <SkipLink targetId="content" />
        {/* Scrolls away where it would take much of the screen: the height counts in multiples of the text size. */}
        <header style={{ top: 'min(0px, (100dvh - 26rem) * 9)' }} className="sticky z-10 desk:hidden print:hidden">
          <MenuDrawer {...sidebar} supportEmail={foundation.supportEmail} />
        </header>
        <header className="hidden border-e border-line bg-paper desk:block print:hidden">
          {/* A container, so that menu and quick access know its height in multiples of the text size. */}
          <div className="[container-type:size] sticky top-0 h-dvh">
            <div className="flex h-full flex-col overflow-y-auto">
              <div className="flex-1 px-4.5 pt-5 pb-3 [@container(max-height:53rem)]:py-2">
                <Sidebar {...sidebar} />
              </div>
              <div className="sticky bottom-0 border-t border-line bg-paper p-4 [@container(max-height:36rem)]:static [@container(max-height:53rem)]:p-2">
                <QuickAccess supportEmail={foundation.supportEmail} />
              </div>
            </div>
          </div>
        </header>
        <main
          id="content"
          tabIndex={-1}
          aria-busy={view.status === 'loading'}
          className="w-full max-w-360 flex-1 px-[min(--spacing(4),4.375vw)] pt-6 pb-10 desk:mx-auto desk:px-11 desk:pt-8.5 desk:pb-16 print:p-0"
        >
          <DashboardHeader pane={pane} firstName={donor?.first_name} now={page.now} />
          <p className="hidden noscript:block">{words.needsScript}</p>
          <div className="noscript:hidden">
            {view.status === 'ready' && pane === 'dashboard' && (
              <KeptEntries {...page} donor={view.dashboard.id} donations={view.dashboard.records.donation_history} />
            )}
            <UnsentEntriesContext value={page}>
              <DashboardPane {...page} />
            </UnsentEntriesContext>
          </div>
        </main>
      </div>
      {expired && (
        <ExpiredOverlay
          chosen={homeCampaign}
          notOpen={page.unknownCampaign}
          giving={
            isGiving
              ? { cause, payment: howToPay(donateWords, foundation), account: foundation.bankAccount }
              : undefined
          }
          isNewcomer={view.isNewcomer}
          isAskingForHelp={pane === 'help'}
          entryIsKept={hasValues(page.helpEntry) || hasValues(page.donationEntry)}
        />
      )}
    </>
  );
}
