import * as z from 'zod/mini';

import { refusal } from '../calls.ts';
import { roles } from './roles.ts';

/** The entities of the desk's calls, with wire names. */

/** An instant, ISO 8601 in UTC. */
const instant = z.iso.datetime();
/** A day, `YYYY-MM-DD`. */
const day = z.iso.date();
/** An amount in the foundation's currency. */
const money = z.number();
const role = z.enum(roles);

/** A second factor with which a person can complete signing in. */
export const factor = z.enum(['passkey', 'totp', 'recovery']);
export type Factor = z.output<typeof factor>;

/** The signed-in staff member. */
export const me = z.object({ id: z.number(), name: z.string(), email: z.string(), role });
export type Me = z.output<typeof me>;

/**
 * How far a browser is in signing in. `second-factor`: the password was correct. `enroll`: a new person must set up a
 * second factor. Only `open` may call anything else.
 */
export const deskSession = z.discriminatedUnion('state', [
  z.object({ state: z.literal('signed-out') }),
  z.object({ state: z.literal('second-factor'), factors: z.array(factor) }),
  z.object({ state: z.literal('enroll'), email: z.string(), role }),
  z.object({
    state: z.literal('open'),
    me,
    /** Until when calls that need the password again are accepted. */
    confirmed_until: z.nullable(instant),
    /** When the session ends, however active it is. */
    expires_at: instant,
    /** `false` until the person confirms having kept the recovery codes. */
    keeps_codes: z.boolean(),
  }),
]);
export type DeskSession = z.output<typeof deskSession>;

/** One of a person's open sessions. */
export const ownSession = z.object({
  id: z.string(),
  created_at: instant,
  last_seen_at: instant,
  user_agent: z.string(),
  is_current: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;

/** A person's own sessions and second factors. */
export const account = z.object({
  me,
  sessions: z.array(ownSession),
  has_totp: z.boolean(),
  passkeys: z.array(z.object({ id: z.number(), label: z.string(), created_at: instant })),
  recovery_codes_left: z.number(),
  /** `false` until the person confirms having kept them. */
  keeps_codes: z.boolean(),
});
export type Account = z.output<typeof account>;

/** A staff member, or an invited person. */
export const staffMember = z.object({
  id: z.number(),
  /** Empty until the invitation is accepted. */
  name: z.string(),
  email: z.string(),
  role,
  state: z.enum(['active', 'invited']),
  has_second_factor: z.boolean(),
  last_sign_in_at: z.nullable(instant),
  /** The end of the current link, if there is one. */
  link_expires_at: z.nullable(instant),
});
export type StaffMember = z.output<typeof staffMember>;

/** For whom a link is: an invitation, or the way back in after a reset. */
export const staffLink = z.object({
  /** `null` for the first owner, who enters it. */
  email: z.nullable(z.string()),
  /** Empty for a new person. */
  name: z.string(),
  role,
});
export type StaffLink = z.output<typeof staffLink>;

/** `scheduled` articles are published at a time in the future. */
export const articleState = z.enum(['draft', 'scheduled', 'published']);
export type ArticleState = z.output<typeof articleState>;

/** An article in the list of news. */
export const articleRow = z.object({
  id: z.number(),
  title: z.string(),
  state: articleState,
  /** `null` for a draft that was never published and has no date. */
  published_at: z.nullable(instant),
  author_name: z.string(),
  /** Whether the newest revision differs from what visitors see. `false` for a draft. */
  has_unpublished_changes: z.boolean(),
  comments_open: z.boolean(),
  /** `null` for an article that was never changed in the desk. */
  edited_at: z.nullable(instant),
  edited_by: z.nullable(z.string()),
});
export type ArticleRow = z.output<typeof articleRow>;

/** What a revision of an article stores. */
export const articleText = z.object({
  title: z.string(),
  /** Comma-separated. */
  tags: z.string(),
  cover_image_url: z.string(),
  cover_image_description: z.string(),
  /** Sanitized HTML. */
  detail: z.string(),
  author_name: z.string(),
  campaign_id: z.nullable(z.number()),
});
export type ArticleText = z.output<typeof articleText>;

/** An article to edit: its newest revision and its state. */
export const article = z.extend(articleRow, {
  text: articleText,
  /** The number of the newest revision. Each save names the one that it is based on. */
  revision: z.number(),
  /** The revision that visitors see, or will see. `null` for a draft. */
  published_revision: z.nullable(z.number()),
});
export type Article = z.output<typeof article>;

/** A revision in an article's history. */
export const revisionRow = z.object({
  number: z.number(),
  title: z.string(),
  at: instant,
  by: z.string(),
  is_published: z.boolean(),
});
export type RevisionRow = z.output<typeof revisionRow>;
export const revision = z.extend(revisionRow, { text: articleText });
export type Revision = z.output<typeof revision>;

/** What a translation of an article has in its own language. */
export const articleTranslation = z.object({
  title: z.string(),
  /** Comma-separated. */
  tags: z.string(),
  cover_image_description: z.string(),
  /** Sanitized HTML. */
  detail: z.string(),
});
export type ArticleTranslation = z.output<typeof articleTranslation>;

/** A language of the site other than the default, with the translation of an article if there is one. */
export const translatedArticle = z.object({
  language: z.string(),
  translation: z.nullable(articleTranslation),
});
export type TranslatedArticle = z.output<typeof translatedArticle>;

/** An article as visitors will see it. */
export const articlePreview = z.object({
  /** The page, without scripts. */
  html: z.string(),
  /** What messengers and social networks show of a link to it. */
  card: z.object({
    title: z.string(),
    description: z.string(),
    address: z.string(),
    picture: z.object({ src: z.string(), alt: z.string() }),
  }),
});
export type ArticlePreview = z.output<typeof articlePreview>;

export const commentState = z.enum(['held', 'shown', 'hidden']);
export type CommentState = z.output<typeof commentState>;

/** Why a comment was held. Others are sentences of an older version. */
export const heldReasons = ['too many links', 'repeats an earlier comment', 'contains a held word'] as const;
export type HeldReason = (typeof heldReasons)[number];

/** A comment in the moderator's list. */
export const moderatedComment = z.object({
  id: z.number(),
  article: z.object({ id: z.number(), title: z.string() }),
  comentator_name: z.string(),
  comment: z.string(),
  date_published: instant,
  state: commentState,
  /** One of `heldReasons`, or `null` for a comment that was never held. */
  reason: z.nullable(z.string()),
});
export type ModeratedComment = z.output<typeof moderatedComment>;

/** A campaign to edit. Amount raised and contributors come from the books. */
export const deskCampaign = z.object({
  id: z.number(),
  title: z.string(),
  image_url: z.string(),
  description: z.string(),
  target_amount: money,
  amount_raised: money,
  no_of_contributors: z.number(),
  date_started: day,
  date_ended: z.nullable(day),
  /** By the days above, in the foundation's time zone. */
  state: z.enum(['upcoming', 'running', 'ended']),
  /** Raised by each change. An edit names the version that it is based on. */
  version: z.number(),
});
export type DeskCampaign = z.output<typeof deskCampaign>;

/** What a translation of a campaign has in its own language. */
export const campaignTranslation = z.object({ title: z.string(), description: z.string() });
export type CampaignTranslation = z.output<typeof campaignTranslation>;

/** A language of the site other than the default, with the translation of a campaign if there is one. */
export const translatedCampaign = z.object({
  language: z.string(),
  translation: z.nullable(campaignTranslation),
});
export type TranslatedCampaign = z.output<typeof translatedCampaign>;

/** An impact update and its mailing. */
export const deskUpdate = z.object({
  id: z.number(),
  title: z.string(),
  place: z.string(),
  image_url: z.string(),
  description: z.string(),
  date_published: day,
  campaign: z.nullable(z.object({ id: z.number(), title: z.string() })),
  /** The mails to donors, or `null` before the update was sent. */
  mailing: z.nullable(z.object({ sent: z.number(), waiting: z.number(), failed: z.number() })),
  /** Raised by each edit. An edit and a mailing name the version that they are based on. */
  version: z.number(),
});
export type DeskUpdate = z.output<typeof deskUpdate>;

/** What a translation of an impact update has in its own language. Title and place may be empty. */
export const updateTranslation = z.object({
  title: z.string(),
  place: z.string(),
  description: z.string(),
});
export type UpdateTranslation = z.output<typeof updateTranslation>;

/** A language of the site other than the default, with the translation of an impact update if there is one. */
export const translatedUpdate = z.object({
  language: z.string(),
  translation: z.nullable(updateTranslation),
});
export type TranslatedUpdate = z.output<typeof translatedUpdate>;

/** Who gets an update by mail. Nobody gets it twice, and nobody who unsubscribed gets it. */
export const audience = z.enum(['campaign', 'all']);
export type Audience = z.output<typeof audience>;

/** The mail of an update, as one donor sees it, and what is known before it is sent. */
export const updateMail = z.object({
  subject: z.string(),
  html: z.string(),
  /** The languages in which donors can get it, the site's default first. */
  languages: z.array(z.string()),
  /** How many donors would get it now. `campaign` is `null` for an update without a campaign. */
  recipients: z.object({ all: z.number(), campaign: z.nullable(z.number()) }),
  /** Whether the signed-in person has got the current text as a test mail, which sending needs. */
  is_tested: z.boolean(),
});
export type UpdateMail = z.output<typeof updateMail>;

/** A mail of an update that could not be sent. */
export const failedMail = z.object({
  id: z.string(),
  /** Without the part before the `@` for roles that do not read donors' data: `a…@example.org`. */
  recipient: z.string(),
  reason: z.string(),
  /** False if the mail may have arrived: it is not sent again. */
  can_retry: z.boolean(),
});
export type FailedMail = z.output<typeof failedMail>;
const percent = z.number().check(z.int(), z.minimum(0), z.maximum(100));
/** The point of a picture that stays visible when it is cropped, in percent from the left and from the top. */
export const focus = z.object({ x: percent, y: percent });

/** An uploaded picture. */
export const deskPicture = z.object({
  /** The address of its widest file. `pictureSources` returns the others. */
  address: z.string(),
  /** All its files together. */
  bytes: z.number(),
  uploaded_at: instant,
  /** The alternative text that a new use of the picture starts with. Empty if there is none. */
  alt: z.string(),
  focus,
  /** Another picture has replaced it: it stays as an earlier version. */
  is_replaced: z.boolean(),
  used_by: z.array(
    z.object({ kind: z.enum(['news', 'campaign', 'update']), id: z.number(), title: z.string() }),
  ),
});
export type DeskPicture = z.output<typeof deskPicture>;

/** A change in the activity log, made in the desk or on the command line. */
export const activityEntry = z.object({
  id: z.number(),
  at: instant,
  /** The staff member's name, or the operator's user name on the command line. */
  actor: z.string(),
  source: z.enum(['desk', 'command line']),
  /** Such as `news publish`. */
  action: z.string(),
  /** Such as `news 12`. */
  subject: z.string(),
  detail: z.string(),
  /** The changed fields. Empty for entries of earlier versions and for changes without fields. */
  changes: z.array(
    z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  ),
});
export type ActivityEntry = z.output<typeof activityEntry>;

/** `outbox`: no mail server is configured. */
const mailState = z.enum(['works', 'failing', 'outbox']);
/** `old`: the last backup is older than the nightly one would be. */
const backupState = z.enum(['recent', 'old', 'none']);

/** How the installation is. */
export const deskHealth = z.object({
  version: z.string(),
  /** Since when maintenance mode is on. */
  maintenance_since: z.nullable(instant),
  database: z.object({
    engine: z.enum(['sqlite', 'postgres']),
    /** Such as `3.53.1`. */
    version: z.string(),
    /** The newest migration. */
    migration: z.string(),
    /** `null` if the engine cannot tell. */
    bytes: z.nullable(z.number()),
    /** How long it took to write a row. */
    milliseconds: z.number(),
  }),
  /** The disk with the data folder. `null` if the system cannot tell. */
  disk: z.nullable(z.object({ free_bytes: z.number(), total_bytes: z.number(), is_low: z.boolean() })),
  mail: z.object({
    state: mailState,
    waiting: z.number(),
    failed: z.number(),
    /** When the oldest waiting mail was queued. */
    waiting_since: z.nullable(instant),
  }),
  backup: z.object({ state: backupState, last_at: z.nullable(instant) }),
});
export type DeskHealth = z.output<typeof deskHealth>;

/** What the mail server said to a test mail. */
export const testMailResult = z.discriminatedUnion('accepted', [
  z.object({ accepted: z.literal(true), reply: z.string() }),
  z.object({
    accepted: z.literal(false),
    reason: z.enum(['address refused', 'mail refused', 'postponed', 'unreachable']),
    reply: z.string(),
  }),
]);
export type TestMailResult = z.output<typeof testMailResult>;

/** What needs the signed-in person. Parts that the role cannot act on are absent. */
export const deskHome = z.object({
  held_comments: z.optional(z.number()),
  scheduled_news: z.optional(z.array(z.object({ id: z.number(), title: z.string(), published_at: instant }))),
  /** The newest articles that are not published. */
  drafts: z.optional(
    z.array(z.object({ id: z.number(), title: z.string(), edited_at: z.nullable(instant) })),
  ),
  ending_campaigns: z.optional(z.array(z.object({ id: z.number(), title: z.string(), date_ended: day }))),
  unsent_mails: z.optional(z.object({ waiting: z.number(), failed: z.number() })),
  unmatched_payments: z.optional(z.number()),
  /** Bills that others recorded and that nobody has approved. */
  bills_to_approve: z.optional(z.number()),
  bills_to_pay: z.optional(z.number()),
  /** `YYYY-MM`, the oldest first. */
  months_to_close: z.optional(z.array(z.string())),
  health: z.optional(
    z.object({
      mail: mailState,
      backup: backupState,
      last_backup_at: z.nullable(instant),
    }),
  ),
  /** What is left to do on a new installation, for roles that can do it. Empty once all is done. */
  first_steps: z.array(z.enum(['staff', 'news', 'campaign', 'mail'])),
});
export type DeskHome = z.output<typeof deskHome>;

/**
 * Body of every error response of the desk. Its status tells what to do: 401 sign in again, 403 the role may not, 428 ask
 * for the password and repeat the call, 409 show `current`, the article as somebody else has saved it, beside one's own.
 */
export const deskRefusal = z.extend(refusal, { current: z.optional(article) });
export type DeskRefusal = z.output<typeof deskRefusal>;
