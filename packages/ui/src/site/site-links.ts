import { paths } from '@hearthlight/domain';

/** A link in the top bar or the footer. */
export interface SiteLink {
  label: string;
  href: string;
}

export const donationLink: SiteLink = { label: 'Donation', href: paths.donateNow };
export const aboutLink: SiteLink = { label: 'About', href: paths.about };
export const helpLink: SiteLink = { label: 'Request help', href: paths.requestHelp };

/** The top bar shows it as a button. */
export const joinLink: SiteLink = { label: 'Join Us', href: paths.dashboard };

/** Shown beside `joinLink`. */
export const signInLink: SiteLink = { label: 'Sign in', href: paths.signIn };

/** Replaces `signInLink` for signed-in donors. */
export const dashboardLink: SiteLink = { label: 'Dashboard', href: paths.dashboard };
