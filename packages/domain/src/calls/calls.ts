import * as z from 'zod/mini';

import { dashboard, donor } from '../accounts/entities.ts';
import { campaign, homeCampaign } from '../campaigns/entities.ts';
import { newsComment } from '../comments/entities.ts';
import { newComment } from '../comments/new-comment.ts';
import { ledgerIndex } from '../ledger/entities.ts';
import { newsArticle } from '../news/entities.ts';
import { latestNewsPath } from '../news/latest-news.ts';
import { books, openBooks, paidBillPage } from '../open-books/entities.ts';
import * as rules from '../rules.ts';
import type { Call, ParamsOf, QueryOf, RequestOf, ResponseOf } from './call.ts';

/** The response of a call that only reports success. */
const message = z.object({ message: z.string() });
const person = { email: rules.email, first_name: rules.firstName, last_name: rules.lastName };
const id = z.coerce.number().check(z.int(), z.positive());

const receiptParams = z.object({ number: z.string().check(z.maxLength(20)) });

/** All calls, by name. */
export const calls = {
  registrationDetailExistence: {
    method: 'POST',
    path: '/api/registration-detail-existence/',
    access: 'public',
    request: z.object({ email: rules.email }),
    response: z.object({ email: z.enum(['Available', 'Non-available']) }),
  },
  sendEmailVerificationCode: {
    method: 'POST',
    path: '/api/send-email-verification-code/',
    access: 'public',
    request: z.object(person),
    response: message,
  },
  verifyCodeAndSignUp: {
    method: 'POST',
    path: '/api/verify-code-and-sign-up/',
    access: 'public',
    throttled: 400,
    request: z.object({ ...person, code: rules.code, password: rules.newPassword }),
    response: message,
  },
  signIn: {
    method: 'POST',
    path: '/api/signin/',
    access: 'public',
    throttled: 401,
    inMaintenance: true,
    request: z.object({ email: rules.email, password: rules.currentPassword }),
    response: z.object({ access_token: z.string(), refresh_token: z.string() }),
  },
  userDetails: {
    method: 'GET',
    path: '/api/user-details/',
    access: 'donor',
    response: donor,
  },
  signOut: {
    method: 'POST',
    path: '/api/signout/',
    access: 'donor',
    inMaintenance: true,
    request: z.object({ refresh_token: z.string().check(z.maxLength(1000)) }),
    response: message,
  },
  dashboard: {
    method: 'GET',
    path: '/api/dashboard/',
    access: 'donor',
    response: dashboard,
  },
  joinCampaign: {
    method: 'POST',
    path: '/api/join-campaign/',
    access: 'donor',
    request: z.object({ campaign_id: campaign.shape.id }),
    response: message,
  },
  setGoal: {
    method: 'POST',
    path: '/api/goal/',
    access: 'donor',
    request: z.object({ client_goal: rules.clientGoal }),
    response: message,
  },
  setAnonymity: {
    method: 'POST',
    path: '/api/anonymity/',
    access: 'donor',
    request: z.object({ anonymous: z.boolean() }),
    response: message,
  },
  latestNews: {
    method: 'GET',
    path: latestNewsPath,
    access: 'public',
    response: z.array(newsArticle),
  },
  homeCampaigns: {
    method: 'GET',
    path: '/api/campaigns/',
    access: 'public',
    response: z.array(homeCampaign),
  },
  newsDetail: {
    method: 'GET',
    path: '/api/news/{title}/',
    access: 'public',
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
    throttled: 400,
    params: z.object({ id }),
    request: newComment,
    response: message,
  },
  books: {
    method: 'GET',
    path: '/api/books/',
    access: 'public',
    response: books,
  },
  openBooks: {
    method: 'GET',
    path: '/api/open-books/',
    access: 'public',
    response: openBooks,
  },
  paidBills: {
    method: 'GET',
    path: '/api/open-books/bills/',
    access: 'public',
    query: z.object({ after: z.string() }),
    response: paidBillPage,
  },
  ledger: {
    method: 'GET',
    path: '/api/ledger/',
    access: 'public',
    response: ledgerIndex,
  },
  statement: {
    method: 'GET',
    path: '/api/statement/',
    access: 'donor',
    response: z.object({ statement: z.string() }),
  },
  receipt: {
    method: 'GET',
    path: '/api/receipts/{number}/',
    access: 'donor',
    params: receiptParams,
    response: z.object({ html: z.string() }),
  },
  mailReceipt: {
    method: 'POST',
    path: '/api/receipts/{number}/mail/',
    access: 'donor',
    params: receiptParams,
    request: z.object({}),
    response: message,
  },
  sendPasswordResetCode: {
    method: 'POST',
    path: '/api/send-password-reset-code/',
    access: 'public',
    throttled: 400,
    request: z.object({ email: rules.email }),
    response: message,
  },
  verifyPasswordResetCode: {
    method: 'POST',
    path: '/api/verify-password-reset-code/',
    access: 'public',
    throttled: 400,
    request: z.object({ code: rules.code }),
    response: message,
  },
  changePassword: {
    method: 'POST',
    path: '/api/change-password/',
    access: 'public',
    throttled: 400,
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
export type CallRequest<Name extends CallName> = RequestOf<Row<Name>>;
export type CallParams<Name extends CallName> = ParamsOf<Row<Name>>;
export type CallQuery<Name extends CallName> = QueryOf<Row<Name>>;
export type CallResponse<Name extends CallName> = ResponseOf<Row<Name>>;
