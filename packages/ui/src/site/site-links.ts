import { paths } from '@hearthlight/domain';

/** A link in the top bar or the footer. */
export interface SiteLink {
  label: string;
  href: string;
}

/** Links of the top bar and the footer, in the order of specification §2. */
export const pageLinks: readonly SiteLink[] = [
  { label: 'Donation', href: paths.donateNow },
  { label: 'About', href: paths.about },
  { label: 'Request help', href: paths.requestHelp },
];

/** Separate from `pageLinks`, because the top bar shows it as a button. */
export const joinLink: SiteLink = { label: 'Join Us', href: paths.dashboard };

/** Shown beside `joinLink`. */
export const signInLink: SiteLink = { label: 'Sign in', href: paths.signIn };

/** Replaces `signInLink` for signed-in donors. */
export const dashboardLink: SiteLink = { label: 'Dashboard', href: paths.dashboard };
