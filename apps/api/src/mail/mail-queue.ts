import type { Selectable } from 'kysely';
import * as z from 'zod';

import { codeLife } from '../accounts/codes.ts';
import type { Database, Schema } from '../database/schema.ts';
import { RefusedCall, refusals } from '../http/refusal.ts';
import {
  type Mail,
  type Mailer,
  MailFailure,
  type MailKind,
  type MailTransport,
  sentAtMostOnce,
} from './mailer.ts';
import { outboxRow } from './outbox-rows.ts';
import { unseal } from './sealed.ts';
import { maxConnections } from './smtp-transport.ts';

type Row = Selectable<Schema['outbox']>;

/** How the attempt to send a mail ended. */
export type MailOutcome = 'sent' | 'outdated' | MailFailure['reason'];

/** What the queue depends on. */
export interface MailQueueServices {
  database: Database;
  /** Epoch milliseconds. */
  now: () => number;
  secret: string;
  transport: MailTransport;
  /** Logs the reason of a failed attempt. */
  logError: (error: unknown) => void;
  /** Receives the outcome of each attempt. */
  onOutcome?: (kind: MailKind, outcome: MailOutcome) => void;
  /** Milliseconds for which `send` waits for the outcome of the first attempt. */
  patience?: number;
}

/** Mails that wait in the database until a worker of some process has sent them. */
export interface MailQueue extends Mailer {
  /** Starts to look for mails that are due, of this and other processes. */
  start: () => void;
  /** Whether it looks for due mails: after `start`, until `close`. */
  isRunning: () => boolean;
  /** Sends the mails that are due now, and resolves when none is left. */
  sendDue: () => Promise<void>;
  /** Ends the pending attempts and closes the transport. */
  close: () => Promise<void>;
}

const second = 1000;
/** Milliseconds for which a mail belongs to the worker that claimed it. Longer than any attempt. */
const lease = 90 * second;
/** Milliseconds after each failed attempt; the last is repeated. */
const delays = [5, 20, 60, 180, 300, 900].map((seconds) => seconds * second);
/** Milliseconds after which a waiting mail is due at the latest. */
export const maxDelay = Math.max(...delays);
const pollInterval = 2 * second;
const defaultPatience = 5 * second;
/** Why a mail that is sent at most once was given up. */
const mayHaveArrived = 'interrupted: it may have arrived, so it is not sent again';

const storedContent = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  unsubscribe: z.string().optional(),
});

/** Creates a queue. It sends nothing before the first `send`, `start` or `sendDue`. */
export function createMailQueue(services: MailQueueServices): MailQueue {
  return new DatabaseMailQueue(services);
}

class DatabaseMailQueue implements MailQueue {
  readonly #services: MailQueueServices;
  readonly #workers = new Set<Promise<void>>();
  /** Receive the outcome of a mail's first attempt in this process. */
  readonly #listeners = new Map<string, (outcome: MailOutcome) => void>();
  #timer: NodeJS.Timeout | undefined;
  #requests = 0;
  #isClosed = false;

  constructor(services: MailQueueServices) {
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
      // The visitor is asked to try again, so this code must not arrive later.
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
    const { database, now, secret } = this.#services;
    const row = outboxRow({ mail, codeHash }, { now: now(), secret });
    await database.insertInto('outbox').values(row).execute();
    return row.id;
  }

  /** Adds a worker, up to the number of connections, that sends mails until none is due. */
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
      // A mail that arrives while the worker finds none must not wait for the next interval.
      const requests = this.#requests;
      const row = this.#isClosed ? undefined : await this.#claim();
      if (row) {
        this.#addWorker();
        await this.#attempt(row);
      } else if (this.#isClosed || requests === this.#requests) return;
    }
  }

  /** Claims the mail to send next, so that no other worker sends it too. */
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
   * Returns some of the due mails: those that will be outdated within the life of a code, or else those that have been due
   * for the longest time. A code must not wait until an impact update is sent to thousands of donors.
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
      .where('expires_at', '<=', at + codeLife)
      .orderBy('expires_at')
      .orderBy('id')
      .execute();
    return urgent.length > 0 ? urgent : due.orderBy('due_at').orderBy('id').execute();
  }

  async #attempt(row: Row): Promise<void> {
    const { database, logError, now, onOutcome, transport } = this.#services;
    let outcome: MailOutcome;
    try {
      const mail = await this.#currentMail(row);
      if (mail) {
        if (sentAtMostOnce.has(row.kind) && !(await this.#beginOnly(row))) return;
        await transport.deliver(mail, row.id);
        await this.#recordSent(row);
      } else if (row.expires_at <= now()) await this.#fail(row, 'not accepted before it was outdated');
      else await database.deleteFrom('outbox').where('id', '=', row.id).execute();
      outcome = mail ? 'sent' : 'outdated';
    } catch (error) {
      logError(error);
      if (!(error instanceof MailFailure)) throw error;
      outcome = error.reason;
      if (error.mayHaveArrived && sentAtMostOnce.has(row.kind)) await this.#fail(row, mayHaveArrived);
      else await this.#postpone(row, error);
    }
    this.#listeners.get(row.id)?.(outcome);
    onOutcome?.(row.kind, outcome);
  }

  /** Marks a mail as failed before its only attempt, so that no process repeats the attempt if this one ends during it. */
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

  /** Records that a mail was sent, for the export of its donor's data, and deletes it. */
  async #recordSent({ email_key, id, kind }: Row): Promise<void> {
    const { database, now } = this.#services;
    await database.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('sent_mails')
        .values({ id, email_key, kind, sent_at: now() })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      await transaction.deleteFrom('outbox').where('id', '=', id).execute();
    });
  }

  /**
   * Returns the mail, or `undefined` when its code has expired or been used or replaced, or when the donor no longer gets
   * impact updates at its address.
   */
  async #currentMail(row: Row): Promise<Mail | undefined> {
    const { database, now, secret } = this.#services;
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
    if (row.kind === 'impact update' && !(await this.#getsUpdates(row.email_key))) return undefined;
    try {
      const content = storedContent.parse(JSON.parse(unseal(secret, row.content)));
      return { kind: row.kind, to: row.recipient, ...content };
    } catch (error) {
      // The mail was queued with another AUTH_SECRET.
      throw new MailFailure('mail refused', error);
    }
  }

  /** Whether a donor with this address gets impact updates. A refusal may have come while the mails were being queued. */
  async #getsUpdates(emailKey: string): Promise<boolean> {
    const donor = await this.#services.database
      .selectFrom('donors')
      .select('id')
      .where('email_key', '=', emailKey)
      .where('updates_refused_at', 'is', null)
      .executeTakeFirst();
    return donor !== undefined;
  }

  /** Schedules the next attempt, or gives up when the refusal is permanent or the mail would be outdated by then. */
  async #postpone(row: Row, { message, reason }: MailFailure): Promise<void> {
    const dueAt = this.#services.now() + (delays[Math.min(row.attempts, delays.length) - 1] ?? 0);
    const isPermanent = reason === 'address refused' || reason === 'mail refused';
    const text = `${reason}: ${message}`;
    if (isPermanent || dueAt >= row.expires_at) await this.#fail(row, text);
    else await this.#update(row, { error: text, due_at: dueAt, state: 'waiting' });
  }

  /** Gives a mail up. `admin mail list --failed` lists it without its content. */
  #fail(row: Row, error: string): Promise<void> {
    return this.#update(row, { error, state: 'failed', content: '' });
  }

  async #update(row: Row, values: Partial<Row>): Promise<void> {
    await this.#services.database
      .updateTable('outbox')
      .set(values)
      .where('id', '=', row.id)
      // Another worker has claimed the mail if this attempt took longer than the lease.
      .where('attempts', '=', row.attempts)
      .execute();
  }
}
