import * as z from 'zod/mini';

import {
  books,
  campaign,
  dashboard,
  donor,
  homeCampaign,
  ledgerIndex,
  newsArticle,
  newsComment,
  openBooks,
} from './entities.ts';
import { latestNewsPath } from './latest-news.ts';
import { newComment } from './new-comment.ts';
import * as rules from './rules.ts';

/**
 * A call between browser and server (`specification §7`; decision 0013 adds the dashboard's and the goal's, decision 0027 those of the books). The server declares its
 * routes from these rows; the browser builds requests and parses responses with them.
 */
export interface Call {
  method: 'GET' | 'POST';
  /** Parameters are written as `{name}`. */
  path: string;
  /** `donor` calls send `Authorization: Bearer <access token>`; a 401 ends the session. */
  access: 'public' | 'donor';
  /** Answered in maintenance mode although it is a `POST`, so that donors can still read their dashboard. */
  inMaintenance?: true;
  params?: z.ZodMiniObject;
  /** Optional parameters after the `?`. */
  query?: z.ZodMiniObject;
  request?: z.ZodMiniObject;
  response: z.ZodMiniType;
  /** One sentence for the generated documentation of the calls. */
  summary: string;
}

/** The response of a call that only reports success. */
const message = z.object({ message: z.string() });
const person = { email: rules.email, first_name: rules.firstName, last_name: rules.lastName };
const id = z.coerce.number().check(z.int(), z.positive());

/** All calls, by name. */
export const calls = {
  registrationDetailExistence: {
    method: 'POST',
    path: '/api/registration-detail-existence/',
    access: 'public',
    summary: 'Reports whether an account with this e-mail address exists.',
    request: z.object({ email: rules.email }),
    response: z.object({ email: z.enum(['Available', 'Non-available']) }),
  },
  sendEmailVerificationCode: {
    method: 'POST',
    path: '/api/send-email-verification-code/',
    access: 'public',
    summary: 'Sends a five-digit code to an address that has no account yet.',
    request: z.object(person),
    response: message,
  },
  verifyCodeAndSignUp: {
    method: 'POST',
    path: '/api/verify-code-and-sign-up/',
    access: 'public',
    summary: 'Creates the account if the code matches the one sent by e-mail.',
    request: z.object({ ...person, code: rules.code, password: rules.newPassword }),
    response: message,
  },
  signIn: {
    method: 'POST',
    path: '/api/signin/',
    access: 'public',
    inMaintenance: true,
    summary: 'Starts a session and returns its tokens.',
    request: z.object({ email: rules.email, password: rules.currentPassword }),
    response: z.object({ access_token: z.string(), refresh_token: z.string() }),
  },
  userDetails: {
    method: 'GET',
    path: '/api/user-details/',
    access: 'donor',
    summary: 'Returns the signed-in donor.',
    response: donor,
  },
  signOut: {
    method: 'POST',
    path: '/api/signout/',
    access: 'donor',
    inMaintenance: true,
    summary: 'Ends the session; its access token is invalid immediately.',
    request: z.object({ refresh_token: z.string().check(z.maxLength(1000)) }),
    response: message,
  },
  dashboard: {
    method: 'GET',
    path: '/api/dashboard/',
    access: 'donor',
    summary: 'Returns the signed-in donor with campaigns, donations and impact updates.',
    response: dashboard,
  },
  joinCampaign: {
    method: 'POST',
    path: '/api/join-campaign/',
    access: 'donor',
    summary: 'Registers the donor for a campaign. There is no unregistering.',
    request: z.object({ campaign_id: campaign.shape.id }),
    response: message,
  },
  setGoal: {
    method: 'POST',
    path: '/api/goal/',
    access: 'donor',
    summary: 'Sets the amount that the donor aims to give.',
    request: z.object({ client_goal: rules.clientGoal }),
    response: message,
  },
  latestNews: {
    method: 'GET',
    path: latestNewsPath,
    access: 'public',
    summary: 'Returns the 12 newest articles, newest first.',
    response: z.array(newsArticle),
  },
  homeCampaigns: {
    method: 'GET',
    path: '/api/campaigns/',
    access: 'public',
    summary: 'Returns the campaigns that have not ended, for a home page that shows them.',
    response: z.array(homeCampaign),
  },
  newsDetail: {
    method: 'GET',
    path: '/api/news/{title}/',
    access: 'public',
    summary: 'Returns one article, related articles, and its comments, 50 to a page, newest first.',
    params: z.object({ title: z.string() }),
    query: z.object({ page: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(1000)), 1) }),
    response: z.object({
      news_details: newsArticle,
      latest_news: z.array(newsArticle),
      comments: z.array(newsComment),
    }),
  },
  commentOnNews: {
    method: 'POST',
    path: '/api/news/{id}/comment/',
    access: 'public',
    summary: 'Adds a comment to an article, or holds it for review and says so.',
    params: z.object({ id }),
    request: newComment,
    response: message,
  },
  books: {
    method: 'GET',
    path: '/api/books/',
    access: 'public',
    summary: 'Returns what came in and was paid out, by year and kind.',
    response: books,
  },
  openBooks: {
    method: 'GET',
    path: '/api/open-books/',
    access: 'public',
    summary: 'Returns gifts by month, campaign and method, paid bills, and what they led to.',
    response: openBooks,
  },
  ledger: {
    method: 'GET',
    path: '/api/ledger/',
    access: 'public',
    summary: 'Returns the public keys and the closed months of the ledger.',
    response: ledgerIndex,
  },
  statement: {
    method: 'GET',
    path: '/api/statement/',
    access: 'donor',
    summary: 'Returns the statement with proofs, as text.',
    response: z.object({ statement: z.string() }),
  },
  sendPasswordResetCode: {
    method: 'POST',
    path: '/api/send-password-reset-code/',
    access: 'public',
    summary: 'Sends a five-digit code that lets this browser choose a new password.',
    request: z.object({ email: rules.email }),
    response: message,
  },
  verifyPasswordResetCode: {
    method: 'POST',
    path: '/api/verify-password-reset-code/',
    access: 'public',
    summary: 'Verifies the reset code for the e-mail address this browser asked for.',
    request: z.object({ code: rules.code }),
    response: message,
  },
  changePassword: {
    method: 'POST',
    path: '/api/change-password/',
    access: 'public',
    summary: 'Sets a new password after a verified reset code and ends all sessions of the account.',
    request: z.object({ email: rules.email, password: rules.newPassword }),
    response: message,
  },
} as const satisfies Record<string, Call>;

/**
 * The header of a response with one page of a list: how many entries the whole list has. The body keeps the shape of
 * `specification §7`.
 */
export const totalCountHeader = 'x-total-count';

export type CallName = keyof typeof calls;
type Row<Name extends CallName> = (typeof calls)[Name];
/** Request body of a call; `undefined` for a call without one. */
export type CallRequest<Name extends CallName> =
  Row<Name> extends { request: infer Schema extends z.ZodMiniObject } ? z.input<Schema> : undefined;
/** Path parameters of a call; `undefined` for a path without any. */
export type CallParams<Name extends CallName> =
  Row<Name> extends { params: infer Schema extends z.ZodMiniObject } ? z.output<Schema> : undefined;
/** Parameters after the `?` of a call, all optional; `undefined` for a call without any. */
export type CallQuery<Name extends CallName> =
  Row<Name> extends { query: infer Schema extends z.ZodMiniObject } ? Partial<z.output<Schema>> : undefined;
/** Response body of a call that succeeds. */
export type CallResponse<Name extends CallName> = z.output<Row<Name>['response']>;

/** Body of every error response: one sentence, and one for each invalid field. */
export const refusal = z.object({
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type Refusal = z.output<typeof refusal>;

/**
 * Returns the address of a call: its path with its parameters, and those after the `?` that have a value, all
 * percent-encoded. A lone surrogate becomes U+FFFD.
 */
export function callPath(
  call: Pick<Call, 'path'>,
  params: Readonly<Record<string, string | number>> = {},
  query: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '').toWellFormed()),
  );
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  );
  return given.length > 0 ? `${path}?${given.join('&')}` : path;
}

/** Typed so that the schema of a generic name can be used. */
const schemas: { [Name in CallName]: { response: z.ZodMiniType<CallResponse<Name>> } } = calls;

/** Returns the response of a call; `undefined` for a body that does not match its schema. */
export function parseResponse<Name extends CallName>(
  name: Name,
  body: unknown,
): CallResponse<Name> | undefined {
  return schemas[name].response.safeParse(body).data;
}
