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
    /** When the donor refused impact updates by mail, for good; `null` for a donor who gets them. */
    updates_refused_at: Generated<number | null>;
    /** 1 for a row of the sample data, until an operator edits it. */
    is_sample: Generated<number>;
  };
  sessions: {
    /** Digest of the id in the access token. */
    id: string;
    donor_id: number;
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
    /** `recipient` in the form in which addresses are compared. */
    email_key: string;
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
    /** The opening balance plus the completed gifts. Only the books change it. */
    raised_cents: Generated<number>;
    /** The opening number plus the givers of completed gifts, each counted once. */
    contributors: Generated<number>;
    date_started: string;
    date_ended: string | null;
    description: string;
    /** Raised before, or outside of, the books. */
    opening_cents: Generated<number>;
    opening_contributors: Generated<number>;
    /** 1 for a row of the sample data, until an operator edits it. */
    is_sample: Generated<number>;
  };
  registrations: { donor_id: number; campaign_id: number; joined_at: number };
  /** The gifts as they stand after their last entry. Only the books change them. */
  donations: {
    id: Generated<number>;
    /** `null` for a person without an account and for a deleted donor. */
    donor_id: number | null;
    /** Equal for gifts of the same person, see `giverKey`. */
    giver_key: string;
    /** Of a person without an account. */
    giver_name: Generated<string | null>;
    giver_email: Generated<string | null>;
    giver_email_key: Generated<string | null>;
    campaign_id: Generated<number | null>;
    /** In the foundation's time zone. */
    date: string;
    amount_cents: number;
    cause: string;
    payment_method: string;
    payment_status: GiftStatus;
    /** The gift's number at a payment provider or bank, such as `paypal:8XK21`. */
    external_id: Generated<string | null>;
  };
  /** What happened to each gift. Entries are never changed or deleted; a correction is another entry. */
  donation_entries: {
    id: Generated<number>;
    donation_id: number;
    /** The gift's first entry; `null` for the first entry itself. */
    first_id: number | null;
    kind: EntryKind;
    /** What the entry adds to the completed gifts of its campaign and day; negative when it takes back. */
    cents: number;
    campaign_id: number | null;
    /** The day to which the money belongs. */
    date: string;
    at: number;
    /** The operator. */
    actor: string;
    reason: string;
  };
  /** The published ledgers of closed months. They are never changed. */
  ledgers: {
    /** `YYYY-MM` */
    month: string;
    /** The number of entries. */
    entries: number;
    root: string;
    /** The text of the published file. */
    document: string;
    closed_at: number;
  };
  /** The place of each entry in the ledger of a month. */
  ledger_leaves: {
    entry_id: number;
    month: string;
    /** Counted from 0. */
    position: number;
    salt: string;
    /** The hashes of the audit path, with spaces between them. */
    proof: string;
  };
  /** What the foundation was asked to pay, and has paid. */
  bills: {
    id: Generated<number>;
    /** Who is paid, in plain words. */
    payee: string;
    /** What for, such as `Roofs, stoves and rent`. */
    kind: string;
    campaign_id: number | null;
    amount_cents: number;
    /** The day on the bill. */
    date: string;
    /** A canceled bill counts nothing. */
    state: BillState;
    /** The day of the payment; `null` until then. */
    paid_on: string | null;
    /** The scanned bill, a file in the folder of bills. */
    scan: string | null;
    /** 1 when everybody may see the scanned bill, else 0. */
    published: Generated<0 | 1>;
  };
  impact_updates: {
    id: Generated<number>;
    image_url: string;
    description: string;
    date_published: string;
    title: Generated<string | null>;
    place: Generated<string | null>;
    /** The campaign that it is about. */
    campaign_id: Generated<number | null>;
    /** 1 for a row of the sample data, until an operator edits it. */
    is_sample: Generated<number>;
  };
  /** The donors to whom each impact update was mailed. A donor gets an update once. */
  update_mails: {
    /** The update may have been removed since. */
    update_id: number;
    donor_id: number;
    /** The mail's id in the outbox. */
    mail_id: string;
    /** Digest of the token in the mail's link to unsubscribe. */
    token_hash: string;
  };
  /** Mails that were sent in the last year, without their content. */
  sent_mails: { id: string; email_key: string; kind: MailKind; sent_at: number };
  news: {
    id: Generated<number>;
    title: string;
    tags: string;
    cover_image_url: string;
    cover_image_description: string | null;
    /** Visitors see the article from this time on. 0 for a draft without a date. */
    published_at: number;
    /** Sanitized HTML. */
    detail: string;
    author_name: string;
    /** 1 until the operator publishes the article, else 0. */
    draft: Generated<0 | 1>;
    /** What `detail` was made from; `null` for articles that were not written in Markdown. */
    markdown: Generated<string | null>;
    /** The campaign that it is about. */
    campaign_id: Generated<number | null>;
    /** 1 for a row of the sample data, until an operator edits it. */
    is_sample: Generated<number>;
  };
  /** Titles that articles had while visitors could see them, so that their addresses still lead to the articles. */
  former_titles: { title: string; news_id: number };
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
  /** Version numbers. Triggers increase `news` with each change of news or comments; the books increase `books`. */
  versions: { name: 'news' | 'books' | 'pictures'; value: number };
  /** Events in the life of the database, such as that the sample data was added. */
  marks: { name: string; at: number };
}

/** A gift is pending until it is completed or failed. A completed gift can be refunded. */
export type GiftStatus = 'pending' | 'completed' | 'failed' | 'refunded';

/**
 * What an entry records: the gift itself, its completion, failure or refund, or a correction, which reverses what
 * counted before and counts what is right.
 */
type EntryKind = 'recorded' | 'completed' | 'failed' | 'refunded' | 'reversed' | 'corrected';
export type BillState = 'open' | 'paid' | 'canceled';
export type CommentState = 'shown' | 'held' | 'hidden';
export type Database = Kysely<Schema>;
export type Engine = 'sqlite' | 'postgres';
