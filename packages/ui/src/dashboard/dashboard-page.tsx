import type {
  DonationPledge,
  Donor,
  Foundation,
  HelpRequest,
  MailDraft,
  PaneName,
} from '@hearthlight/domain';

import { Link } from '../components/link.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import type { DashboardState } from './dashboard-state.ts';
import { DataPane } from './data-pane.tsx';
import { DonatePane } from './donate-pane.tsx';
import { ExpiredOverlay } from './expired-overlay.tsx';
import { HelpPane } from './help-pane.tsx';
import { LoadFailed } from './load-failed.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { PaneSkeleton } from './pane-skeleton.tsx';
import { QuickAccess } from './quick-access.tsx';
import { Sidebar } from './sidebar.tsx';

export interface DashboardPageProps {
  /** The one pane that is shown. */
  pane: PaneName;
  /** Who is signed in, as soon as that is known; the dashboard's data says it too. */
  donor?: Donor | undefined;
  state: DashboardState;
  /** The session has ended: the frame is empty of data and under an overlay. */
  expired: boolean;
  now: Date;
  foundation: Foundation;
  /** The ids of the campaigns for which registering is under way. */
  joining: ReadonlySet<number>;
  onJoin: (campaignId: number) => void;
  /** Asks for the dashboard's data again. */
  onRetry: () => void;
  onLogOut: () => void;
  loggingOut?: boolean | undefined;
  /** What was typed into the help form before; read once, when the form appears. */
  helpDraft?: Partial<HelpRequest> | undefined;
  onHelpDraftChange?: ((typed: HelpRequest) => void) | undefined;
  /** The same of the donation form. */
  pledgeDraft?: Partial<DonationPledge> | undefined;
  onPledgeDraftChange?: ((typed: DonationPledge) => void) | undefined;
  /** Opens a draft in the visitor's mail program. */
  onOpenDraft: (draft: MailDraft) => void | Promise<void>;
}

/** The donor's dashboard: the frame, and in it one pane (`spec §2`). */
export function DashboardPage(page: DashboardPageProps) {
  const { pane, state, expired, foundation, onLogOut, loggingOut } = page;
  const known = page.donor ?? (state.status === 'ready' ? state.dashboard : undefined);
  const donor = expired ? undefined : known;
  const sidebar = { pane, donor, onLogOut, loggingOut };
  return (
    <>
      <div
        inert={expired}
        className="flex min-h-dvh flex-col bg-paper-warm desk:grid desk:grid-cols-[272px_minmax(0,1fr)] print:block print:min-h-0 print:bg-paper"
      >
        <Link
          href="#content"
          variant="plain"
          className="absolute top-3 left-3 z-20 -translate-y-24 rounded-control bg-pine-deep px-5 py-3 font-semibold text-on-dark focus:translate-y-0 print:hidden"
        >
          Skip to content
        </Link>
        <header className="desk:hidden print:hidden">
          <MenuDrawer {...sidebar} />
        </header>
        <header className="hidden border-r border-line bg-paper desk:block print:hidden">
          <div className="sticky top-0 flex h-dvh flex-col">
            <div className="min-h-0 flex-1 overflow-y-auto px-[18px] pt-5 pb-3">
              <Sidebar {...sidebar} />
            </div>
            <div className="border-t border-line p-4">
              <QuickAccess supportEmail={foundation.supportEmail} />
            </div>
          </div>
        </header>
        <main
          id="content"
          tabIndex={-1}
          aria-busy={state.status === 'loading'}
          className="w-full max-w-[1160px] flex-1 px-4 pt-[22px] pb-12 desk:px-11 desk:pt-[34px] desk:pb-16 print:p-0 max-desk:[&_:is(a,button,input,textarea)]:scroll-mb-24"
        >
          <DashboardHeader pane={pane} firstName={donor?.first_name} now={page.now} />
          <PaneOf {...page} />
        </main>
        <div className="sticky bottom-0 z-10 desk:hidden print:hidden [@media(max-height:26rem)]:static">
          <QuickAccess supportEmail={foundation.supportEmail} />
        </div>
      </div>
      {expired && <ExpiredOverlay typedIsKept={hasText(page.helpDraft) || hasText(page.pledgeDraft)} />}
    </>
  );
}

const hasText = (draft: object = {}) => Object.values(draft).some((text) => text !== '');

/** The forms need no data: who asks for help can do so while it loads, and where it did not come. */
function PaneOf(page: DashboardPageProps) {
  const { pane, state, expired, foundation, onOpenDraft } = page;
  if (expired) return <PaneSkeleton pane={pane} />;
  if (pane === 'help' || pane === 'donate')
    return (
      <div className="grid gap-5">
        {state.status === 'failed' && <LoadFailed onRetry={page.onRetry} />}
        {pane === 'help' ? (
          <HelpPane
            supportEmail={foundation.supportEmail}
            initial={page.helpDraft}
            onChange={page.onHelpDraftChange}
            onOpenDraft={onOpenDraft}
          />
        ) : (
          <DonatePane
            financeEmail={foundation.financeEmail}
            initial={page.pledgeDraft}
            onChange={page.onPledgeDraftChange}
            onOpenDraft={onOpenDraft}
          />
        )}
      </div>
    );
  switch (state.status) {
    case 'loading':
      return (
        <>
          <output className="sr-only">Loading your dashboard</output>
          <PaneSkeleton pane={pane} />
        </>
      );
    case 'failed':
      return <LoadFailed onRetry={page.onRetry} />;
    default:
      return <DataPane {...page} pane={pane} dashboard={state.dashboard} />;
  }
}
