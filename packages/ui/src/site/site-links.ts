import { paths } from '@hearthlight/domain';

export interface SiteLink {
  label: string;
  href: string;
}

/** The pages that the top bar and the footer name, in the order of `spec §2`. Join Us stands apart: it is a pill. */
export const pageLinks: readonly SiteLink[] = [
  { label: 'Donation', href: paths.donateNow },
  { label: 'About', href: paths.about },
  { label: 'Request help', href: paths.requestHelp },
];

export const joinLink: SiteLink = { label: 'Join Us', href: paths.dashboard };
