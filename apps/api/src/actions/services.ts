import type { Content } from '@hearthlight/content';
import type { Foundation } from '@hearthlight/domain';

import type { Database, Engine } from '../database/schema.ts';
import type { SecureRandom } from '../lib/secure-random.ts';
import type { ResponseCache } from '../platform/http/response-cache.ts';
import type { StaffSession } from '../platform/http/staff-session.ts';
import type { Limits } from '../platform/limits/limits.ts';
import type { Mailer, MailTransport } from '../platform/mail/mailer.ts';
import type { MailContent } from '../platform/mail/messages.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import type { SiteFiles } from '../platform/site/files.ts';
import type { Uploads } from '../platform/uploads/uploads.ts';
import type { ActionContext, DeskActionContext } from './action.ts';

export interface Passwords {
  /** `network` is the client's network. Networks share the queue. */
  hash: (password: string, network?: string) => Promise<string>;
  /** Whether a password matches. Without a hash (unknown account), returns `false` after the same time. */
  verify: (passwordHash: string | undefined, password: string, network?: string) => Promise<boolean>;
}

/** Services that the features of the server use. Tests replace some of them. */
export interface Services extends Pick<
  ActionContext,
  'knownPayers' | 'languages' | 'mailing' | 'needsApproval' | 'timeZone'
> {
  database: Database;
  /** For public reads, never for a donor's data: may be a replica. */
  readDatabase: Database;
  engine: Engine;
  /** The PostgreSQL server. Without it, the database is the SQLite file in `dataDirectory`. */
  databaseUrl?: string | undefined;
  dataDirectory: string;
  /** Uploaded pictures and scanned bills. */
  uploads: Uploads;
  /** Epoch milliseconds. */
  now: () => number;
  random: SecureRandom;
  passwords: Passwords;
  limits: Limits;
  mailer: Mailer;
  /** Sends test mails without the queue. */
  transport: MailTransport;
  /** The outbox, if mails are stored instead of sent. */
  outbox?: Outbox;
  /** The foundation's content, with the other languages of the site. */
  content: Content & MailContent;
  foundation: Foundation;
  /** The built site. */
  site: SiteFiles;
  /** Signs tokens and statements, and keys digests. */
  secret: string;
  /** Returns the site's public URL, without a trailing slash. */
  publicUrl: () => string;
  /** Returns the origin at which the desk is served. */
  deskOrigin: () => string;
  /** Invalidated when the news changes. */
  newsCache: ResponseCache;
  /** Invalidated when the books change. */
  booksCache: ResponseCache;
  /** Invalidated when the books, the news or the impact updates change. */
  openBooksCache: ResponseCache;
  /** Invalidated when the news or the campaigns of the home page change. */
  homeCache: ResponseCache;
  /** Logs an error that does not fail the call. */
  logError: (error: unknown) => void;
}

/** Services that the desk's calls use. */
export interface DeskServices extends Services {
  /** Returns the context of an action of the signed-in person. */
  contextOf: (session: StaffSession) => DeskActionContext;
}
