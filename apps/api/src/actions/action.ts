import { type Foundation, type Refusal, type SiteLanguages, truncate } from '@hearthlight/domain';
import { type ActionName, loggedFields } from '@hearthlight/domain/desk';

import type { Database } from '../database/schema.ts';
import { RefusedCall } from '../platform/http/refusal.ts';
import type { MailKinds } from '../platform/mail/mailer.ts';
import type { MailContent } from '../platform/mail/messages.ts';
import type { Uploads } from '../platform/uploads/uploads.ts';
import type { Actor } from './actor.ts';
import { keepSession } from './keep-session.ts';
import { type PictureUses, recordUses } from './picture-uses.ts';
import { type Subject, subjectText } from './subject.ts';

/** Dependencies of the actions of staff: functions that the command line and the desk call. */
export interface ActionContext extends Actor {
  /** Whether a second person must approve a bill before it is paid or published, and confirm the closing of a month. */
  needsApproval: boolean;
  /** The foundation's time zone, which determines the day of a gift. */
  timeZone: string;
  /** Payers in bank statements who are no givers. */
  knownPayers?: KnownPayers | undefined;
  /** The languages of the site, the default first. */
  languages: SiteLanguages;
  folders: PictureFolders;
  /** The entries that use uploaded pictures. */
  pictureUses: readonly PictureUses[];
  /** Returns the mail settings. Throws if mail is not configured. */
  mailing: () => Mailing;
}

/** See `ActionContext`. */
export interface KnownPayers {
  /** Payment providers, beside the known ones, whose payouts are in bank statements. */
  providers: readonly string[];
  /** The foundation's own names, which it has in transfers between its accounts. */
  own: readonly string[];
}

/** Returns what actions need to know about the foundation. */
export const factsForActions = ({
  bankAccount,
  billApproval,
  languages,
  name,
  paymentProviders = [],
  product,
  timeZone,
}: Foundation) => ({
  languages,
  knownPayers: { providers: paymentProviders, own: [name, product, bankAccount?.holder ?? name] },
  needsApproval: billApproval !== 'nobody',
  timeZone,
});

/** Dependencies of an action in the desk. */
export interface DeskActionContext extends ActionContext {
  staff: NonNullable<ActionContext['staff']>;
}

/** Services that queue mails, which the server sends, and sign the ledger. */
interface Mailing {
  content: MailContent;
  kinds: MailKinds;
  /** The address of the site, for links. */
  publicUrl: string;
  /** Encrypts queued mails and signs the ledger. */
  secret: string;
}

/** Where the site's pictures are. */
export interface PictureFolders {
  /** Uploaded pictures and scans. */
  uploads: Uploads;
  /** The content folder, whose pictures are built into the site. */
  content: string;
}

/** Services that find and store pictures. */
export type PictureSource = Pick<ActionContext, 'database' | 'folders'>;

/** The parts of an action's error besides its sentence. */
interface ErrorOptions {
  /** The status of the desk's answer. Default: 400. */
  status?: number;
  /** The field that the sentence is about, or several. */
  field?: string | readonly string[];
  /** More members of the response's body. */
  details?: Readonly<Record<string, unknown>>;
  /** A hint that the command line prints after the sentence, such as the reason that a library gives. */
  hint?: string;
}

/**
 * An error that whoever acts can correct. Its sentence is a text of the catalog in the language of the request, which
 * is English on the command line. An error that only a command causes has its English here.
 */
export class ActionError extends RefusedCall {
  readonly #packed: { sentence: string; options: ErrorOptions };

  constructor(sentence: string, options: ErrorOptions = {}) {
    const { details, field = [], hint, status = 400 } = options;
    const named = [field].flat();
    const fields = named.length > 0 && { fields: Object.fromEntries(named.map((name) => [name, sentence])) };
    super(status, hint === undefined ? sentence : `${sentence} ${hint}`, { ...fields, details });
    this.#packed = { sentence, options };
  }

  /** The sentence without the hint, for the desk. */
  override get body(): Refusal {
    return { ...super.body, message: this.#packed.sentence };
  }

  /** Returns what an error keeps when it leaves a worker. */
  pack(): unknown {
    return this.#packed;
  }

  static unpack(_message: string, { sentence, options }: { sentence: string; options: ErrorOptions }): ActionError {
    return new ActionError(sentence, options);
  }
}

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
  /** The names of the fields of a row, in the order of the columns with `--csv`. */
  columns: readonly string[];
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

/** A changed field. `null` if there was or is no value. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

/**
 * Returns the fields that differ. Long texts are cut, because the log tells what changed and revisions keep the text.
 * Throws for a field that the desk cannot name.
 */
export function changesBetween(
  before: Readonly<Record<string, unknown>> | undefined,
  after: Readonly<Record<string, unknown>>,
): FieldChange[] {
  return Object.keys({ ...before, ...after }).flatMap((field) => {
    if (!loggedFields.some((name) => name === field)) throw new Error(`The log does not know '${field}'.`);
    const [old, current] = [valueOf(before?.[field]), valueOf(after[field])];
    return old === current ? [] : { field, before: cut(old), after: cut(current) };
  });
}

const maxLogged = 500;
const cut = (text: string | null) => (text === null ? null : truncate(text, maxLogged));
const valueOf = (value: unknown) => {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** The entry of a change in the activity log. */
export interface LoggedChange {
  subject: Subject;
  detail?: string;
  /** The changed fields. */
  changes?: readonly FieldChange[];
}

/** The outcome of a change: its audit entry and its result. */
interface Change<T> extends LoggedChange {
  /** The action, if only the change finds out which one it is. */
  action?: ActionName;
  /** Other actions that the same transaction makes. */
  including?: readonly (LoggedChange & { action: ActionName })[];
  /** Rolls the transaction back, because nothing changed. */
  isUnchanged?: boolean;
  /** Keeps the change without an audit entry, because another record tells who made it. */
  isUnrecorded?: boolean;
  result: T;
}

/** Options of a change. */
export interface ChangeOptions {
  /** Rolls back the change and its audit entry, to preview the result. */
  dryRun?: boolean;
}

/** Returns the context with a clock that stands still, so that all rows of an action have the same time. */
export function atOneTime<Context extends Pick<ActionContext, 'now'>>(context: Context): Context {
  const at = context.now();
  return { ...context, now: () => at };
}

/** Awaits an action. Ignores an `ActionError`, because somebody else may have been faster. */
export async function unlessRefused(action: Promise<unknown>): Promise<void> {
  try {
    await action;
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
  }
}

/** The parameters of a recorded change. */
export type ActorContext = Actor & Pick<ActionContext, 'pictureUses'>;

const auditColumns = ({ action, changes = [], detail = '', subject }: LoggedChange & { action: ActionName }) => ({
  action,
  kind: action.split(' ')[0] ?? '',
  subject: subjectText(subject),
  detail,
  changes: JSON.stringify(changes),
});

/**
 * Makes a change and records it in the audit table in one transaction. In the desk, it is refused when the session was
 * ended since the request was let in, because the person was removed or the role changed.
 */
export async function audited<T>(
  { actor, database, now, pictureUses, staff }: ActorContext,
  action: ActionName,
  change: (transaction: Database) => Promise<Change<T>>,
  { dryRun = false }: ChangeOptions = {},
): Promise<T> {
  const transaction = await database.startTransaction().execute();
  try {
    const { isUnchanged = false, result, ...made } = await change(transaction);
    if (!isUnchanged) await recordUses(transaction, pictureUses, made.subject);
    // Last, because whatever ends sessions locks them last too. Two owners who remove each other must not deadlock.
    if (staff) await keepSession(transaction, staff.sessionId);
    if (!made.isUnrecorded) {
      const { including = [], ...own } = made;
      const who = { at: now(), actor, staff_id: staff?.id ?? null };
      const rows = [{ action, ...own }, ...including].map((logged) => ({ ...who, ...auditColumns(logged) }));
      await transaction.insertInto('audit').values(rows).execute();
    }
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
