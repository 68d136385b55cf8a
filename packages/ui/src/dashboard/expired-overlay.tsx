import { paths, sentences } from '@hearthlight/domain';

import { Dialog } from '../components/dialog.tsx';
import { Link } from '../components/link.tsx';

/** Stands over a dashboard without a session. It cannot be dismissed: the one way on is signing in. */
export function ExpiredOverlay() {
  return (
    <Dialog
      open
      dismissible={false}
      title={sentences.sessionInvalid}
      description="Please sign in to go on. What you typed in this tab is kept."
    >
      <Link variant="button" href={paths.signIn} fullWidth>
        Sign in
      </Link>
    </Dialog>
  );
}
