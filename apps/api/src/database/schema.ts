import type { Generated, Kysely } from 'kysely';

import type { MailKind } from '../mail/mailer.ts';

/**
 * The tables. They use only the column types that SQLite and PostgreSQL share: integers and text. Columns that end in
 * `_at` are epoch milliseconds, `_cents` whole cents, `_hash` digests. Days are `YYYY-MM-DD`.
 */
export interface Schema {
  donors: {
    id: Generated<number>;
    /** As typed. */
    email: string;
    /** `email` with ASCII letters in lower case, by which addresses are compared. */
    email_key: string;
    first_name: string;
    last_name: string;
    password_hash: string;
    goal_cents: number;
    created_at: number;
    last_login_at: number;
    user_agent: string;
    /** Keyed digest of the network of the last sign-in; empty before the first one. */
    network_hash: Generated<string>;
  };
  sessions: {
    id: string;
    donor_id: number;
    refresh_hash: string;
    created_at: number;
    expires_at: number;
  };
  /** One row for each address that signs up and each browser that recovers; a new code replaces the previous one. */
  codes: {
    purpose: 'sign-up' | 'recovery';
    /** For sign-up the key of the address; for recovery the digest of the browser's cookie. */
    holder: string;
    email_key: string;
    code_hash: string;
    tries: number;
    expires_at: number;
    verified_at: number | null;
  };
  /** Rate-limit counters: attempts since the current window began. */
  limits: { key: string; count: number; resets_at: number };
  /** Mails that wait to be sent, and those that could not be sent. Sent mails are deleted. */
  outbox: {
    id: string;
    kind: MailKind;
    recipient: string;
    /** Encrypted; empty for a mail that could not be sent. */
    content: string;
    /** The mail is only sent while there is an unexpired code with this hash. */
    code_hash: string | null;
    state: 'waiting' | 'failed';
    attempts: number;
    created_at: number;
    /** The time of the next attempt or, during an attempt, the time after which another worker may make one. */
    due_at: number;
    expires_at: number;
    /** Why the last attempt failed. */
    error: string | null;
  };
  campaigns: {
    id: Generated<number>;
    title: string;
    image_url: string;
    target_cents: number;
    raised_cents: number;
    contributors: number;
    date_started: string;
    date_ended: string | null;
    description: string;
  };
  registrations: { donor_id: number; campaign_id: number; joined_at: number };
  donations: {
    id: Generated<number>;
    donor_id: number;
    date: string;
    amount_cents: number;
    cause: string;
    payment_method: string;
    payment_status: string;
  };
  impact_updates: {
    id: Generated<number>;
    image_url: string;
    description: string;
    date_published: string;
  };
  news: {
    id: Generated<number>;
    title: string;
    tags: string;
    cover_image_url: string;
    cover_image_description: string | null;
    published_at: number;
    /** Sanitized HTML. */
    detail: string;
    author_name: string;
  };
  comments: {
    id: Generated<number>;
    news_id: number;
    comentator_name: string;
    comment: string;
    published_at: number;
    /** `held` comments wait for the operator's approval; `hidden` ones were hidden by the operator. */
    state: CommentState;
    held_reason: string | null;
    /** Digest of the normalized text. */
    text_hash: string;
    /** 1 when the article already has a comment with this text, else 0. */
    repeats: Generated<number>;
  };
  audit: {
    id: Generated<number>;
    at: number;
    actor: string;
    action: string;
    subject: string;
    detail: string;
  };
  /** A version number that triggers increase with each change of news or comments. */
  versions: { name: 'news'; value: number };
  /** Events in the life of the database, such as that the sample data was added. */
  marks: { name: string; at: number };
}

export type CommentState = 'shown' | 'held' | 'hidden';
export type Database = Kysely<Schema>;
export type Engine = 'sqlite' | 'postgres';
