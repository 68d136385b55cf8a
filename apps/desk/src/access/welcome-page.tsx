import type { Result } from '@hearthlight/domain';
import { deskPages, type StaffLink, type WelcomeEntry } from '@hearthlight/domain/desk';
import { Link, Skeleton, useWords } from '@hearthlight/ui';
import { SlowNotice } from '@hearthlight/ui/parts';

import { LoadFailed } from '../frame/load-failed.tsx';
import { type AccessFrame, AccessSheet } from './access-sheet.tsx';
import { WelcomeForm } from './welcome-form.tsx';

/** The state of the link. `invalid`: it was used, is too old, or was replaced. */
export type WelcomeView =
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => void }
  | { status: 'invalid' }
  | { status: 'ready'; link: StaffLink };

export interface WelcomePageProps {
  /** Product and picture of the layout around the form. */
  frame: AccessFrame;
  /** The state of the request for the link. `invalid`: it was used, has expired or was replaced. */
  view: WelcomeView;
  /** Called with values that pass the rules. */
  onSubmit: (values: WelcomeEntry) => Promise<Result>;
}

/** The page to which a link for a new person leads, or one after a reset. */
export function WelcomePage({ frame, view, onSubmit }: WelcomePageProps) {
  const words = useWords('deskAccess');
  const { loading, ...roles } = useWords('desk');
  if (view.status === 'invalid')
    return (
      <AccessSheet frame={frame} title={words.linkInvalid} lead={words.linkInvalidLead}>
        <Link href={deskPages.home.path} className="inline-flex min-h-11 items-center">
          {words.toSignIn}
        </Link>
      </AccessSheet>
    );
  if (view.status !== 'ready')
    return (
      <AccessSheet frame={frame} title={words.welcomeTitle}>
        {view.status === 'failed' ? (
          <LoadFailed onRetry={view.onRetry} />
        ) : (
          <>
            <SlowNotice />
            <div aria-busy="true">
              <output className="sr-only">{loading}</output>
              <Skeleton shape="text" lines={6} />
            </div>
          </>
        )}
      </AccessSheet>
    );
  const { email, name, role } = view.link;
  const isBack = name !== '';
  const lead = email === null ? words.firstOwnerLead : words.welcomeLead({ role: roles[role] });
  return (
    <AccessSheet
      frame={frame}
      title={isBack ? words.againTitle : words.welcomeTitle}
      lead={isBack ? words.againLead : lead}
    >
      <WelcomeForm link={view.link} onSubmit={onSubmit} />
    </AccessSheet>
  );
}
