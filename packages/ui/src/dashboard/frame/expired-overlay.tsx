'use client';

import { paths, sentences } from '@hearthlight/domain';
import { useRef } from 'react';

import { Link } from '../../components/actions/link.tsx';
import { Dialog } from '../../components/feedback/dialog.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { useWords } from '../../words/words-provider.tsx';
import { ChosenCampaign, type ChosenCampaignProps } from './chosen-campaign.tsx';
import { GiveWithoutAccount, type GiveWithoutAccountProps } from './give-without-account.tsx';

export interface ExpiredOverlayProps {
  /** The campaign that the visitor chose. */
  chosen?: ChosenCampaignProps['campaign'] | undefined;
  /** What their link names instead, if it is no open campaign. */
  notOpen?: string | undefined;
  /** How visitors who came to give can do so without signing in. */
  giving?: GiveWithoutAccountProps | undefined;
  /** Adds a welcome and links to sign-up and the home page, for visitors who may not have an account. */
  isNewcomer?: boolean;
  /** Whether the visitor came to ask for help. */
  isAskingForHelp?: boolean;
  /** Whether text entered into a form is restored after signing in. */
  entryIsKept?: boolean;
}

/** Covers a dashboard without a session. It cannot be dismissed; it leads to sign-in (specification §2). */
export function ExpiredOverlay({
  chosen,
  notOpen,
  giving,
  isNewcomer = false,
  isAskingForHelp = false,
  entryIsKept = false,
}: ExpiredOverlayProps) {
  const words = useWords('dashboard');
  // The title is read before what can be opened.
  const overlay = useRef<HTMLDivElement>(null);
  const welcome = isAskingForHelp ? words.welcomeHelp : words.welcomeNewcomer;
  return (
    <Dialog
      ref={overlay}
      initialFocus={overlay}
      open
      dismissible={false}
      decoration={<Hearth />}
      title={sentences.sessionInvalid}
      description={[isNewcomer ? welcome : words.signInToContinue, ...(entryIsKept ? [words.typedTextKept] : [])].join(
        ' ',
      )}
    >
      {chosen && <ChosenCampaign campaign={chosen} />}
      {notOpen !== undefined && (
        <Notice tone="info" className="mb-4 wrap-anywhere">
          {words.notOpenCampaign({ title: notOpen })}
        </Notice>
      )}
      {giving && <GiveWithoutAccount {...giving} />}
      <Link variant="button" href={paths.signIn} fullWidth>
        {words.signIn}
      </Link>
      {isNewcomer && (
        <div className="mt-3 grid gap-3">
          <Link variant="button-secondary" href={paths.signUp} fullWidth>
            {words.createAnAccount}
          </Link>
          <Link href={paths.home} className="tap-target justify-self-center">
            {words.homePage}
          </Link>
        </div>
      )}
    </Dialog>
  );
}

/** The foundation's mark in a lit arch. */
function Hearth() {
  return (
    <span
      aria-hidden="true"
      className="-mx-6 -mt-6 mb-6 grid h-36 place-items-end justify-center overflow-hidden rounded-t-pane bg-pine-deep tablet:-mx-8 tablet:-mt-8 forced-colors:hidden"
    >
      <span className="grid h-30 w-44 max-w-[50vw] place-items-center rounded-t-full bg-paper-deep">
        <span className="mt-4 logo h-16" />
      </span>
    </span>
  );
}
