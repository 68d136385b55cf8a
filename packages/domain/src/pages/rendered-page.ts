import type { CallResponse } from '../calls/calls.ts';
import type { Result } from '../calls/result.ts';
import type { NewComment } from '../comments/new-comment.ts';

/** A comment that a browser posted without script, and its result. */
export interface PostedComment {
  /** The entries, empty after success. */
  entry: NewComment;
  result: Result;
}

/**
 * The data that a page was rendered from. The server includes it in the page, so that the browser hydrates the same
 * data.
 */
export interface PageData {
  /** The time that ages of comments are relative to, ISO 8601. */
  renderedAt: string;
  /** The response of `latestNews`, with excerpts for the articles' HTML. */
  latestNews?: CallResponse<'latestNews'>;
  /** The response of `homeCampaigns`, if home shows them. */
  homeCampaigns?: CallResponse<'homeCampaigns'>;
  /** The response of `newsDetail` for the title in the address; `null` for a title that no article has. */
  newsDetail?: CallResponse<'newsDetail'> | null;
  /** The page of the comments in `newsDetail`, counted from 1, and the number of comments on all pages. */
  comments?: { page: number; total: number };
  /** The response of `books`. */
  books?: CallResponse<'books'>;
  /** The response of `openBooks`. */
  openBooks?: CallResponse<'openBooks'>;
  /** The response of `ledger`. */
  ledger?: CallResponse<'ledger'>;
  /** The comment that was posted to this page. */
  postedComment?: PostedComment;
}

/** The screens that the server renders with data. Each has a template in the build. */
export type RenderedScreen = 'home' | 'news' | 'about' | 'ledger' | 'books';

/** A page to render. */
export interface PageRequest {
  /** Path, and the query as far as the page depends on it. */
  address: string;
  data: PageData;
  /** Returns HTML of an article without anything that could run. Called for all HTML that is rendered. */
  sanitizeHtml: (html: string) => string;
}

/** The module that `apps/web` builds for the server. */
export interface PageRenderer {
  /** Renders the page into its template, a built page with an empty body. The head is left to the server. */
  renderPage: (template: string, page: PageRequest) => Promise<string>;
}
