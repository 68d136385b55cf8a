import { paths } from '@hearthlight/domain';

import type { Words } from '../words/words-provider.tsx';

/** A link in the top bar or the footer. */
export interface SiteLink {
  label: string;
  href: string;
}

/** The links that the top bar and the footer share. */
export const siteLinks = (words: Words['site']) =>
  ({
    donation: { label: words.donation, href: paths.donateNow },
    about: { label: words.about, href: paths.about },
    help: { label: words.requestHelp, href: paths.requestHelp },
    /** The top bar shows it as a button. */
    join: { label: words.joinUs, href: paths.dashboard },
    /** Shown beside `join`. */
    signIn: { label: words.signIn, href: paths.signIn },
    /** Replaces `signIn` for signed-in donors. */
    dashboard: { label: words.dashboard, href: paths.dashboard },
  }) satisfies Record<string, SiteLink>;
