import type { Campaign } from '../campaigns/entities.ts';
import { pageOfPane, pages, type PaneName } from './pages.ts';

/** The addresses that the site links to. */
export const paths = {
  home: pages.home.path,
  about: pages.about.path,
  ledger: pages.ledger.path,
  books: pages.books.path,
  privacy: pages.privacy.path,
  signUp: pages.signUp.path,
  signIn: pages.signIn.path,
  resetPassword: pages.resetPassword.path,
  dashboard: pages.dashboard.path,
  requestHelp: pages.requestHelp.path,
  donateNow: pages.donateNow.path,
  /** The campaign list of the home page. */
  beneficiaries: '/#beneficiaries',
  /** An unpaired surrogate, which cannot be encoded, becomes the replacement character. */
  news: (title: string) => `/news/${encodeURIComponent(title.toWellFormed())}`,
  /** Receives the comment form of a page without script. */
  comment: (title: string) => `/news/${encodeURIComponent(title.toWellFormed())}/comment`,
  /** A file with the data of the open books. */
  booksFile: (name: string) => `${pages.books.path}/${name}`,
  /** The scan of a published bill. */
  bill: (id: number) => `/bills/${id}`,
  pane: panePath,
} as const;

/**
 * An address on the way to the donation form, such as `/signin`, with the campaign that was chosen on another page. By
 * its title, because the campaigns of the home page have no number.
 */
export const withCampaign = (path: string, { title }: Pick<Campaign, 'title'>): string =>
  `${path}?campaign=${encodeURIComponent(title.toWellFormed()).replaceAll('%20', '+')}`;

/** The address of a dashboard pane: its own page where it has one, else a query of `/dashboard`. */
function panePath(pane: PaneName): string {
  return pageOfPane(pane)?.path ?? `${pages.dashboard.path}?pane=${pane}`;
}

/**
 * The title in a news address such as `/news/50%25%20more%2Fless`, in any language; `undefined` if it is wrongly
 * encoded.
 */
export function newsTitleOf(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname.replace(/^.*?\/news\//, '').replace(/\/$/, ''));
  } catch {
    return undefined;
  }
}
