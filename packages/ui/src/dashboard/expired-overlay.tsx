import { paths, sentences } from '@hearthlight/domain';

import { Dialog } from '../components/dialog.tsx';
import { Link } from '../components/link.tsx';

export interface ExpiredOverlayProps {
  /** Something was typed into a form, and will be there again after signing in. */
  typedIsKept?: boolean;
}

/** Stands over a dashboard without a session. It cannot be dismissed: the one way on is signing in. */
export function ExpiredOverlay({ typedIsKept = false }: ExpiredOverlayProps) {
  return (
    <Dialog
      open
      dismissible={false}
      title={sentences.sessionInvalid}
      description={`Please sign in to go on.${typedIsKept ? ' What you typed in this tab is kept.' : ''}`}
    >
      <Link variant="button" href={paths.signIn} fullWidth>
        Sign in
      </Link>
    </Dialog>
  );
}
