import type { OccasionKind, StandingOrder } from '@hearthlight/domain';
import type { Role } from '@hearthlight/domain/desk';
import type { Generated, Kysely } from 'kysely';

/**
 * All tables. Columns are integers or text, the types that SQLite and PostgreSQL share. `_at` columns are epoch
 * milliseconds, `_cents` columns minor units of the foundation's currency, `_hash` columns digests. Days are
 * `YYYY-MM-DD`.
 */
export interface Schema {
  donors: {
    id: Generated<number>;
    /** As typed. */
    email: string;
    /** The key by which addresses are compared (`emailKey`). */
    email_key: string;
    first_name: string;
    last_name: string;
    password_hash: string;
    goal_cents: number;
    created_at: number;
    last_login_at: number;
    user_agent: string;
    /**
     * Keyed digests of the networks of the sign-up and the last sign-ins, with spaces between them. Empty for donors
     * whom staff added.
     */
    network_hash: Generated<string>;
    /** When the donor unsubscribed from impact updates by mail. `null` if the donor gets them. */
    updates_refused_at: Generated<number | null>;
    /** When the donor asked to stay anonymous in public. `null` if the donor did not. */
    anonymous_at: Generated<number | null>;
    /** The language of mails, chosen by the last sign-up or sign-in. `null` for the site's default. */
    language: Generated<string | null>;
    /** 1 for a row of the sample data, until an operator edits it. */
    is_sample: Generated<number>;
    /** The full name in the form that searches compare. */
    name_key: Generated<string>;
  };
  /** Addresses of donors who were merged into another one, who gets the gifts that name them. */
  former_addresses: { email_key: string; email: string; donor_id: number; at: number };
  sessions: {
    /** Digest of the id in the access token. */
    id: string;
    donor_id: number;
    created_at: number;
    expires_at: number;
  };
  /** One row per address that signs up and per browser that recovers. A new code replaces the previous one. */
  codes: {
    purpose: 'sign-up' | 'recovery';
    /** Sign-up: the key of the address. Recovery: the digest of the browser's cookie. */
    holder: string;
    email_key: string;
    code_hash: string;
    tries: number;
    expires_at: number;
    verified_at: number | null;
  };
  /** Rate-limit counters: attempts since the current window began. */
  limits: { key: string; count: number; resets_at: number };
  /** Queued and failed mails. Sent mails are deleted. */
  outbox: {
    id: string;
    kind: string;
    recipient: string;
    /** The e-mail key of `recipient`. */
    email_key: string;
    /** Encrypted. Empty for a failed mail. */
    content: string;
    /** The mail is sent only while an unexpired code has this hash. */
    code_hash: string | null;
    state: 'waiting' | 'failed';
    attempts: number;
    created_at: number;
    /** The time of the next attempt. During an attempt, the time after which another worker may retry. */
    due_at: number;
    expires_at: number;
    /** The reason why the last attempt failed. */
    error: string | null;
    /** The number of the impact update, or the year of the yearly statement, that the mail is about. */
    about: Generated<number | null>;
  };
  campaigns: {
    id: Generated<number>;
    title: string;
    image_url: string;
    target_cents: number;
    /** The opening balance plus completed gifts. Changed only by the books. */
    raised_cents: Generated<number>;
    /** The opening number plus the distinct givers of completed gifts. */
    contributors: Generated<number>;
    date_started: string;
    date_ended: string | null;
    description: string;
    /** Campaigns are shown by position, then the newest first. New ones have 0 and come first. */
    position: Generated<number>;
    /** Raised by each edit. */
    version: Generated<number>;
    /** Raised before or outside the books. */
    opening_cents: Generated<number>;
    opening_contributors: Generated<number>;
    /** 1 for a row of the sample data, until an operator edits it. */
    is_sample: Generated<number>;
  };
  registrations: { donor_id: number; campaign_id: number; joined_at: number };
  /** Gifts as of their last entry. Changed only by the books. */
  gifts: {
    id: Generated<number>;
    /** `null` for a person without an account or a deleted donor. */
    donor_id: number | null;
    /** Equal for all gifts of the same person. See `GiverColumns`. */
    giver_key: string;
    /** Set for a person without an account. */
    giver_name: Generated<string | null>;
    /** The name in the form that searches compare (`searchKey`). */
    name_key: Generated<string | null>;
    giver_email: Generated<string | null>;
    giver_email_key: Generated<string | null>;
    campaign_id: Generated<number | null>;
    /** In the foundation's time zone. */
    date: string;
    amount_cents: number;
    cause: string;
    /** The purpose in the form that searches compare (`searchKey`). */
    cause_key: Generated<string>;
    payment_method: string;
    payment_status: GiftStatus;
    /** The number from a payment provider or bank, such as `paypal:8XK21`. */
    external_id: Generated<string | null>;
    /** The fee that the payment provider kept. The amount includes it. */
    fee_cents: Generated<number>;
    /** The import that recorded the gift, if any. */
    import_id: Generated<number | null>;
    /** The payment reference without spaces. At most one pending gift has the same one. */
    reference: Generated<string | null>;
    /** The payer as the bank names them, in the form that `payerKey` compares. */
    payer_key: Generated<string | null>;
    /** When a pledge was canceled. Its status is `failed`, and its donor no longer sees it. */
    canceled_at: Generated<number | null>;
    /** 1 once staff have decided who gave, also that nobody knows. */
    giver_settled: Generated<0 | 1>;
    /** The pledge that this gift pays or paid a part of. `null` for a gift that is no such payment. */
    pledge_id: Generated<number | null>;
    /** 1 for a payment that took the place of its pledge, which is canceled. */
    closes_pledge: Generated<0 | 1>;
    /** What was pledged at first, if another sum came. Of a pending pledge, `amount_cents` is the rest. */
    pledged_cents: Generated<number | null>;
    /** Whom it is in memory or in honor of. */
    occasion_id: Generated<number | null>;
    /** 1 if the giver asked to stay anonymous in public for this gift. `donors.anonymous_at` is for all of them. */
    stays_anonymous: Generated<0 | 1>;
    /** 1 for a further gift with the reference of a plan, which pays none of its days. */
    beside_plan: Generated<0 | 1>;
  };
  /** Whom gifts are in memory or in honor of. Removed with its last gift. */
  occasions: {
    id: Generated<number>;
    kind: OccasionKind;
    name: string;
    /** The name in the form that searches compare (`searchKey`). */
    name_key: string;
    /** Whom to tell about the gifts. Empty if nobody. */
    tell: string;
    /** 1 if the family wishes that the open books show the sum. */
    is_public: Generated<0 | 1>;
    /** Raised by each edit. */
    version: Generated<number>;
  };
  /**
   * Standing orders. Their payments are the gifts with the reference, and the newest of these says whose the plan is.
   */
  plans: {
    id: Generated<number>;
    /** A payment reference without spaces. */
    reference: string;
    rhythm: Rhythm;
    amount_cents: number;
    /** The days of the first payment and of the last one, if the end is known. */
    first_on: string;
    last_on: string | null;
    /** The first of several days in a row without a payment, when the plan was last checked. */
    missing_since: Generated<string | null>;
    /** The day of the last payment if it did not come, when the plan was last checked. */
    last_missed: Generated<string | null>;
    /** Raised by each edit. */
    version: Generated<number>;
  };
  /** Mails about a gift. Each kind is sent once. */
  gift_mails: {
    gift_id: number;
    kind: 'thanks' | 'reminder';
    /** The id of the mail in the outbox. */
    mail_id: string;
  };
  /** The history of each gift. Entries are never changed or deleted; a correction is another entry. */
  gift_entries: {
    id: Generated<number>;
    gift_id: number;
    /** The gift's first entry. `null` for the first entry itself. */
    first_id: number | null;
    kind: EntryKind;
    /** Added to the completed gifts of the campaign and day. Negative for a reversal or refund. */
    cents: number;
    campaign_id: number | null;
    /** The day for which the money counts. */
    date: string;
    at: number;
    /** The operator's name. */
    actor: string;
    reason: string;
    /** The import that made the entry, if any. */
    import_id: Generated<number | null>;
  };
  /** The sums of the entries. Changed only by triggers. */
  entry_sums: {
    /** `YYYY-MM` */
    month: string;
    /** 0 for none. */
    campaign_id: number;
    /** That of the gift. */
    payment_method: string;
    cents: number;
  };
  /**
   * Receipts of completed gifts. They are numbered without gaps in each year, never deleted, and changed only when a
   * giver is erased, merged or signs up. A gift has at most one receipt that no other one reverses.
   */
  receipts: {
    id: Generated<number>;
    /** The year of `issued_on`. */
    year: number;
    /** The number within the year, from 1. */
    serial: number;
    /** The gift may no longer exist, once its import was undone. */
    gift_id: number;
    /** The giver, as in `gifts`. */
    giver_key: string;
    /** The giver's name and e-mail address as printed. `null` if they are not known or were erased. */
    name: string | null;
    email: string | null;
    /** The giver's language. `null` for the site's default. */
    language: string | null;
    /** Negative for a counter-receipt. */
    cents: number;
    /** The day of the gift. */
    date: string;
    /** In the foundation's time zone. The day of the gift for receipts that a migration issued. */
    issued_on: string;
    /** The receipt that a counter-receipt reverses. */
    reverses: Generated<number | null>;
    /** The id of the last mail with it in the outbox, and when it was queued. */
    mail_id: Generated<string | null>;
    mailed_at: Generated<number | null>;
  };
  /** The recipients of yearly statements. A giver gets the statement of a year once. */
  statement_mails: {
    year: number;
    /** As in `gifts`. */
    giver_key: string;
    /** The id of the mail in the outbox. */
    mail_id: string;
  };
  /** Files with gifts, from their upload on. */
  imports: {
    id: Generated<number>;
    /** `paypal`, `stripe`, or the short name of a bank. */
    source: string;
    file_name: string;
    state: ImportState;
    /** The uploaded file, compressed with gzip, in base64. `null` once it is imported. */
    content: string | null;
    uploaded_at: number;
    uploaded_by: string;
    imported_at: number | null;
    imported_by: string | null;
    undone_at: number | null;
    undone_by: string | null;
    new_rows: Generated<number>;
    changed_rows: Generated<number>;
    /** Rows that the books had already, and rows that waited and were recorded later. */
    known_rows: Generated<number>;
    /** Rows that were left out: no gifts, such as withdrawals, and those that wait. */
    other_rows: Generated<number>;
    refused_rows: Generated<number>;
    /** The sum of the new gifts, of what was returned to givers, and of fees. */
    gross_cents: Generated<number>;
    returned_cents: Generated<number>;
    fee_cents: Generated<number>;
  };
  /** Changes of known gifts by imports, to undo them, and the numbers of rows that refer to a gift, such as refunds. */
  import_changes: {
    id: Generated<number>;
    import_id: number;
    gift_id: number;
    /** The number of a row that refers to the gift, so that it is applied once. */
    external_id: string | null;
    /** The gift before the import. `null` for a gift that the import recorded. */
    status_before: GiftStatus | null;
    cents_before: number | null;
    fee_before: number | null;
    /** The day and the payment method of a pledge before the import completed it, otherwise `null`. */
    date_before: Generated<string | null>;
    method_before: Generated<string | null>;
  };
  /** The rows of files from which imports recorded or completed gifts. */
  gift_sources: {
    gift_id: number;
    import_id: number;
    /** The line of the file. `null` if the import was made before lines were kept. */
    line: number | null;
    /** The number of the payment as the file has it, if it has one. */
    number: string | null;
    /** The payer as the file names them. `null` once the giver is erased. */
    payer: string | null;
    /** What the file says of the payment. `null` once the giver is erased. */
    text: string | null;
    /** Payer and text in the form that searches compare (`searchKey`). */
    search_key: Generated<string>;
  };
  /** What somebody left out of an import, which is left out of later ones too. */
  left_out: { import_id: number; kind: LeftOutKind; name: string };
  /** Rows of imported files about which somebody has to decide. */
  waiting_rows: {
    id: Generated<number>;
    /** The import of their file. */
    import_id: number;
    /** The number of the row. Rows of several imports may have the same. */
    number: string;
    /** The row as it was read, as JSON. */
    content: string;
    /** The import that the decision made, or that had the row again. `null` for a row that waits. */
    decided_by: number | null;
  };
  /** Pledges before somebody recorded a payment of them by hand. */
  pledge_payments: {
    /** The newest entry of the pledge after the payment. Once there is a newer one, the payment is not taken back. */
    entry_id: number;
    /** The gift that was recorded beside the pledge, for a part of it or for what was paid beyond it. */
    part_id: number | null;
    amount_cents: number;
    pledged_cents: number | null;
    date: string;
    payment_method: string;
  };
  /** The columns of bank statements, by the digest of their header. */
  import_columns: { header_hash: string; columns: string; saved_at: number; saved_by: string };
  /** One row, once there are amounts: the currency of all of them (ISO 4217). */
  books_currency: { id: 1; code: string };
  /** Published ledgers of closed months. Never changed. */
  ledgers: {
    /** `YYYY-MM` */
    month: string;
    /** The number of entries. */
    entries: number;
    /** The SHA-256 hash of the published file. */
    hash: string;
    /** The text of the published file. */
    document: string;
    closed_at: number;
  };
  /** The position of each entry in the ledger of a month. */
  ledger_leaves: {
    entry_id: number;
    month: string;
    /** Counted from 0. */
    position: number;
    salt: string;
  };
  /** The public keys that sign the ledger and statements. The last one is in use. Never deleted. */
  ledger_keys: { id: number; public_key: string; since_at: number };
  /** The secrets from which the tags of a published gift's entries are derived. */
  gift_secrets: { gift_id: number; secret: string };
  /** Proposals to close a month, which somebody else confirms. */
  month_proposals: {
    /** `YYYY-MM` */
    month: string;
    staff_id: number;
    /** The name of whoever proposed it. */
    actor: string;
    at: number;
    /** The entries that would be published, their sum and the newest of them, when it was proposed. */
    entries: number;
    cents: number;
    newest_entry: number;
  };
  /** Bills that the foundation received, open or paid. */
  bills: {
    id: Generated<number>;
    /** The name of who is paid. */
    payee: string;
    /** The purpose, such as `Roofs, stoves and rent`. */
    kind: string;
    /** Payee and purpose in the form that searches compare (`searchKey`). */
    search_key: Generated<string>;
    campaign_id: number | null;
    amount_cents: number;
    /** The day on the bill. */
    date: string;
    /** Canceled bills do not count. */
    state: BillState;
    /** The day of the payment. `null` until then. */
    paid_on: string | null;
    /** The file name of the scanned bill in the bills folder. */
    scan: string | null;
    /** 1 if the site shows the scanned bill, otherwise 0. */
    published: Generated<0 | 1>;
    /**
     * The people who recorded and approved it, with the staff member in the desk. `null` for bills of earlier versions.
     */
    recorded_by: Generated<string | null>;
    recorded_staff: Generated<number | null>;
    /** 0 for a bill that was paid before bills were approved. */
    approved_at: Generated<number | null>;
    approved_by: Generated<string | null>;
    approved_staff: Generated<number | null>;
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
    /** Raised by each edit of the update or a translation. */
    version: Generated<number>;
    /** How often a mail was queued for a donor, again after a failure included. */
    mailed: Generated<number>;
    /** The number of them that the mail server accepted. Others may wait, have failed, or were no longer wanted. */
    mails_sent: Generated<number>;
    /** 1 for a row of the sample data, until an operator edits it. */
    is_sample: Generated<number>;
  };
  /** The recipients of each mailed impact update. A donor gets an update once. */
  update_mails: {
    /** The update may no longer exist. */
    update_id: number;
    donor_id: number;
    /** The id of the mail in the outbox. */
    mail_id: string;
    /** Digest of the token in the mail's unsubscribe link. */
    token_hash: string;
  };
  /** Articles that people have open in the desk, with the time of the page's last call. */
  open_articles: { news_id: number; staff_id: number; seen_at: number };
  /** The version of an impact update that a staff member last got as a test mail. */
  update_tests: { update_id: number; staff_id: number; version: number };
  /** Mails that were sent in the last year, without their content. */
  sent_mails: { id: string; email_key: string; kind: string; sent_at: number };
  news: {
    id: Generated<number>;
    title: string;
    /** The title in the form that searches compare. */
    title_key: Generated<string>;
    tags: string;
    cover_image_url: string;
    cover_image_description: string | null;
    /** The time from which visitors see the article. 0 for a draft without a date. */
    published_at: number;
    /** Sanitized HTML. */
    detail: string;
    author_name: string;
    /** 1 until the operator publishes the article, then 0. */
    draft: Generated<0 | 1>;
    /** The source of `detail`. `null` for articles not written in Markdown. */
    markdown: Generated<string | null>;
    /** The campaign that it is about. */
    campaign_id: Generated<number | null>;
    /** 1 for a row of the sample data, until an operator edits it. */
    is_sample: Generated<number>;
    /** The number of the newest revision. 0 for an article that was never changed in the desk. */
    revision: Generated<number>;
    /** The revision that visitors see. For a draft, the one that they saw, if it was ever on the site. */
    published_revision: Generated<number>;
    /** When and by whom the newest revision was saved. */
    edited_at: Generated<number | null>;
    edited_by: Generated<string | null>;
    /** 1 while visitors may comment, otherwise 0. */
    comments_open: Generated<number>;
  };
  /** The texts of an article, the newest one included if it was ever changed in the desk. */
  news_revisions: {
    news_id: number;
    number: number;
    title: string;
    tags: string;
    cover_image_url: string;
    cover_image_description: string;
    detail: string;
    author_name: string;
    /** May no longer exist. */
    campaign_id: number | null;
    /** The last and the first save of a revision that several saves made. */
    at: number;
    began_at: number;
    actor: string;
    staff_id: number | null;
  };
  /** Words and addresses that hold a comment for review, in lower case. */
  hold_words: { word: string };
  /** Articles in the other languages of the site. What is absent here is the same in all languages. */
  news_translations: {
    news_id: number;
    language: string;
    title: string;
    tags: string;
    cover_image_description: string | null;
    /** Sanitized HTML. */
    detail: string;
    /** The source of `detail`. */
    markdown: string | null;
  };
  campaign_translations: { campaign_id: number; language: string; title: string; description: string };
  update_translations: {
    update_id: number;
    language: string;
    title: string | null;
    place: string | null;
    description: string;
  };
  /**
   * Details that staff entered about uploaded pictures, whose files are in the data folder. Other pictures have no row.
   */
  pictures: {
    id: string;
    alt: string;
    alt_key: Generated<string>;
    focus_x: number;
    focus_y: number;
    /** 1 once another picture has replaced it. */
    is_replaced: Generated<number>;
    /** The name of the file it was uploaded as. Empty if unknown. */
    name: Generated<string>;
    name_key: Generated<string>;
  };
  /** The entries that use an uploaded picture. Recorded with each change of an entry; the entry may no longer exist. */
  picture_uses: { picture_id: string; kind: 'news' | 'campaign' | 'update'; entry_id: number };
  /** Facts about the files of uploaded pictures, so that lists read no folders. Their folder may no longer exist. */
  picture_files: { id: string; address: string; bytes: number; stored_at: number };
  /** Uploaded pictures and scans in PostgreSQL, by path. With SQLite, they are files. */
  uploads: { path: string; size: number; etag: string; stored_at: number };
  upload_parts: { path: string; part: number; bytes: Uint8Array };
  /** Former titles of published articles in any language, so that their old addresses still work. */
  former_titles: { title: string; news_id: number };
  comments: {
    id: Generated<number>;
    news_id: number;
    comentator_name: string;
    comment: string;
    published_at: number;
    /** `held` comments await approval. `hidden` comments were hidden by an operator. */
    state: CommentState;
    held_reason: string | null;
    /** Digest of the normalized text. */
    text_hash: string;
    /** 1 if the article already has a comment with this text, otherwise 0. */
    repeats: Generated<number>;
  };
  audit: {
    id: Generated<number>;
    at: number;
    actor: string;
    action: string;
    /** The first word of the action. */
    kind: Generated<string>;
    subject: string;
    detail: string;
    /** The staff member who made the change in the desk. `null` for the command line. Stays when the person leaves. */
    staff_id: Generated<number | null>;
    /** The changed fields as JSON: `[{ field, before, after }]`. */
    changes: Generated<string>;
  };
  /** Staff and invited people. */
  staff: {
    id: Generated<number>;
    /** As typed. */
    email: string;
    email_key: string;
    /** Empty until the invitation is accepted. */
    name: string;
    role: Role;
    /** `null` until the invitation is accepted, and after a reset. */
    password_hash: string | null;
    /** A random name of the account for authenticators. */
    passkey_user: string;
    /** The encrypted secret of the authenticator app. */
    totp_secret: string | null;
    /** The time step of the last accepted code, so that no code is accepted twice. */
    totp_step: Generated<number>;
    created_at: number;
    last_sign_in_at: number | null;
    /** Keyed digests of the networks of the last sign-ins, separated by spaces. */
    known_networks: Generated<string>;
    /** The language of mails: that of the last sign-in. */
    language: Generated<string | null>;
    /** 0 until the person confirms having kept the recovery codes. */
    codes_kept: Generated<0 | 1>;
  };
  staff_sessions: {
    /** Digest of the cookie. */
    id: string;
    staff_id: number;
    stage: SessionStage;
    created_at: number;
    /** The last request, within a minute. */
    seen_at: number;
    expires_at: number;
    /** When the password was last entered. 0 if not in this session. */
    confirmed_at: Generated<number>;
    user_agent: string;
    /** The challenge that a passkey must sign. Used once. */
    challenge: string | null;
    /** The encrypted secret of an authenticator app that no code has confirmed yet. */
    pending_totp: string | null;
    /** Keyed digest of the network that opened it. */
    network: Generated<string>;
  };
  /** Invitations, and ways back in after a reset. A person has at most one. */
  staff_links: {
    token_hash: string;
    /** `null` for the first owner. */
    staff_id: number | null;
    expires_at: number;
  };
  staff_passkeys: {
    id: Generated<number>;
    staff_id: number;
    credential_id: string;
    /** In base64url. */
    public_key: string;
    counter: number;
    /** Separated by commas. */
    transports: string;
    label: string;
    created_at: number;
  };
  /** Unused recovery codes. */
  staff_recovery_codes: { staff_id: number; code_hash: string };
  /**
   * Version numbers. Triggers raise `news` on each change of news or comments; changes of the books raise `books`;
   * `pictures` and `staff` are only locked.
   */
  versions: { name: 'news' | 'books' | 'pictures' | 'staff'; value: number };
  /** One-time or recurring events, such as adding the sample data. */
  marks: { name: string; at: number };
}

/** A gift is pending until it is completed or failed. A completed gift can be refunded. */
export type GiftStatus = 'pending' | 'completed' | 'failed' | 'refunded';

/**
 * The kind of an entry. A correction is a `reversed` entry for the old amount and a `corrected` entry for the new one.
 */
export type EntryKind = 'recorded' | 'completed' | 'failed' | 'refunded' | 'reversed' | 'corrected';
/** How far a session is. See `deskSession` in `@hearthlight/domain/desk`. */
export type SessionStage = 'second-factor' | 'enroll' | 'open';
type Rhythm = StandingOrder['rhythm'];
type ImportState = 'uploaded' | 'imported' | 'undone';
/** All payouts of a provider, all payments of a payer, or the row with a number. */
export type LeftOutKind = 'payout' | 'payer' | 'row' | 'asked';
export type BillState = 'open' | 'paid' | 'canceled';
export type CommentState = 'shown' | 'held' | 'hidden';
export type Database = Kysely<Schema>;
export type { Engine } from './migrations/engine.ts';
