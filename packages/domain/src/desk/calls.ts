import * as z from 'zod/mini';

import * as publicRules from '../rules.ts';
import { billFields, deskBill, scanTypes } from './bills.ts';
import { after, id, message, next, nothing, password, rowId, withId, withPassword } from './call-parts.ts';
import type { DeskCall } from './desk-call.ts';
import { donorCalls } from './donor-calls.ts';
import {
  account,
  activityEntry,
  article,
  articlePreview,
  articleRow,
  articleState,
  articleTranslation,
  audience,
  campaignTranslation,
  commentState,
  deskCampaign,
  deskHealth,
  deskHome,
  deskPicture,
  deskSession,
  deskUpdate,
  failedMail,
  focus,
  moderatedComment,
  revision,
  revisionRow,
  staffLink,
  staffMember,
  translatedCampaign,
  translatedUpdate,
  testMailResult,
  translatedArticle,
  updateMail,
  updateTranslation,
} from './entities.ts';
import { giftCalls } from './gift-calls.ts';
import {
  importChoices,
  importEntry,
  importOutcomes,
  importPreview,
  someColumns,
  uploadedImport,
} from './imports.ts';
import { monthCalls } from './month-calls.ts';
import { paymentCalls } from './payment-calls.ts';
import { receiptCalls } from './receipt-calls.ts';
import * as rules from './rules.ts';

export type { DeskAccess, DeskCall } from './desk-call.ts';

const withLanguage = z.object({ id, language: z.string().check(z.maxLength(20)) });
const instant = z.iso.datetime();
/** With the offset of the foundation's clock, which tells a repeated hour apart: `2026-11-01T01:30:00-07:00`. */
const clockInstant = z.iso.datetime({ offset: true });
const day = z.iso.date();

/** A JSON value of the browser's passkey interface, which the server's library checks. */
const passkeyJson = z.record(z.string(), z.unknown());
const token = z.string().check(z.maxLength(100));

const version = z.number().check(z.int(), z.nonnegative());
const basedOn = { based_on: z.number().check(z.int(), z.nonnegative()) };
const campaignId = z.nullable(rowId);
const articleFields = {
  title: rules.draftLine,
  tags: rules.draftLine,
  cover_image_url: rules.draftPicture,
  cover_image_description: rules.draftLine,
  detail: rules.draftDetail,
  author_name: rules.draftLine,
  campaign_id: campaignId,
};
const amount = z.number().check(z.positive());
const campaignFields = {
  title: rules.requiredLine,
  image_url: rules.pictureAddress,
  description: rules.description,
  target_amount: amount,
  date_started: rules.day,
  date_ended: z.nullable(rules.day),
};
const updateFields = {
  title: rules.draftLine,
  place: rules.draftLine,
  image_url: rules.pictureAddress,
  description: rules.description,
  date_published: rules.day,
  campaign_id: campaignId,
};
const campaignTranslationFields = { title: rules.requiredLine, description: rules.description };
const updateTranslationFields = {
  title: rules.draftLine,
  place: rules.draftLine,
  description: rules.description,
};
const moderation = z.object({ id: z.number().check(z.int()), from: commentState, to: commentState });

/** All calls of the desk, by name. */
export const deskCalls = {
  // Signing in
  deskSession: {
    method: 'GET',
    path: '/desk/api/session/',
    access: 'public',
    summary: 'Returns how far this browser is signed in, and as whom.',
    response: deskSession,
  },
  deskSignIn: {
    method: 'POST',
    path: '/desk/api/sign-in/',
    access: 'public',
    inMaintenance: true,
    summary: 'Verifies the password. The second factor follows, except for a role that needs none.',
    request: z.object({ email: publicRules.email, password: publicRules.currentPassword }),
    response: deskSession,
  },
  passkeySignInOptions: {
    method: 'POST',
    path: '/desk/api/sign-in/passkey-options/',
    access: 'second-factor',
    inMaintenance: true,
    summary: 'Returns the options of `navigator.credentials.get`.',
    request: nothing,
    response: z.object({ options: passkeyJson }),
  },
  deskSecondFactor: {
    method: 'POST',
    path: '/desk/api/sign-in/second-factor/',
    access: 'second-factor',
    inMaintenance: true,
    summary: 'Verifies the second factor and opens the session.',
    request: z.discriminatedUnion('factor', [
      z.object({ factor: z.literal('totp'), code: rules.totpCode }),
      z.object({ factor: z.literal('recovery'), code: rules.recoveryCode }),
      z.object({ factor: z.literal('passkey'), credential: passkeyJson }),
    ]),
    response: deskSession,
  },
  deskSignOut: {
    method: 'POST',
    path: '/desk/api/sign-out/',
    access: 'public',
    inMaintenance: true,
    summary: 'Ends this browser’s session, if it has one.',
    request: nothing,
    response: deskSession,
  },
  confirmPassword: {
    method: 'POST',
    path: '/desk/api/confirm-password/',
    access: 'staff',
    inMaintenance: true,
    summary: 'Verifies the password again, which calls that give access or copy data need, for five minutes.',
    request: z.object({ password: publicRules.currentPassword }),
    response: z.object({ confirmed_until: instant }),
  },
  // Invitations
  readStaffLink: {
    method: 'POST',
    path: '/desk/api/link/',
    access: 'public',
    summary:
      'Returns for whom a link is. The token is in the fragment of its address, so that no log has it.',
    request: z.object({ token }),
    response: staffLink,
  },
  acceptStaffLink: {
    method: 'POST',
    path: '/desk/api/link/accept/',
    access: 'public',
    summary: 'Sets name and password. The second factor follows, and uses up the link.',
    request: z.object({
      token,
      name: rules.staffName,
      /** Only for the first owner, whose link has no address. */
      email: z.optional(publicRules.email),
      password: publicRules.newPassword,
    }),
    response: deskSession,
  },
  startTotp: {
    method: 'POST',
    path: '/desk/api/factors/totp/start/',
    access: 'enroll',
    summary: 'Returns a secret for an authenticator app. It is kept once a code confirms it.',
    request: nothing,
    response: z.object({ secret: z.string(), uri: z.string() }),
  },
  finishTotp: {
    method: 'POST',
    path: '/desk/api/factors/totp/',
    access: 'enroll',
    summary:
      'Keeps the authenticator app if its code is correct. The first factor comes with ten recovery codes.',
    request: z.object({ code: rules.totpCode }),
    response: z.object({ recovery_codes: z.nullable(z.array(z.string())) }),
  },
  startPasskey: {
    method: 'POST',
    path: '/desk/api/factors/passkey/start/',
    access: 'enroll',
    summary: 'Returns the options of `navigator.credentials.create`.',
    request: nothing,
    response: z.object({ options: passkeyJson }),
  },
  finishPasskey: {
    method: 'POST',
    path: '/desk/api/factors/passkey/',
    access: 'enroll',
    summary: 'Keeps a new passkey. The first factor comes with ten recovery codes.',
    request: z.object({
      label: z.string().check(z.trim(), z.maxLength(rules.deskLimits.passkeyLabel)),
      credential: passkeyJson,
    }),
    response: z.object({ recovery_codes: z.nullable(z.array(z.string())) }),
  },
  // One's own account
  deskAccount: {
    method: 'GET',
    path: '/desk/api/account/',
    access: 'staff',
    summary: 'Returns one’s own sessions and second factors.',
    response: account,
  },
  signOutEverywhere: {
    method: 'POST',
    path: '/desk/api/account/sign-out-everywhere/',
    access: 'staff',
    summary: 'Ends all of one’s sessions, this one included.',
    request: nothing,
    response: deskSession,
  },
  changeOwnPassword: {
    method: 'POST',
    path: '/desk/api/account/password/',
    access: 'staff',
    confirmed: 'recently',
    summary: 'Sets another password and ends one’s other sessions.',
    request: z.object({ password: publicRules.newPassword }),
    response: message,
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/desk/api/account/recovery-codes/',
    access: 'staff',
    confirmed: 'each-time',
    summary: 'Replaces the recovery codes with ten new ones.',
    request: withPassword,
    response: z.object({ recovery_codes: z.array(z.string()) }),
  },
  keepRecoveryCodes: {
    method: 'POST',
    path: '/desk/api/account/recovery-codes/kept/',
    access: 'staff',
    summary: 'Records that the person has kept the recovery codes.',
    request: nothing,
    response: deskSession,
  },
  removePasskey: {
    method: 'POST',
    path: '/desk/api/account/passkeys/{id}/remove/',
    access: 'staff',
    confirmed: 'each-time',
    summary: 'Removes one of one’s passkeys, unless it is the only second factor and the role needs one.',
    params: withId,
    request: withPassword,
    response: account,
  },
  deskHome: {
    method: 'GET',
    path: '/desk/api/home/',
    access: 'staff',
    summary: 'Returns what needs the signed-in person.',
    response: deskHome,
  },
  // Staff
  staffList: {
    method: 'GET',
    path: '/desk/api/staff/',
    access: 'staff.manage',
    summary: 'Returns all staff and invited people.',
    response: z.object({ staff: z.array(staffMember) }),
  },
  inviteStaff: {
    method: 'POST',
    path: '/desk/api/staff/',
    access: 'staff.manage',
    confirmed: 'recently',
    summary:
      'Invites a person by a link to copy, and by mail if asked to. `is_mailed` is false without a mail server, and until it has accepted the mail.',
    request: z.object({ email: publicRules.email, role: rules.role, send_mail: z.boolean() }),
    response: z.object({ member: staffMember, link: z.string(), is_mailed: z.boolean() }),
  },
  renewStaffLink: {
    method: 'POST',
    path: '/desk/api/staff/{id}/link/',
    access: 'staff.manage',
    confirmed: 'each-time',
    summary:
      'Replaces a person’s link. For an active person it also removes password, second factors and sessions.',
    params: withId,
    request: z.object({ ...password, send_mail: z.boolean() }),
    response: z.object({ member: staffMember, link: z.string(), is_mailed: z.boolean() }),
  },
  changeStaffRole: {
    method: 'POST',
    path: '/desk/api/staff/{id}/role/',
    access: 'staff.manage',
    confirmed: 'recently',
    summary: 'Changes a role and ends the person’s sessions and invitation. Refused for the last owner.',
    params: withId,
    request: z.object({ role: rules.role }),
    response: staffMember,
  },
  removeStaff: {
    method: 'POST',
    path: '/desk/api/staff/{id}/remove/',
    access: 'staff.manage',
    confirmed: 'each-time',
    summary: 'Removes a person and ends the sessions. Refused for the last owner.',
    params: withId,
    request: withPassword,
    response: message,
  },
  // Bills
  billList: {
    method: 'GET',
    path: '/desk/api/bills/',
    access: 'books.read',
    summary: 'Returns bills, the newest first, and what is needed to record another one.',
    query: z.object({ state: z.optional(z.enum(['open', 'paid', 'canceled'])), after }),
    response: z.object({
      bills: z.array(deskBill),
      next,
      /** Whether a second person must approve a bill before it is paid or published. */
      needs_approval: z.boolean(),
      kinds: z.array(z.string()),
      campaigns: z.array(z.object({ id: z.number(), title: z.string() })),
    }),
  },
  uploadBillScan: {
    method: 'POST',
    path: '/desk/api/bills/scan/',
    access: 'books.write',
    summary: 'Stores a scan without metadata and text layer. Returns its name, for the bill.',
    upload: scanTypes,
    response: z.object({ scan: z.string() }),
  },
  billScan: {
    method: 'GET',
    path: '/desk/api/bills/{id}/scan/',
    access: 'books.read',
    summary: 'Returns the scan of a bill: a picture, or a PDF to download.',
    params: withId,
    response: z.unknown(),
  },
  addBill: {
    method: 'POST',
    path: '/desk/api/bills/',
    access: 'books.write',
    summary: 'Records an open bill.',
    request: z.object(billFields),
    response: deskBill,
  },
  approveBill: {
    method: 'POST',
    path: '/desk/api/bills/{id}/approve/',
    access: 'books.write',
    summary: 'Approves a bill that somebody else recorded.',
    params: withId,
    request: nothing,
    response: deskBill,
  },
  payBill: {
    method: 'POST',
    path: '/desk/api/bills/{id}/pay/',
    access: 'books.write',
    summary: 'Records the payment of an approved bill.',
    params: withId,
    request: z.object({ date: rules.day }),
    response: deskBill,
  },
  publishBill: {
    method: 'POST',
    path: '/desk/api/bills/{id}/publish/',
    access: 'books.write',
    summary: 'Shows the scan of an approved bill on the site once it is paid, or removes it from the site.',
    params: withId,
    request: z.object({ published: z.boolean() }),
    response: deskBill,
  },
  cancelBill: {
    method: 'POST',
    path: '/desk/api/bills/{id}/cancel/',
    access: 'books.write',
    confirmed: 'each-time',
    summary: 'Cancels an open bill, which stays in the list.',
    params: withId,
    request: z.object({ ...password, reason: rules.reason }),
    response: deskBill,
  },
  // Imports
  importList: {
    method: 'GET',
    path: '/desk/api/imports/',
    access: 'books.read',
    summary: 'Returns imports with their totals, and uploaded files that wait for theirs, the newest first.',
    query: z.object({ after }),
    response: z.object({ imports: z.array(importEntry), next }),
  },
  uploadImport: {
    method: 'POST',
    path: '/desk/api/imports/',
    access: 'books.write',
    summary: 'Stores an export for a day, until it is imported. Returns what was found out about it.',
    // The name of a file may be that of a person.
    headers: z.looseObject({ 'x-file-name': z.optional(rules.fileNameHeader) }),
    upload: ['text/csv', 'text/xml'],
    response: uploadedImport,
  },
  readUpload: {
    method: 'GET',
    path: '/desk/api/imports/{id}/',
    access: 'books.write',
    summary: 'Returns what was found out about an uploaded file.',
    params: withId,
    response: uploadedImport,
  },
  answerUpload: {
    method: 'POST',
    path: '/desk/api/imports/{id}/answers/',
    access: 'books.write',
    summary: 'Reads an uploaded file again with answers to what it leaves open. Stores nothing.',
    params: withId,
    request: z.object({ columns: someColumns }),
    response: uploadedImport,
  },
  discardUpload: {
    method: 'POST',
    path: '/desk/api/imports/{id}/discard/',
    access: 'books.write',
    summary: 'Removes an uploaded file that was not imported.',
    params: withId,
    request: nothing,
    response: message,
  },
  previewImport: {
    method: 'POST',
    path: '/desk/api/imports/{id}/preview/',
    access: 'books.write',
    summary: 'Returns what an import would do: its totals, and the first rows of each outcome.',
    params: withId,
    request: importChoices,
    response: importPreview,
  },
  runImport: {
    method: 'POST',
    path: '/desk/api/imports/{id}/run/',
    access: 'books.write',
    progress: true,
    summary: 'Records the gifts of an uploaded file in one transaction. 409 if it was imported meanwhile.',
    params: withId,
    request: importChoices,
    response: z.object({
      counts: z.record(z.enum(importOutcomes), z.number()),
      /** The number of thank-you mails that were queued. */
      thanked: z.number(),
      gross: z.number(),
      returned: z.number(),
      fees: z.number(),
    }),
  },
  undoImport: {
    method: 'POST',
    path: '/desk/api/imports/{id}/undo/',
    access: 'books.write',
    confirmed: 'each-time',
    summary: 'Removes the gifts of an import and restores those that it changed. 409 if a month was closed.',
    params: withId,
    request: withPassword,
    response: message,
  },
  // Activity
  activityList: {
    method: 'GET',
    path: '/desk/api/activity/',
    access: 'activity.read',
    summary:
      'Returns changes, the newest first, those of the command line included. Days are those of the foundation.',
    query: z.object({
      actor: z.optional(z.string()),
      /** The first word of an action, such as `news`. */
      kind: z.optional(z.string()),
      from: z.optional(day),
      to: z.optional(day),
      after,
    }),
    response: z.object({ entries: z.array(activityEntry), actors: z.array(z.string()), next }),
  },
  // News
  articleList: {
    method: 'GET',
    path: '/desk/api/news/',
    access: 'news.write',
    summary: 'Returns articles: drafts, then by date, the newest first. `search` matches titles.',
    query: z.object({
      state: z.optional(articleState),
      search: z.optional(z.string().check(z.trim(), z.maxLength(rules.deskLimits.line))),
      after,
    }),
    response: z.object({ articles: z.array(articleRow), next }),
  },
  readArticle: {
    method: 'GET',
    path: '/desk/api/news/{id}/',
    access: 'news.write',
    summary: 'Returns an article with its newest revision.',
    params: withId,
    response: article,
  },
  createArticle: {
    method: 'POST',
    path: '/desk/api/news/',
    access: 'news.write',
    summary: 'Creates an empty draft with a title that no other article has.',
    request: z.object({ title: rules.articleTitle }),
    response: article,
  },
  saveArticle: {
    method: 'POST',
    path: '/desk/api/news/{id}/',
    access: 'news.write',
    summary:
      'Saves a revision without publishing it. 409 with `current` if `based_on` is not the newest revision.',
    params: withId,
    request: z.object({ ...basedOn, ...articleFields }),
    response: article,
  },
  revisionList: {
    method: 'GET',
    path: '/desk/api/news/{id}/revisions/',
    access: 'news.write',
    summary: 'Returns the revisions of an article, the newest first.',
    params: withId,
    query: z.object({ after }),
    response: z.object({ revisions: z.array(revisionRow), next }),
  },
  readRevision: {
    method: 'GET',
    path: '/desk/api/news/{id}/revisions/{number}/',
    access: 'news.write',
    summary: 'Returns one revision with its text.',
    params: z.object({ id, number: z.coerce.number().check(z.int(), z.nonnegative()) }),
    response: revision,
  },
  restoreRevision: {
    method: 'POST',
    path: '/desk/api/news/{id}/revisions/{number}/restore/',
    access: 'news.write',
    summary: 'Saves an old revision as the newest one. 409 as for a save.',
    params: z.object({ id, number: z.coerce.number().check(z.int(), z.nonnegative()) }),
    request: z.object(basedOn),
    response: article,
  },
  publishArticle: {
    method: 'POST',
    path: '/desk/api/news/{id}/publish/',
    access: 'news.write',
    summary:
      'Publishes the newest revision now, or at a time in the future unless visitors see the article already. 409 with `current` as for a save, or if `replaces` is not the time of publication, `null` for a draft.',
    params: withId,
    request: z.object({ ...basedOn, replaces: z.nullable(instant), at: z.nullable(clockInstant) }),
    response: article,
  },
  unpublishArticle: {
    method: 'POST',
    path: '/desk/api/news/{id}/unpublish/',
    access: 'news.write',
    summary:
      'Makes an article a draft again; visitors no longer see it. 409 with `current` if it was published again or for another time than the person has seen.',
    params: withId,
    request: z.object({ published_at: z.nullable(instant), published_revision: z.nullable(z.int()) }),
    response: article,
  },
  openComments: {
    method: 'POST',
    path: '/desk/api/news/{id}/comments/',
    access: 'news.write',
    summary: 'Opens or closes an article to new comments.',
    params: withId,
    request: z.object({ comments_open: z.boolean() }),
    response: article,
  },
  openArticle: {
    method: 'POST',
    path: '/desk/api/news/{id}/open/',
    access: 'news.write',
    summary:
      'Says that the person has an article open, or has closed it, and returns the names of others who have it open, and the number of the newest revision. Repeat it every 20 seconds; after two minutes without it, an article counts as closed.',
    params: withId,
    request: z.object({ open: z.boolean() }),
    response: z.object({ others: z.array(z.string()), revision: z.number() }),
  },
  removeArticle: {
    method: 'POST',
    path: '/desk/api/news/{id}/remove/',
    access: 'news.write',
    confirmed: 'each-time',
    summary: 'Removes an article with its revisions and comments.',
    params: withId,
    request: withPassword,
    response: message,
  },
  previewArticle: {
    method: 'GET',
    path: '/desk/api/news/{id}/preview/',
    access: 'news.write',
    summary: 'Returns the page of the newest revision as visitors will see it, and its share card.',
    params: withId,
    query: z.object({ language: z.optional(z.string()) }),
    response: articlePreview,
  },
  translationList: {
    method: 'GET',
    path: '/desk/api/news/{id}/translations/',
    access: 'news.write',
    summary: 'Returns the other languages of the site with the translations of an article.',
    params: withId,
    response: z.object({ translations: z.array(translatedArticle) }),
  },
  saveTranslation: {
    method: 'POST',
    path: '/desk/api/news/{id}/translations/{language}/',
    access: 'news.write',
    summary:
      'Adds or replaces a translation. 409 if the stored one is not `based_on`, the translation that was changed.',
    params: withLanguage,
    request: z.object({ ...rules.translationFields, based_on: z.nullable(articleTranslation) }),
    response: translatedArticle,
  },
  removeTranslation: {
    method: 'POST',
    path: '/desk/api/news/{id}/translations/{language}/remove/',
    access: 'news.write',
    confirmed: 'each-time',
    summary: 'Removes a translation. Visitors see the original in its place.',
    params: withLanguage,
    request: withPassword,
    response: translatedArticle,
  },
  // Comments
  commentList: {
    method: 'GET',
    path: '/desk/api/comments/',
    access: 'comments.moderate',
    summary: 'Returns comments in a state, the newest first.',
    query: z.object({ state: z._default(commentState, 'held'), after }),
    response: z.object({ comments: z.array(moderatedComment), next }),
  },
  moderateComments: {
    method: 'POST',
    path: '/desk/api/comments/',
    access: 'comments.moderate',
    summary:
      'Changes the state of comments that still have the state `from`; returns those. Undo swaps `from` and `to`.',
    request: z.object({
      changes: z.array(moderation).check(z.minLength(1), z.maxLength(rules.deskLimits.bulk)),
    }),
    response: z.object({ changed: z.array(moderation) }),
  },
  holdWords: {
    method: 'GET',
    path: '/desk/api/hold-words/',
    access: 'comments.moderate',
    summary: 'Returns the words and addresses that hold a comment for review.',
    response: z.object({ words: z.array(z.string()) }),
  },
  setHoldWords: {
    method: 'POST',
    path: '/desk/api/hold-words/',
    access: 'comments.moderate',
    summary: 'Replaces the words and addresses that hold a comment for review.',
    request: z.object({
      words: z
        .array(z.string().check(z.trim(), z.minLength(2), z.maxLength(rules.deskLimits.holdWord)))
        .check(z.maxLength(rules.deskLimits.holdWords)),
    }),
    response: z.object({ words: z.array(z.string()) }),
  },
  // Campaigns
  deskCampaignList: {
    method: 'GET',
    path: '/desk/api/campaigns/',
    access: 'campaigns.write',
    summary: 'Returns all campaigns in the order in which the site shows them.',
    response: z.object({ campaigns: z.array(deskCampaign) }),
  },
  createCampaign: {
    method: 'POST',
    path: '/desk/api/campaigns/',
    access: 'campaigns.write',
    summary: 'Adds a campaign.',
    request: z.object(campaignFields),
    response: deskCampaign,
  },
  readCampaign: {
    method: 'GET',
    path: '/desk/api/campaigns/{id}/',
    access: 'campaigns.write',
    summary: 'Returns a campaign.',
    params: withId,
    response: deskCampaign,
  },
  editCampaign: {
    method: 'POST',
    path: '/desk/api/campaigns/{id}/',
    access: 'campaigns.write',
    summary: 'Replaces the fields of a campaign. 409 if somebody else has changed it since `version`.',
    params: withId,
    request: z.object({ ...campaignFields, version }),
    response: deskCampaign,
  },
  moveCampaign: {
    method: 'POST',
    path: '/desk/api/campaigns/{id}/move/',
    access: 'campaigns.write',
    summary: 'Moves a campaign in the order of the site: by one, or to the top.',
    params: withId,
    request: z.object({ to: z.enum(['top', 'up', 'down']) }),
    response: z.object({ campaigns: z.array(deskCampaign) }),
  },
  endCampaign: {
    method: 'POST',
    path: '/desk/api/campaigns/{id}/end/',
    access: 'campaigns.write',
    summary: 'Makes today the last day of a campaign.',
    params: withId,
    request: nothing,
    response: deskCampaign,
  },
  removeCampaign: {
    method: 'POST',
    path: '/desk/api/campaigns/{id}/remove/',
    access: 'campaigns.write',
    confirmed: 'each-time',
    summary: 'Removes a campaign with its registrations. Refused if it has gifts or bills.',
    params: withId,
    request: withPassword,
    response: message,
  },
  campaignTranslations: {
    method: 'GET',
    path: '/desk/api/campaigns/{id}/translations/',
    access: 'campaigns.write',
    summary: 'Returns the other languages of the site with the translations of a campaign.',
    params: withId,
    response: z.object({ translations: z.array(translatedCampaign) }),
  },
  saveCampaignTranslation: {
    method: 'POST',
    path: '/desk/api/campaigns/{id}/translations/{language}/',
    access: 'campaigns.write',
    summary: 'Adds or replaces a translation. 409 if the stored one is not `based_on`, which was changed.',
    params: withLanguage,
    request: z.object({ ...campaignTranslationFields, based_on: z.nullable(campaignTranslation) }),
    response: translatedCampaign,
  },
  removeCampaignTranslation: {
    method: 'POST',
    path: '/desk/api/campaigns/{id}/translations/{language}/remove/',
    access: 'campaigns.write',
    confirmed: 'each-time',
    summary: 'Removes a translation. Visitors see the original in its place.',
    params: withLanguage,
    request: withPassword,
    response: translatedCampaign,
  },
  // Impact updates
  deskUpdateList: {
    method: 'GET',
    path: '/desk/api/updates/',
    access: 'updates.write',
    summary: 'Returns impact updates, the newest first.',
    query: z.object({ after }),
    response: z.object({ updates: z.array(deskUpdate), next }),
  },
  createUpdate: {
    method: 'POST',
    path: '/desk/api/updates/',
    access: 'updates.write',
    summary: 'Adds an impact update without mailing it.',
    request: z.object(updateFields),
    response: deskUpdate,
  },
  editUpdate: {
    method: 'POST',
    path: '/desk/api/updates/{id}/',
    access: 'updates.write',
    summary: 'Replaces the fields of an impact update. 409 if somebody else has changed it since `version`.',
    params: withId,
    request: z.object({ ...updateFields, version }),
    response: deskUpdate,
  },
  removeUpdate: {
    method: 'POST',
    path: '/desk/api/updates/{id}/remove/',
    access: 'updates.write',
    confirmed: 'each-time',
    summary: 'Removes an impact update with the mails that were not yet sent.',
    params: withId,
    request: withPassword,
    response: message,
  },
  updateMail: {
    method: 'GET',
    path: '/desk/api/updates/{id}/mail/',
    access: 'updates.write',
    summary: 'Returns the mail of an impact update and how many donors would get it.',
    params: withId,
    query: z.object({ language: z.optional(z.string()) }),
    response: updateMail,
  },
  testUpdate: {
    method: 'POST',
    path: '/desk/api/updates/{id}/test/',
    access: 'updates.write',
    summary: 'Sends the mail of an impact update to oneself. Sending it to donors needs this first.',
    params: withId,
    request: z.object({ language: z.optional(z.string()), version }),
    response: message,
  },
  sendUpdate: {
    method: 'POST',
    path: '/desk/api/updates/{id}/send/',
    access: 'updates.write',
    confirmed: 'each-time',
    summary: 'Queues the mail of an impact update for donors who have not got it.',
    params: withId,
    request: z.object({ ...password, audience, version }),
    response: deskUpdate,
  },
  failedUpdateMails: {
    method: 'GET',
    path: '/desk/api/updates/{id}/failed/',
    access: 'updates.write',
    summary: 'Returns the first 50 mails of an impact update that could not be sent.',
    params: withId,
    response: z.object({ mails: z.array(failedMail) }),
  },
  retryUpdate: {
    method: 'POST',
    path: '/desk/api/updates/{id}/retry/',
    access: 'updates.write',
    confirmed: 'each-time',
    summary: 'Queues the mails that could not be sent again, except those that may have arrived.',
    params: withId,
    request: withPassword,
    response: deskUpdate,
  },
  readUpdate: {
    method: 'GET',
    path: '/desk/api/updates/{id}/',
    access: 'updates.write',
    summary: 'Returns an impact update with the progress of its mailing.',
    params: withId,
    response: deskUpdate,
  },
  updateTranslations: {
    method: 'GET',
    path: '/desk/api/updates/{id}/translations/',
    access: 'updates.write',
    summary: 'Returns the other languages of the site with the translations of an impact update.',
    params: withId,
    response: z.object({ translations: z.array(translatedUpdate) }),
  },
  saveUpdateTranslation: {
    method: 'POST',
    path: '/desk/api/updates/{id}/translations/{language}/',
    access: 'updates.write',
    summary: 'Adds or replaces a translation. 409 if the stored one is not `based_on`, which was changed.',
    params: withLanguage,
    request: z.object({ ...updateTranslationFields, based_on: z.nullable(updateTranslation) }),
    response: translatedUpdate,
  },
  removeUpdateTranslation: {
    method: 'POST',
    path: '/desk/api/updates/{id}/translations/{language}/remove/',
    access: 'updates.write',
    confirmed: 'each-time',
    summary: 'Removes a translation. Visitors see the original in its place.',
    params: withLanguage,
    request: withPassword,
    response: translatedUpdate,
  },
  ...giftCalls,
  ...donorCalls,
  ...monthCalls,
  ...paymentCalls,
  ...receiptCalls,
  // Pictures
  pictureList: {
    method: 'GET',
    path: '/desk/api/pictures/',
    access: 'pictures.write',
    summary:
      'Returns the uploaded pictures and where each is used, the newest first. `search` matches alternative texts.',
    query: z.object({
      search: z.optional(z.string().check(z.trim(), z.maxLength(rules.deskLimits.line))),
      after,
    }),
    response: z.object({ pictures: z.array(deskPicture), next }),
  },
  uploadPicture: {
    method: 'POST',
    path: '/desk/api/pictures/',
    access: 'pictures.write',
    summary: 'Stores a picture in all sizes and returns its address. Cropping happens in the browser before.',
    upload: rules.pictureTypes,
    response: deskPicture,
  },
  editPicture: {
    method: 'POST',
    path: '/desk/api/pictures/edit/',
    access: 'pictures.write',
    summary: 'Sets the alternative text for new uses of a picture, and its focus wherever it is used.',
    request: z.object({ address: rules.requiredLine, alt: rules.draftLine, focus }),
    response: deskPicture,
  },
  replacePicture: {
    method: 'POST',
    path: '/desk/api/pictures/replace/',
    access: 'pictures.write',
    summary: 'Uses another uploaded picture wherever one is used.',
    request: z.object({ address: rules.requiredLine, by: rules.requiredLine }),
    response: deskPicture,
  },
  removePicture: {
    method: 'POST',
    path: '/desk/api/pictures/remove/',
    access: 'pictures.write',
    confirmed: 'each-time',
    summary: 'Removes a picture that is not used.',
    request: z.object({ ...password, address: rules.requiredLine }),
    response: message,
  },
  // Operation
  readHealth: {
    method: 'GET',
    path: '/desk/api/health/',
    access: 'site.operate',
    summary: 'Returns version, database, disk, mail queue and last backup.',
    response: deskHealth,
  },
  sendTestMail: {
    method: 'POST',
    path: '/desk/api/health/test-mail/',
    access: 'site.operate',
    inMaintenance: true,
    summary: 'Sends a test mail at once and returns what the mail server said.',
    request: z.object({ email: publicRules.email }),
    response: testMailResult,
  },
  setMaintenance: {
    method: 'POST',
    path: '/desk/api/health/maintenance/',
    access: 'site.operate',
    inMaintenance: true,
    summary: 'Switches maintenance mode on or off: the site can be read, and changes are refused.',
    request: z.object({ is_on: z.boolean() }),
    response: z.object({ maintenance_since: z.nullable(instant) }),
  },
  downloadBackup: {
    method: 'POST',
    path: '/desk/api/health/backup/',
    access: 'site.operate',
    inMaintenance: true,
    confirmed: 'recently',
    summary: 'Returns a backup, encrypted with a passphrase, as a file in the format of age.',
    request: z.object({ passphrase: rules.passphrase }),
    download: 'application/octet-stream',
    response: z.string(),
  },
} as const satisfies Record<string, DeskCall>;

export type DeskCallName = keyof typeof deskCalls;
type Row<Name extends DeskCallName> = (typeof deskCalls)[Name];
/** Request body of a call; `undefined` for a call without one. */
export type DeskRequest<Name extends DeskCallName> =
  Row<Name> extends { request: infer Schema extends z.ZodMiniType } ? z.input<Schema> : undefined;
/** Path parameters of a call; `undefined` for a path without any. */
export type DeskParams<Name extends DeskCallName> =
  Row<Name> extends { params: infer Schema extends z.ZodMiniObject } ? z.output<Schema> : undefined;
/** Parameters after the `?` of a call, all optional; `undefined` for a call without any. */
export type DeskQuery<Name extends DeskCallName> =
  Row<Name> extends { query: infer Schema extends z.ZodMiniObject } ? Partial<z.output<Schema>> : undefined;
/** Headers of a call, all optional; `undefined` for a call without any. */
export type DeskHeaders<Name extends DeskCallName> =
  Row<Name> extends { headers: infer Schema extends z.ZodMiniObject } ? Partial<z.input<Schema>> : undefined;
/** Response body of a call that succeeds. */
export type DeskResponse<Name extends DeskCallName> = z.output<Row<Name>['response']>;

/** Typed so that the schema of a generic name can be used. */
const schemas: { [Name in DeskCallName]: { response: z.ZodMiniType<DeskResponse<Name>> } } = deskCalls;

/** Returns the response of a call; `undefined` for a body that does not match its schema. */
export function parseDeskResponse<Name extends DeskCallName>(
  name: Name,
  body: unknown,
): DeskResponse<Name> | undefined {
  return schemas[name].response.safeParse(body).data;
}
