import { setTimeout as wait } from 'node:timers/promises';

import { codeLimits } from '@hearthlight/domain';
import type { Selectable } from 'kysely';
import * as z from 'zod';

import type { Database, Schema } from '../../database/schema.ts';
import { RefusedCall, refusals } from '../http/refusal.ts';
import { type Mail, type Mailer, MailFailure, type MailKinds, type MailTransport } from './mailer.ts';
import { outboxRow } from './queue-mails.ts';
import { unseal } from './sealed.ts';
import { maxConnections } from './smtp-transport.ts';

type Row = Selectable<Schema['outbox']>;

/** The outcome of an attempt to send a mail. */
export type MailOutcome = 'sent' | 'outdated' | MailFailure['reason'];

/** Dependencies of the sender. */
export interface MailSenderServices {
  database: Database;
  /** Epoch milliseconds. */
  now: () => number;
  secret: string;
  kinds: MailKinds;
  transport: MailTransport;
  /** Logs the reason for a failed attempt. */
  logError: (error: unknown) => void;
  /** Receives the outcome of each attempt. */
  onOutcome?: (kind: string, outcome: MailOutcome) => void;
  /** Milliseconds that `send` waits for the outcome of the first attempt. */
  patience?: number;
}

/** Sends the mails that are queued in the database, with workers in any process. */
export interface MailSender extends Mailer {
  /** Starts polling for due mails, including those of other processes. */
  start: () => void;
  /** Whether the queue is polling: after `start`, until `close`. */
  isRunning: () => boolean;
  /** Sends the mails that are due now. Resolves when none is left. */
  sendDue: () => Promise<void>;
  /** Waits for pending attempts and closes the transport. */
  close: () => Promise<void>;
}

const second = 1000;
/** Milliseconds that a worker keeps a claimed mail. Longer than any attempt. */
const lease = 90 * second;
/** Milliseconds to wait after each failed attempt. The last value repeats. */
const delays = [5, 20, 60, 180, 300, 900].map((seconds) => seconds * second);
/** Maximum milliseconds until a queued mail is due. */
export const maxDelay = Math.max(...delays);
const pollInterval = 2 * second;
/** Milliseconds after which a sent mail that could not be recorded is tried to record again. */
const recordInterval = second;
const defaultPatience = 5 * second;
/** The error of a mail that is sent at most once. */
export const mayHaveArrived = 'interrupted: it may have arrived, so it is not sent again';

const storedContent = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  unsubscribe: z.string().optional(),
});

/** Creates a sender. It is idle until the first `send`, `start` or `sendDue`. */
export function createMailSender(services: MailSenderServices): MailSender {
  return new DatabaseMailSender(services);
}

class DatabaseMailSender implements MailSender {
  readonly #services: MailSenderServices;
  readonly #workers = new Set<Promise<void>>();
  /** Callbacks for the outcome of a mail's first attempt in this process. */
  readonly #listeners = new Map<string, (outcome: MailOutcome) => void>();
  #timer: NodeJS.Timeout | undefined;
  #requests = 0;
  #isClosed = false;

  constructor(services: MailSenderServices) {
    this.#services = services;
  }

  async send(mail: Mail, about?: { codeHash: string }): Promise<'sent' | 'queued'> {
    const id = await this.#store(mail, about?.codeHash);
    const first = Promise.withResolvers<MailOutcome | undefined>();
    const timer = setTimeout(() => first.resolve(undefined), this.#services.patience ?? defaultPatience);
    this.#listeners.set(id, first.resolve);
    this.#addWorker();
    const outcome = await first.promise;
    clearTimeout(timer);
    this.#listeners.delete(id);
    if (outcome === 'address refused') {
      throw new RefusedCall(400, refusals.addressRefused, { fields: { email: refusals.addressRefused } });
    }
    if (outcome === 'mail refused' || outcome === 'unreachable') {
      // The visitor will try again, so this code must not arrive later.
      if (about) await this.#services.database.deleteFrom('outbox').where('id', '=', id).execute();
      throw new RefusedCall(503, refusals.mailNotSent, { retryAfter: 60 });
    }
    return outcome === 'sent' ? 'sent' : 'queued';
  }

  start(): void {
    this.#timer = setInterval(() => this.#addWorker(), pollInterval);
    this.#timer.unref();
  }

  isRunning(): boolean {
    return this.#timer !== undefined && !this.#isClosed;
  }

  async sendDue(): Promise<void> {
    this.#addWorker();
    while (this.#workers.size > 0) await Promise.all(this.#workers);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await Promise.all(this.#workers);
    this.#services.transport.close();
  }

  async #store(mail: Mail, codeHash: string | undefined): Promise<string> {
    const { database, kinds, now, secret } = this.#services;
    const row = outboxRow({ mail, codeHash }, { kinds, now: now(), secret });
    await database.insertInto('outbox').values(row).execute();
    return row.id;
  }

  /** Adds a worker that sends mails until none is due, up to `maxConnections` workers. */
  #addWorker(): void {
    this.#requests += 1;
    if (this.#isClosed || this.#workers.size >= maxConnections) return;
    const worker = this.#work()
      .catch(this.#services.logError)
      .finally(() => this.#workers.delete(worker));
    this.#workers.add(worker);
  }

  async #work(): Promise<void> {
    for (;;) {
      // A mail queued while the worker looks for one must not wait for the next poll.
      const requests = this.#requests;
      const row = this.#isClosed ? undefined : await this.#claim();
      if (row) {
        this.#addWorker();
        await this.#attempt(row);
      } else if (this.#isClosed || requests === this.#requests) return;
    }
  }

  /** Claims the next mail, so that no other worker sends it. */
  async #claim(): Promise<Row | undefined> {
    const { database, now } = this.#services;
    const at = now();
    const candidates = await this.#dueMails(at);
    for (const { id, due_at } of candidates) {
      const row = await database
        .updateTable('outbox')
        .set((expression) => ({ due_at: at + lease, attempts: expression('attempts', '+', 1) }))
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .where('due_at', '=', due_at)
        .returningAll()
        .executeTakeFirst();
      if (row) return row;
    }
    return candidates.length === 0 ? undefined : this.#claim();
  }

  /**
   * Returns the next due mails: first those that expire within the lifetime of a code, then the longest due. A code
   * must not wait behind an impact update to thousands of donors.
   */
  async #dueMails(at: number): Promise<Pick<Row, 'id' | 'due_at'>[]> {
    const due = this.#services.database
      .selectFrom('outbox')
      .select(['id', 'due_at'])
      .where('state', '=', 'waiting')
      .where('due_at', '<=', at)
      .limit(2 * maxConnections);
    const urgent = await due
      .where('expires_at', '>', at)
      .where('expires_at', '<=', at + codeLimits.lifeMinutes * 60_000)
      .orderBy('expires_at')
      .orderBy('id')
      .execute();
    return urgent.length > 0 ? urgent : due.orderBy('due_at').orderBy('id').execute();
  }

  async #attempt(row: Row): Promise<void> {
    const { database, kinds, logError, now, onOutcome, transport } = this.#services;
    const isSentOnce = kinds[row.kind]?.atMostOnce === true;
    let outcome: MailOutcome;
    try {
      const mail = await this.#currentMail(row);
      if (mail) {
        if (isSentOnce && !(await this.#beginOnly(row))) return;
        await transport.deliver(mail, row.id);
        await this.#recordSent(row);
      } else if (row.expires_at <= now()) await this.#fail(row, 'expired before the mail server accepted it');
      else await database.deleteFrom('outbox').where('id', '=', row.id).execute();
      outcome = mail ? 'sent' : 'outdated';
    } catch (error) {
      logError(error);
      if (!(error instanceof MailFailure)) throw error;
      outcome = error.reason;
      if (error.mayHaveArrived && isSentOnce) await this.#fail(row, mayHaveArrived);
      else await this.#postpone(row, error);
    }
    this.#listeners.get(row.id)?.(outcome);
    onOutcome?.(row.kind, outcome);
  }

  /** Marks a mail as failed before its only attempt, so that a crash during the attempt does not repeat it. */
  async #beginOnly(row: Row): Promise<boolean> {
    const begun = await this.#services.database
      .updateTable('outbox')
      .set({ state: 'failed', error: mayHaveArrived })
      .where('id', '=', row.id)
      .where('state', '=', 'waiting')
      .where('attempts', '=', row.attempts)
      .returning('id')
      .executeTakeFirst();
    return begun !== undefined;
  }

  /** Records a sent mail. Tries again until the lease ends, because a mail that is not recorded is sent again then. */
  async #recordSent(row: Row): Promise<void> {
    for (;;) {
      try {
        await this.#moveToSent(row);
        return;
      } catch (error) {
        if (this.#isClosed || this.#services.now() + recordInterval >= row.due_at) throw error;
      }
      await wait(recordInterval);
    }
  }

  /** Lists a mail as sent, for the export of its donor's data, and deletes it from the outbox. */
  async #moveToSent({ about, email_key, id, kind }: Row): Promise<void> {
    const { database, kinds, now } = this.#services;
    await database.transaction().execute(async (transaction) => {
      // An earlier attempt may have succeeded without a response.
      const row = await transaction.selectFrom('outbox').select('id').where('id', '=', id).executeTakeFirst();
      if (!row) return;
      // First, because whoever queues the mails of an update locks it before they change the outbox.
      if (about !== null) await kinds[kind]?.onSent?.(transaction, about);
      await transaction
        .insertInto('sent_mails')
        .values({ id, email_key, kind, sent_at: now() })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      await transaction.deleteFrom('outbox').where('id', '=', id).execute();
    });
  }

  /**
   * Returns the mail. Returns `undefined` if it has expired, its code is no longer valid or nobody at this address
   * wants such mails.
   */
  async #currentMail(row: Row): Promise<Mail | undefined> {
    const { database, kinds, now, secret } = this.#services;
    if (row.expires_at <= now()) return undefined;
    if (row.code_hash !== null) {
      const code = await database
        .selectFrom('codes')
        .select('code_hash')
        .where('code_hash', '=', row.code_hash)
        .where('expires_at', '>', now())
        .executeTakeFirst();
      if (!code) return undefined;
    }
    if ((await kinds[row.kind]?.isWanted?.(database, row.email_key)) === false) return undefined;
    try {
      const content = storedContent.parse(JSON.parse(unseal(secret, row.content)));
      return { kind: row.kind, to: row.recipient, ...content };
    } catch (error) {
      // The mail was queued with a different AUTH_SECRET.
      throw new MailFailure('mail refused', error);
    }
  }

  /** Schedules the next attempt. Gives up if the rejection is permanent or the mail would expire first. */
  async #postpone(row: Row, { message, reason }: MailFailure): Promise<void> {
    const dueAt = this.#services.now() + (delays[Math.min(row.attempts, delays.length) - 1] ?? 0);
    const isPermanent = reason === 'address refused' || reason === 'mail refused';
    const text = `${reason}: ${message}`;
    if (isPermanent || dueAt >= row.expires_at) await this.#fail(row, text);
    else await this.#update(row, { error: text, due_at: dueAt, state: 'waiting' });
  }

  /** Marks a mail as failed and deletes its content. `admin mail list --failed` lists it. */
  #fail(row: Row, error: string): Promise<void> {
    return this.#update(row, { error, state: 'failed', content: '' });
  }

  async #update(row: Row, values: Partial<Row>): Promise<void> {
    await this.#services.database
      .updateTable('outbox')
      .set(values)
      .where('id', '=', row.id)
      // Another worker may have claimed the mail if this attempt exceeded the lease.
      .where('attempts', '=', row.attempts)
      .execute();
  }
}
