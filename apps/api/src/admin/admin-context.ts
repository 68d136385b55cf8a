import type { Database } from '../database/schema.ts';
import type { MailContent } from '../mail/messages.ts';

/** What the functions behind the commands need. */
export interface AdminContext {
  database: Database;
  /** Returns the time in epoch milliseconds. */
  now: () => number;
  /** The operator's user name, for the audit table. */
  actor: string;
  /** The foundation's time zone, in which the days of gifts are counted. */
  timeZone: string;
  folders: PictureFolders;
  /** Returns what mails need. Throws where it is not configured. */
  mailing: () => Mailing;
}

/** What mails of the command line need, which the server sends. */
interface Mailing {
  content: MailContent;
  /** The address of the site, for links. */
  publicUrl: string;
  /** Encrypts mails that wait. */
  secret: string;
}

/** Where the pictures of the site are. */
export interface PictureFolders {
  /** The data folder, which holds the uploaded pictures. */
  data: string;
  /** The content folder, whose pictures are part of the built site. */
  content: string;
}

/** An error that the operator can correct. Its message is a sentence. */
export class AdminError extends Error {}

/** A list that a command prints: as JSON, or as one line per row. */
export interface Listing {
  /** Printed with `--json`. Dates are ISO 8601, amounts are in US dollars. */
  rows: readonly object[];
  /** The same rows as text, with tabs between the columns. */
  lines: readonly string[];
  /** Printed instead of an empty list. */
  empty: string;
}

/** A page of a long list. */
export interface Page extends Listing {
  /** Whether there are more rows after it. */
  hasMore: boolean;
}

/** Which part of a long list. */
export interface PageRange {
  /** The first day, `YYYY-MM-DD`. */
  from?: string | undefined;
  /** The last day. */
  to?: string | undefined;
  /** From 1. Without it, all rows are listed. */
  page?: number | undefined;
}

/** The rows of a page. */
export const pageSize = 200;

/** What a change did, for the audit table, and what it returns. */
interface Change<T> {
  /** The changed row, such as `news 12`. */
  subject: string;
  detail?: string;
  /** Undoes the change, and records nothing, because everything is as it was. */
  isUnchanged?: boolean;
  result: T;
}

/** How a change is made. */
export interface ChangeOptions {
  /** Undoes the change and its audit entry after making them, to see what the change would do. */
  dryRun?: boolean;
}

/** Makes a change and records it in the audit table, both in one transaction. */
export async function audited<T>(
  { actor, database, now }: AdminContext,
  action: string,
  change: (transaction: Database) => Promise<Change<T>>,
  { dryRun = false }: ChangeOptions = {},
): Promise<T> {
  const transaction = await database.startTransaction().execute();
  try {
    const { subject, detail = '', isUnchanged = false, result } = await change(transaction);
    await transaction.insertInto('audit').values({ at: now(), actor, action, subject, detail }).execute();
    if (dryRun || isUnchanged) await transaction.rollback().execute();
    else await transaction.commit().execute();
    return result;
  } catch (error) {
    if (!transaction.isCommitted && !transaction.isRolledBack) {
      await transaction
        .rollback()
        .execute()
        .catch(() => undefined);
    }
    throw error;
  }
}
