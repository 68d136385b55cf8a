import { paths, sentences } from '@hearthlight/domain';

import { Link } from '../../components/actions/link.tsx';
import { Dialog } from '../../components/feedback/dialog.tsx';

export interface ExpiredOverlayProps {
  /** A person entered something into a form; it is restored after signing in. */
  entryIsKept?: boolean;
}

/**
 * Covers a dashboard without a session. It cannot be dismissed; it leads to sign-in (specification §2).
 *
 * @summary Covers a dashboard without a session.
 */
export function ExpiredOverlay({ entryIsKept = false }: ExpiredOverlayProps) {
  return (
    <Dialog
      open
      dismissible={false}
      title={sentences.sessionInvalid}
      description={`Please sign in to continue.${entryIsKept ? ' What you typed in this tab is kept.' : ''}`}
    >
      <Link variant="button" href={paths.signIn} fullWidth>
        Sign in
      </Link>
    </Dialog>
  );
}
