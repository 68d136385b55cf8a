/** The eight menu items of the dashboard. Event registration shows the campaigns pane once more (`spec §2`). */
export const paneNames = [
  'dashboard',
  'campaigns',
  'donate',
  'history',
  'updates',
  'account',
  'help',
  'events',
] as const;
export type PaneName = (typeof paneNames)[number];

/** The addresses of the site, each written once (`spec §2`, route table). */
export const paths = {
  home: '/',
  homeAlias: '/home',
  about: '/about',
  signUp: '/signup',
  signIn: '/signin',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  requestHelp: '/request-help',
  donateNow: '/donate-now',
  /** The section of the home page in which campaigns, the beneficiaries, are listed. */
  beneficiaries: '/#beneficiaries',
  /** Half a surrogate pair, which cannot be encoded, becomes the replacement character. */
  news: (title: string) => `/news/${encodeURIComponent(title.toWellFormed())}`,
  pane: panePath,
} as const;

/** The address of a dashboard pane: two have their own path, the others ride on `/dashboard`. */
function panePath(pane: PaneName): string {
  if (pane === 'help') return '/request-help';
  if (pane === 'donate') return '/donate-now';
  return pane === 'dashboard' ? '/dashboard' : `/dashboard?pane=${pane}`;
}

/** The pane that an address asks for; the dashboard's own for one that nobody knows. */
export function paneOf(pathname: string, search: string): PaneName {
  if (pathname.startsWith('/request-help')) return 'help';
  if (pathname.startsWith('/donate-now')) return 'donate';
  const asked = /[?&]pane=([^&]*)/.exec(search)?.[1];
  return paneNames.find((pane) => pane === asked) ?? 'dashboard';
}

/** The title in a news address such as `/news/50%25%20more%2Fless`, or `undefined` for one that is wrongly encoded. */
export function newsTitleOf(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname.replace(/^\/news\//, '').replace(/\/$/, ''));
  } catch {
    return undefined;
  }
}
