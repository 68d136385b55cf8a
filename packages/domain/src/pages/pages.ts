import { pages as titles } from '@hearthlight/words/pages';

import type { Foundation } from '../foundation/foundation.ts';

/**
 * The panes of the dashboard in the order of its menu. Event registration repeats the campaigns pane (specification
 * §2).
 */
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

/** The facts in titles and descriptions. */
export type PageFacts = Pick<Foundation, 'name' | 'tagline' | 'description' | 'descriptions' | 'privacy'>;

/** The route component that shows a page: `apps/web/src/routes/<screen>.tsx`. */
export type Screen =
  | 'home'
  | 'about'
  | 'ledger'
  | 'books'
  | 'privacy'
  | 'sign-up'
  | 'sign-in'
  | 'reset-password'
  | 'dashboard';

export interface Page {
  path: string;
  /** A second address of the same page. */
  alias?: string;
  screen: Screen;
  title: (facts: PageFacts) => string;
  description: (facts: PageFacts) => string;
  /** Whether search engines may show the page. Indexed pages are listed in the sitemap. */
  indexed: boolean;
  /**
   * The content of the built HTML: content to read, a form to fill in, or the frame of a guarded page, whose content is
   * a donor's data.
   */
  beforeScript: 'read' | 'form' | 'frame';
  /** The dashboard pane at this address. A page with a pane is behind the access guard. */
  pane?: PaneName;
}

/**
 * The pages with a fixed address (specification §2). Addresses, routes, build-time rendering, heads, the sitemap and
 * `robots.txt` are derived from this table. News articles are not in it: their titles come from the database.
 */
export const pages = {
  home: {
    path: '/',
    alias: '/home',
    screen: 'home',
    title: ({ name, tagline }) => titles.home({ name, tagline }),
    description: ({ description }) => description,
    indexed: true,
    beforeScript: 'read',
  },
  about: {
    path: '/about',
    screen: 'about',
    title: ({ name }) => titles.about({ name }),
    description: ({ descriptions }) => descriptions.about ?? '',
    indexed: true,
    beforeScript: 'read',
  },
  ledger: {
    path: '/ledger',
    screen: 'ledger',
    title: ({ name }) => titles.ledger({ name }),
    description: ({ name }) => titles.ledgerDescription({ name }),
    indexed: true,
    beforeScript: 'form',
  },
  books: {
    path: '/books',
    screen: 'books',
    title: ({ name }) => titles.books({ name }),
    description: ({ name }) => titles.booksDescription({ name }),
    indexed: true,
    beforeScript: 'read',
  },
  privacy: {
    path: '/privacy',
    screen: 'privacy',
    // Empty for a foundation without this page.
    title: ({ name, privacy }) => (privacy ? titles.article({ title: privacy.title, name }) : ''),
    description: ({ privacy }) => privacy?.intro ?? '',
    indexed: true,
    beforeScript: 'read',
  },
  signUp: {
    path: '/signup',
    screen: 'sign-up',
    title: () => titles.signUp,
    description: ({ descriptions }) => descriptions.signUp ?? '',
    indexed: true,
    beforeScript: 'form',
  },
  signIn: {
    path: '/signin',
    screen: 'sign-in',
    title: () => titles.signIn,
    description: ({ descriptions }) => descriptions.signIn ?? '',
    indexed: true,
    beforeScript: 'form',
  },
  resetPassword: {
    path: '/reset-password',
    screen: 'reset-password',
    title: () => titles.resetPassword,
    description: ({ descriptions }) => descriptions.resetPassword ?? '',
    indexed: false,
    beforeScript: 'form',
  },
  dashboard: {
    path: '/dashboard',
    screen: 'dashboard',
    title: () => titles.dashboard,
    description: ({ descriptions }) => descriptions.dashboard ?? '',
    indexed: false,
    beforeScript: 'frame',
    pane: 'dashboard',
  },
  requestHelp: {
    path: '/request-help',
    screen: 'dashboard',
    title: () => titles.requestHelp,
    description: ({ descriptions }) => descriptions.requestHelp ?? '',
    indexed: false,
    beforeScript: 'frame',
    pane: 'help',
  },
  donateNow: {
    path: '/donate-now',
    screen: 'dashboard',
    title: () => titles.donateNow,
    description: ({ descriptions }) => descriptions.donateNow ?? '',
    indexed: false,
    beforeScript: 'frame',
    pane: 'donate',
  },
} as const satisfies Record<string, Page>;

/** The rows of `pages`. */
export const pageList: readonly Page[] = Object.values(pages);

/** Whether a foundation has a page of the table. */
export const isShown = (page: Page, { privacy }: Pick<Foundation, 'privacy'>): boolean =>
  page !== pages.privacy || privacy !== undefined;

/** The addresses of a page: its own and, where it has one, its alias. */
export const addressesOf = ({ path, alias }: Page): string[] => (alias ? [path, alias] : [path]);

/** The page with this pane at its own address, if there is one. */
export const pageOfPane = (pane: PaneName): Page | undefined => pageList.find((page) => page.pane === pane);

/** The page at an address, with or without a slash at its end. `?pane=` selects among the panes of the dashboard. */
export function pageAt(pathname: string, search = ''): Page | undefined {
  const path = pathname.replace(/\/+$/, '') || pages.home.path;
  const page = pageList.find((row) => addressesOf(row).includes(path));
  return page?.pane === 'dashboard' ? (pageOfPane(selectedPane(search)) ?? page) : page;
}

/** The pane that an address selects; the dashboard's own pane for an unknown one. */
export function paneOf(pathname: string, search: string): PaneName {
  const own = pageAt(pathname)?.pane ?? 'dashboard';
  return own === 'dashboard' ? selectedPane(search) : own;
}

function selectedPane(search: string): PaneName {
  const name = /[?&]pane=([^&]*)/.exec(search)?.[1];
  return paneNames.find((pane) => pane === name) ?? 'dashboard';
}

/**
 * The file that the build renders for an address with a query. Each pane of the dashboard has its own, because the
 * browser continues from the frame that it got.
 */
export function builtPageAt(pathname: string, search: string): string {
  const own = pageAt(pathname)?.pane;
  const pane = paneOf(pathname, search);
  return own === undefined || own === pane ? pathname : `${pathname}/${pane}.html`;
}

/** The title of a news article's page. */
export const articlePageTitle = (title: string, { name }: Pick<PageFacts, 'name'>): string =>
  titles.article({ title, name });
