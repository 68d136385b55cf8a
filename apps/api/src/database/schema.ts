import type { Generated, Kysely } from 'kysely';

/**
 * The tables. Only what SQLite and PostgreSQL both know: whole numbers and text. Names that end in `_at` are epoch
 * milliseconds, in `_cents` whole cents, in `_hash` digests; days are `YYYY-MM-DD`.
 */
export interface Schema {
  donors: {
    id: Generated<number>;
    /** As typed. */
    email: string;
    /** In lower case: what addresses are compared by. */
    email_key: string;
    first_name: string;
    last_name: string;
    password_hash: string;
    goal_cents: number;
    created_at: number;
    last_login_at: number;
    user_agent: string;
  };
  sessions: {
    id: string;
    donor_id: number;
    refresh_hash: string;
    created_at: number;
    expires_at: number;
  };
  /** One row for an address and a purpose, so that a new code makes the old one worthless. */
  codes: {
    purpose: 'sign-up' | 'recovery';
    email_key: string;
    code_hash: string;
    tries: number;
    expires_at: number;
    /** The browser that asked, by its recovery cookie. */
    browser_hash: string | null;
    verified_at: number | null;
  };
  /** How often something was tried since the window opened. */
  limits: { key: string; count: number; resets_at: number };
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
    /** Sanitised HTML. */
    detail: string;
    author_name: string;
  };
  comments: {
    id: Generated<number>;
    news_id: number;
    comentator_name: string;
    comment: string;
    published_at: number;
    /** `held` waits for the operator; `hidden` was taken away by the operator. */
    state: CommentState;
    held_reason: string | null;
    /** Of the folded text, to find duplicates by index. */
    text_hash: string;
  };
  audit: {
    id: Generated<number>;
    at: number;
    actor: string;
    action: string;
    subject: string;
    detail: string;
  };
  /** A number that grows with every change of what it is named after; the tables' own triggers see to it. */
  versions: { name: 'news'; value: number };
  /** What the server remembers about its own database, such as that the sample data is in. */
  marks: { name: string; at: number };
}

export type CommentState = 'shown' | 'held' | 'hidden';
export type Database = Kysely<Schema>;
export type Engine = 'sqlite' | 'postgres';
