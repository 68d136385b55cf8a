import * as z from 'zod/mini';

import { campaign, dashboard, donor, newsArticle, newsComment } from './entities.ts';
import * as rules from './rules.ts';

/**
 * Every call between browser and server, once (`spec §7`, and the dashboard's of `docs/decisions`). The server
 * declares its routes from these rows, the browser makes its requests and reads the answers with them.
 */
export interface Call {
  method: 'GET' | 'POST';
  /** With `{name}` where a parameter stands. */
  path: string;
  /** `donor`: carries `Authorization: Bearer <access token>`, and a 401 ends the session. */
  access: 'public' | 'donor';
  params?: z.ZodMiniObject;
  request?: z.ZodMiniObject;
  answer: z.ZodMiniType;
  /** One sentence on what it does, for the page that documents the calls. */
  summary: string;
}

const message = z.object({ message: z.string() });
const person = { email: rules.email, first_name: rules.firstName, last_name: rules.lastName };
const id = z.coerce.number().check(z.int(), z.positive());

export const calls = {
  registrationDetailExistence: {
    method: 'POST',
    path: '/api/registration-detail-existence/',
    access: 'public',
    summary: 'Says whether an account with this e-mail address exists.',
    request: z.object({ email: rules.email }),
    answer: z.object({ email: z.enum(['Available', 'Non-available']) }),
  },
  sendEmailVerificationCode: {
    method: 'POST',
    path: '/api/send-email-verification-code/',
    access: 'public',
    summary: 'Mails a five-digit code to an address that has no account yet.',
    request: z.object(person),
    answer: message,
  },
  verifyCodeAndSignUp: {
    method: 'POST',
    path: '/api/verify-code-and-sign-up/',
    access: 'public',
    summary: 'Makes the account when the code is the one that was mailed.',
    request: z.object({ ...person, code: rules.code, password: rules.newPassword }),
    answer: message,
  },
  signIn: {
    method: 'POST',
    path: '/api/signin/',
    access: 'public',
    summary: 'Opens a session.',
    request: z.object({ email: rules.email, password: rules.currentPassword }),
    answer: z.object({ access_token: z.string(), refresh_token: z.string() }),
  },
  userDetails: {
    method: 'GET',
    path: '/api/user-details/',
    access: 'donor',
    summary: 'Answers the signed-in donor.',
    answer: donor,
  },
  signOut: {
    method: 'POST',
    path: '/api/signout/',
    access: 'donor',
    summary: 'Ends the session; its access token is worthless at once.',
    request: z.object({ refresh_token: z.string().check(z.maxLength(1000)) }),
    answer: message,
  },
  dashboard: {
    method: 'GET',
    path: '/api/dashboard/',
    access: 'donor',
    summary: 'Answers the signed-in donor with campaigns, donations and impact updates.',
    answer: dashboard,
  },
  joinCampaign: {
    method: 'POST',
    path: '/api/join-campaign/',
    access: 'donor',
    summary: 'Registers the donor for a campaign; there is no way back.',
    request: z.object({ campaign_id: campaign.shape.id }),
    answer: message,
  },
  latestNews: {
    method: 'GET',
    path: '/api/latest-news/',
    access: 'public',
    summary: 'Answers the twelve newest articles, newest first.',
    answer: z.array(newsArticle),
  },
  newsDetail: {
    method: 'GET',
    path: '/api/news/{title}/',
    access: 'public',
    summary: 'Answers one article, others to read next, and its comments, newest first.',
    params: z.object({ title: z.string() }),
    answer: z.object({
      news_details: newsArticle,
      latest_news: z.array(newsArticle),
      comments: z.array(newsComment),
    }),
  },
  commentOnNews: {
    method: 'POST',
    path: '/api/news/{id}/comment/',
    access: 'public',
    summary: 'Adds a comment to an article, or holds it for the operator and says so.',
    params: z.object({ id }),
    request: z.object({
      comentator_name: rules.comentatorName,
      comment: rules.comment,
      /** The trap for robots: people never see this field, so only robots fill it. */
      website: z.optional(z.string().check(z.maxLength(1000))),
      /** Milliseconds that the form was open; robots are quicker than people. */
      elapsed_ms: z.optional(z.number().check(z.nonnegative())),
    }),
    answer: message,
  },
  sendPasswordResetCode: {
    method: 'POST',
    path: '/api/send-password-reset-code/',
    access: 'public',
    summary: 'Mails a five-digit code with which this browser may choose a new password.',
    request: z.object({ email: rules.email }),
    answer: message,
  },
  verifyPasswordResetCode: {
    method: 'POST',
    path: '/api/verify-password-reset-code/',
    access: 'public',
    summary: 'Checks the reset code for the e-mail address of this browser’s recovery.',
    request: z.object({ code: rules.code }),
    answer: message,
  },
  changePassword: {
    method: 'POST',
    path: '/api/change-password/',
    access: 'public',
    summary: 'Sets a new password after a verified reset code and ends all sessions of the account.',
    request: z.object({ email: rules.email, password: rules.newPassword }),
    answer: message,
  },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
type Row<Name extends CallName> = (typeof calls)[Name];
/** What a call is sent; `undefined` for a call without a body. */
export type CallRequest<Name extends CallName> =
  Row<Name> extends { request: infer Schema extends z.ZodMiniObject } ? z.input<Schema> : undefined;
/** The values of the `{name}` parts of a call's path; `undefined` for a path without any. */
export type CallParams<Name extends CallName> =
  Row<Name> extends { params: infer Schema extends z.ZodMiniObject } ? z.output<Schema> : undefined;
/** What a call answers when all is well. */
export type CallAnswer<Name extends CallName> = z.output<Row<Name>['answer']>;

/** What every call answers when it is refused: one sentence, and one for each field that is to blame. */
export const refusal = z.object({
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type Refusal = z.output<typeof refusal>;

/** The address of a call, its parameters percent-encoded into the path. */
export function callPath(
  call: Pick<Call, 'path'>,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '').toWellFormed()),
  );
}
