import { paths, sentences } from '@hearthlight/domain';

import { Link } from '../../components/actions/link.tsx';
import { Dialog } from '../../components/feedback/dialog.tsx';

export interface ExpiredOverlayProps {
  /** Adds a welcome, a link to sign-up and one to the home page, for somebody who may have no account yet. */
  isNewcomer?: boolean;
  /** A person entered something into a form; it is restored after signing in. */
  entryIsKept?: boolean;
}

const welcome =
  'Good to have you here. This part of the site is for donors: sign in, or create an account in two minutes.';

/**
 * Covers a dashboard without a session. It cannot be dismissed; it leads to sign-in (specification §2).
 *
 * @summary Covers a dashboard without a session.
 */
export function ExpiredOverlay({ isNewcomer = false, entryIsKept = false }: ExpiredOverlayProps) {
  return (
    <Dialog
      open
      dismissible={false}
      title={sentences.sessionInvalid}
      description={[
        isNewcomer ? welcome : 'Please sign in to continue.',
        ...(entryIsKept ? ['What you typed in this tab is kept.'] : []),
      ].join(' ')}
    >
      <Link variant="button" href={paths.signIn} fullWidth>
        Sign in
      </Link>
      {isNewcomer && (
        <div className="mt-3 grid gap-3">
          <Link variant="button-secondary" href={paths.signUp} fullWidth>
            Create an account
          </Link>
          <Link href={paths.home} className="justify-self-center">
            Home page
          </Link>
        </div>
      )}
    </Dialog>
  );
}
