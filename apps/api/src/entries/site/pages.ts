import {
  builtPageAt,
  excerptOf,
  type NewsArticle,
  newsTitleOf,
  pageAt,
  type PageData,
  pages,
  paths,
  type PostedComment,
  type RenderedScreen,
} from '@hearthlight/domain';
import { currentLanguage } from '@hearthlight/words/current-language';
import { serverPages } from '@hearthlight/words/server-pages';

import { factsForActions } from '../../actions/action.ts';
import type { Services } from '../../actions/services.ts';
import { homeCampaigns } from '../../features/campaigns/home-campaigns.ts';
import { commentMessage } from '../../features/comments/post-comment.ts';
import { ledgerIndex } from '../../features/ledger/public-ledger.ts';
import {
  articleByOtherTitle,
  articleByTitle,
  campaignByTitle,
  latestNews,
  newsDetail,
  titlesOf,
} from '../../features/news/articles.ts';
import { readOpenBooks } from '../../features/open-books/open-books.ts';
import { publicBooks } from '../../features/open-books/public-books.ts';
import { escapeHtml, markup, withTag } from '../../lib/html.ts';
import { entityTag } from '../../platform/http/etag.ts';
import { languageAttributes } from '../../platform/http/language.ts';
import { RefusedCall, refusals } from '../../platform/http/refusal.ts';
import type { ResponseCache } from '../../platform/http/response-cache.ts';
import { errorPage } from '../../platform/site/error-page.ts';
import type { SiteFiles } from '../../platform/site/files.ts';
import type { SiteRenderer } from './renderer.ts';
import { articleCard, pageCard, type ShareCard, withCampaignCard, withCard, withoutCard } from './share-card.ts';

export interface PageServices extends Services {
  /** Whether pages say that nothing can be changed. */
  isInMaintenance: () => Promise<boolean>;
  /** `undefined` if the site was built without a renderer or for another backend. */
  renderer: Promise<SiteRenderer | undefined>;
}

/** A request for a page. */
export interface PageVisit {
  /** The path in the default language, without a trailing slash. */
  address: string;
  query: URLSearchParams;
  /** Whether the browser sent `Save-Data`. */
  savesData: boolean;
}

/** The data of a rendered page. */
interface RenderedData {
  /** Caches the page until the data changes. */
  cache: ResponseCache;
  /** The part of the query that the page depends on. */
  search?: string;
  read: () => Promise<Omit<PageData, 'renderedAt'>>;
}

/** A page to send. */
export interface SentPage {
  status: number;
  body: string | Buffer;
  etag?: string;
}

const isArticle = (address: string) => /^\/news\/[^/]+$/.test(address);

/** Maximum age of a rendered article in milliseconds, because it shows ages of comments in hours. */
const ageLifetime = 10 * 60_000;

/** Returns the page of a site that is not built yet. */
function notBuilt(): SentPage {
  const sentence = withTag(serverPages.buildTheSite, 'code', (command) => markup`<code>${command}</code>`);
  const page = markup`<!doctype html><html ${languageAttributes()}><title>${serverPages.notBuilt}</title><p>${sentence}</p></html>`;
  return { status: 503, body: page.text };
}

const noEntry = { comentator_name: '', comment: '' };

/** Adds a sentence above a page. Its tag differs, so that no browser keeps the page after the maintenance. */
function withMaintenance({ body, status }: SentPage): SentPage {
  const notice = markup`<p role="status" class="maintenance">${serverPages.maintenance}</p><div id="root"`;
  return { status, body: String(body).replace('<div id="root"', () => notice.text) };
}

/**
 * The pages of the site. Pages with news or books are rendered with data and cached until it changes. If rendering
 * fails, they are sent without data and the browser makes the calls. Other pages are prerendered by the build.
 */
export class SitePages {
  readonly #services: PageServices;
  /** Prerendered pages with share cards, by language and address. */
  readonly #fixed = new Map<string, { body: Buffer; etag: string }>();

  constructor(services: PageServices) {
    this.#services = services;
  }

  /** Returns the page at an address. */
  async at(visit: PageVisit): Promise<SentPage> {
    const page = await this.#at(visit);
    return (await this.#services.isInMaintenance()) ? withMaintenance(page) : page;
  }

  async #at(visit: PageVisit): Promise<SentPage> {
    const { address } = visit;
    if (!this.#services.site.isBuilt) return notBuilt();
    const screen = pageAt(address)?.screen;
    if (screen === pages.home.screen) return this.#home(visit);
    if (screen === pages.about.screen) return this.#about(visit);
    if (screen === pages.ledger.screen) return this.#ledger(visit);
    if (screen === pages.books.screen) return this.#books(visit);
    const card = pageCard(address, this.#services.site.foundation);
    const file = builtPageAt(address, `?${visit.query.toString()}`);
    const built = this.#services.site.page(file);
    if (card && built !== undefined)
      return (await this.#campaignPage(built, card, visit)) ?? this.#fixedPage(built, visit, file);
    if (!isArticle(address)) return unknownPage(this.#services.site, visit.savesData);
    return this.#article(newsTitleOf(address), visit);
  }

  /**
   * Returns the address of an article if `address` contains a former title or the title in another language, and that
   * of a page or article if `address` begins with capitals.
   */
  async movedTo(address: string): Promise<string | undefined> {
    // The routes of the browser match in any case, so it would show the page.
    const own = address.replace(/^\/[^/]+/, (first) => first.toLowerCase());
    if (own !== address && (pageAt(own) || isArticle(own))) return this.#services.site.addressOf(own);
    const title = isArticle(address) ? newsTitleOf(address) : undefined;
    // PostgreSQL rejects text with a null character.
    if (title === undefined || title.includes('\0')) return undefined;
    const article = await articleByOtherTitle(this.#services, title);
    return article && this.#services.site.addressOf(paths.news(article.title));
  }

  /** Returns the page of an article with a refused comment. Throws a 404 for an unknown title. */
  async withPostedComment(title: string, postedComment: PostedComment, visit: PageVisit): Promise<string> {
    const renderer = await this.#services.renderer;
    if (renderer) return this.#renderArticle(renderer, title, { page: 1, postedComment, visit });
    throw new RefusedCall(400, postedComment.result.message ?? refusals.badRequest);
  }

  #home(visit: PageVisit): Promise<SentPage> {
    const { content, database, homeCache, languages, newsCache, now, site } = this.#services;
    const { liveCampaigns } = content.home;
    const allStories = visit.query.get('stories') === 'all';
    const { timeZone } = site.foundation;
    return this.#rendered(pages.home, visit, {
      cache: liveCampaigns ? homeCache : newsCache,
      search: allStories ? '?stories=all' : '',
      read: async () => ({
        latestNews: (await latestNews(this.#services)).map(withExcerpt),
        ...(liveCampaigns && {
          homeCampaigns: await homeCampaigns({ database, languages, now, timeZone }),
        }),
      }),
    });
  }

  #about(visit: PageVisit): Promise<SentPage> {
    const { booksCache, database, site } = this.#services;
    const { needsApproval } = factsForActions(site.foundation);
    const read = async () => ({ books: await publicBooks(database, needsApproval) });
    return this.#rendered(pages.about, visit, { cache: booksCache, read });
  }

  #ledger(visit: PageVisit): Promise<SentPage> {
    const { booksCache, database } = this.#services;
    const read = async () => ({ ledger: await ledgerIndex(database) });
    return this.#rendered(pages.ledger, visit, { cache: booksCache, read });
  }

  #books(visit: PageVisit): Promise<SentPage> {
    const read = async () => ({ openBooks: await readOpenBooks(this.#services) });
    return this.#rendered(pages.books, visit, { cache: this.#services.openBooksCache, read });
  }

  /** Returns a page rendered with data or, if that fails, prerendered by the build. */
  async #rendered(
    { path, screen }: { path: string; screen: RenderedScreen },
    visit: PageVisit,
    { cache, search = '', read }: RenderedData,
  ): Promise<SentPage> {
    const { logError, publicUrl, renderer, site } = this.#services;
    const found = await renderer;
    const render = async (renderPage: SiteRenderer['renderPage']) => {
      const data: PageData = { ...this.#renderedAt(), ...(await read()) };
      const html = await renderPage(screen, { address: path + search, data });
      const card = pageCard(path, site.foundation);
      return adapt(card ? withCard(html, card, publicUrl()) : html, visit.savesData);
    };
    try {
      if (found) {
        const cacheKey = JSON.stringify(['page', path, search, visit.savesData]);
        return { status: 200, ...(await cache.get(cacheKey, () => render(found.renderPage))) };
      }
    } catch (error) {
      logError(error);
    }
    return this.#fixedPage(site.page(path) ?? '', visit);
  }

  async #article(title: string | undefined, visit: PageVisit): Promise<SentPage> {
    const { logError, newsCache, now, renderer } = this.#services;
    // PostgreSQL rejects text with a null character.
    if (title === undefined || title.includes('\0')) return unknownPage(this.#services.site, visit.savesData);
    const found = await renderer;
    if (!found) return this.#shell(title, visit);
    const page = pageNumber(visit.query.get('comments'));
    const postedComment = thanksFor(visit.query.get('comment'));
    const time = Math.floor(now() / ageLifetime);
    const key = JSON.stringify(['page', title, page, postedComment, visit.savesData, time]);
    try {
      const render = () => this.#renderArticle(found, title, { page, postedComment, visit });
      return { status: 200, ...(await newsCache.get(key, render)) };
    } catch (error) {
      if (error instanceof RefusedCall && error.status === 404) return this.#unknownArticle(visit);
      logError(error);
      return this.#shell(title, visit);
    }
  }

  async #renderArticle(
    renderer: SiteRenderer,
    title: string,
    { page, postedComment, visit }: { page: number; postedComment?: PostedComment | undefined; visit: PageVisit },
  ): Promise<string> {
    const { publicUrl, site } = this.#services;
    const { commentCount: total, detail } = await newsDetail(this.#services, title, page);
    const isOtherTitle = detail.news_details.title !== title;
    if (isOtherTitle || (page > 1 && detail.comments.length === 0)) throw new RefusedCall(404, refusals.notFound);
    const data: PageData = {
      ...this.#renderedAt(),
      newsDetail: { ...detail, latest_news: detail.latest_news.map(withExcerpt) },
      comments: { page, total },
      ...(postedComment && { postedComment }),
    };
    const html = await renderer.renderPage('news', { address: paths.news(title), data });
    const card = articleCard(
      { ...detail.news_details, titles: await titlesOf(this.#services, detail.news_details.id) },
      site.foundation,
    );
    return adapt(withCard(html, card, publicUrl()), visit.savesData);
  }

  /** Returns an article without content, if it cannot be rendered. The browser makes the call. */
  async #shell(title: string, visit: PageVisit): Promise<SentPage> {
    const { publicUrl, site } = this.#services;
    const article = await articleByTitle(this.#services, title);
    if (!article) return this.#unknownArticle(visit);
    const titles = await titlesOf(this.#services, article.id);
    const html = withCard(site.shell ?? '', articleCard({ ...article, titles }, site.foundation), publicUrl());
    return { status: 200, body: adapt(html, visit.savesData) };
  }

  #unknownArticle(visit: PageVisit): SentPage {
    const { foundation, newsNotFound } = this.#services.site;
    if (newsNotFound === undefined) return unknownPage(this.#services.site, visit.savesData);
    return { status: 404, body: adapt(withoutCard(newsNotFound, foundation), visit.savesData) };
  }

  /** Returns a prerendered page with the share card of the campaign that its address names, if there is one. */
  async #campaignPage(built: string, card: ShareCard, visit: PageVisit): Promise<SentPage | undefined> {
    const title = visit.query.get('campaign');
    // PostgreSQL rejects text with a null character.
    if (title === null || title.includes('\0')) return undefined;
    const campaign = await campaignByTitle(this.#services, title);
    if (!campaign) return undefined;
    const { publicUrl, site } = this.#services;
    const html = withCard(built, withCampaignCard(card, campaign, site.foundation), publicUrl());
    return { status: 200, body: adapt(html, visit.savesData) };
  }

  /** Returns a prerendered page with its share card. */
  #fixedPage(built: string, { address, savesData }: PageVisit, file = address): SentPage {
    const key = JSON.stringify([currentLanguage(), file, savesData]);
    const known = this.#fixed.get(key);
    if (known) return { status: 200, ...known };
    const card = pageCard(address, this.#services.site.foundation);
    const html = card ? withCard(built, card, this.#services.publicUrl()) : built;
    const body = Buffer.from(adapt(html, savesData));
    const page = { body, etag: entityTag(body) };
    this.#fixed.set(key, page);
    return { status: 200, ...page };
  }

  #renderedAt(): Pick<PageData, 'renderedAt'> {
    return { renderedAt: new Date(this.#services.now()).toISOString() };
  }
}

/** Returns the page for an unknown address. */
export function unknownPage({ addressOf, foundation, notFound, shell }: SiteFiles, savesData: boolean): SentPage {
  const page = notFound ?? shell;
  return {
    status: 404,
    body:
      page === undefined
        ? errorPage(refusals.notFound, addressOf('/'))
        : adapt(withoutCard(page, foundation), savesData),
  };
}

/** Replaces the text by its excerpt, because lists show only that. */
const withExcerpt = (article: NewsArticle): NewsArticle => ({
  ...article,
  detail: escapeHtml(excerptOf(article.detail)),
});

/** Parses a page number. Returns 1 for anything invalid. */
const pageNumber = (text: string | null) => (text !== null && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1);

/** Returns the message after a comment was posted without JavaScript, from the query of the redirect. */
function thanksFor(state: string | null): PostedComment | undefined {
  if (state !== 'shown' && state !== 'held') return undefined;
  return { entry: noEntry, result: { ok: true, message: commentMessage(state) } };
}

/** Adapts a page to `Save-Data`: no font preloads, and scripts start only on demand. */
function adapt(html: string, savesData: boolean): string {
  if (!savesData) return html;
  return html.replace('<html ', '<html data-save-data ').replaceAll(/<link rel="preload"[^>]*as="font"[^>]*>\n?/g, '');
}
