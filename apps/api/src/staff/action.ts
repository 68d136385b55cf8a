import type { Database } from '../database/schema.ts';
import type { MailContent } from '../mail/messages.ts';

/** Dependencies of the actions of staff: functions that the command line and the desk call. */
export interface ActionContext {
  database: Database;
  /** Returns the time in epoch milliseconds. */
  now: () => number;
  /** Who acts, for the audit table: the operator’s user name, or a staff member’s name. */
  actor: string;
  /** The foundation's time zone, which determines the day of a gift. */
  timeZone: string;
  folders: PictureFolders;
  /** Returns the mail settings. Throws if mail is not configured. */
  mailing: () => Mailing;
}

/** What the command line needs to queue mails; the server sends them. */
interface Mailing {
  content: MailContent;
  /** The address of the site, for links. */
  publicUrl: string;
  /** Encrypts queued mails. */
  secret: string;
}

/** Folders with the site's pictures. */
export interface PictureFolders {
  /** The data folder, with uploaded pictures. */
  data: string;
  /** The content folder, whose pictures are built into the site. */
  content: string;
}

/** An error that whoever acts can correct. Its message is a sentence. */
export class ActionError extends Error {}

/** A list that a command prints: as JSON, or as one line per row. */
export interface Listing {
  /** Printed with `--json`. Dates are ISO 8601, amounts are in the currency’s major unit. */
  rows: readonly object[];
  /** The same rows as text, with tab-separated columns. */
  lines: readonly string[];
  /** Printed instead of an empty list. */
  empty: string;
}

/** A page of a long list. */
export interface Page extends Listing {
  /** Whether more rows follow. */
  hasMore: boolean;
}

/** Selects a part of a long list. */
export interface PageRange {
  /** The first day, `YYYY-MM-DD`. */
  from?: string | undefined;
  /** The last day. */
  to?: string | undefined;
  /** From 1. Without it, all rows are listed. */
  page?: number | undefined;
}

/** The outcome of a change: its audit entry and its result. */
interface Change<T> {
  /** The changed object, such as `news 12`. */
  subject: string;
  detail?: string;
  /** Rolls the transaction back, because nothing changed. */
  isUnchanged?: boolean;
  result: T;
}

/** Options of a change. */
export interface ChangeOptions {
  /** Rolls back the change and its audit entry, to preview the result. */
  dryRun?: boolean;
}

/** Makes a change and records it in the audit table in one transaction. */
export async function audited<T>(
  { actor, database, now }: ActionContext,
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
