import type { Content } from '@hearthlight/content';
import type { Language } from '@hearthlight/domain';
import type { FastifyBaseLogger } from 'fastify';

import { factsForActions } from '../actions/action.ts';
import type { Feature } from '../actions/feature.ts';
import type { Services } from '../actions/services.ts';
import { homeCampaignsVersion } from '../features/campaigns/home-campaigns.ts';
import { features as allFeatures, mailKindsOf } from '../features/index.ts';
import { newsVersion } from '../features/news/news-version.ts';
import { openBooksVersion } from '../features/open-books/open-books.ts';
import { booksVersion } from '../features/open-books/public-books.ts';
import { ResponseCache } from '../platform/http/response-cache.ts';
import { createLimits, type Limits } from '../platform/limits/limits.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { SiteFiles } from '../platform/site/files.ts';

/** The parts that the server is built from. Tests replace some of them. */
export interface Deps extends Pick<
  Services,
  | 'dataDirectory'
  | 'database'
  | 'databaseUrl'
  | 'engine'
  | 'mailer'
  | 'now'
  | 'outbox'
  | 'passwords'
  | 'publicUrl'
  | 'random'
  | 'secret'
  | 'transport'
  | 'uploads'
> {
  /** Default: `database`. */
  readDatabase?: Services['readDatabase'];
  /** The foundation's content, for pages, mails and share cards. */
  content: Content;
  /** The content in the other languages of the site. */
  translations?: ReadonlyMap<Language, Content>;
  /** Default: all. */
  features?: readonly Feature[];
  /** The origin for the site's calls, if it is not this server. */
  backend?: string;
  /** Whether `Strict-Transport-Security` includes the subdomains. */
  hstsSubdomains?: boolean;
  siteDirectory: string;
  /** The origin at which the desk is served, if it has its own. */
  deskUrl?: string;
  /** The built desk. */
  deskDirectory: string;
  trustProxy: string[];
  /** Whether demo accounts and development pages exist for requests from this machine. Default: no. */
  isLocal?: boolean;
  /** Receives requests, security events and unexpected errors. */
  log: FastifyBaseLogger | false;
  metrics?: Metrics;
  isMailWorkerRunning: () => boolean;
}

/** Returns what the features use. */
export function createServices(deps: Deps, log: FastifyBaseLogger, site: SiteFiles): Services {
  const { database, features = allFeatures, publicUrl, secret, translations } = deps;
  const content = { ...deps.content, ...(translations && { translations }) };
  const { foundation } = content;
  const kinds = mailKindsOf(features);
  return {
    ...deps,
    ...factsForActions(foundation),
    ...createCaches(deps),
    content,
    deskOrigin: () => deps.deskUrl ?? publicUrl(),
    foundation,
    limits: measuredLimits(deps, log),
    logError: (error) => log.error(error),
    mailing: () => ({ content, kinds, publicUrl: publicUrl(), secret }),
    readDatabase: deps.readDatabase ?? database,
    site,
  };
}

/**
 * Versions are read from the database that the cached data comes from, so that no outdated response counts as current.
 */
function createCaches({ content, database, now, readDatabase = database }: Deps) {
  const services = { database: readDatabase, now, timeZone: content.foundation.timeZone };
  return {
    newsCache: new ResponseCache(() => newsVersion(services)),
    booksCache: new ResponseCache(() => booksVersion(readDatabase)),
    openBooksCache: new ResponseCache(async () =>
      [await newsVersion(services), await openBooksVersion(readDatabase)].join(' '),
    ),
    homeCache: new ResponseCache(async () =>
      [await newsVersion(services), await homeCampaignsVersion(services)].join(' '),
    ),
  };
}

/** Creates the limits, which log the first attempt beyond one and count all of them. */
const measuredLimits = ({ database, metrics, now, secret }: Deps, log: FastifyBaseLogger): Limits =>
  createLimits({
    database,
    now,
    secret,
    onReached: ({ event = 'limit-reached', name }) => log.warn({ event, limit: name }, 'A limit was reached.'),
    onRefused: ({ name }) => metrics?.countLimit(name),
  });
