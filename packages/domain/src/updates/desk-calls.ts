import * as z from 'zod/mini';

import type { Call } from '../calls/call.ts';
import {
  after,
  campaignId,
  message,
  next,
  password,
  version,
  withId,
  withLanguage,
  withPassword,
} from '../desk/call-parts.ts';
import * as rules from '../desk/rules.ts';
import { audience, deskUpdate, failedMail, translatedUpdate, updateMail, updateTranslation } from './desk-entities.ts';

const updateFields = {
  title: rules.draftLine,
  place: rules.draftLine,
  image_url: rules.pictureAddress,
  description: rules.description,
  date_published: rules.day,
  campaign_id: campaignId,
};
const updateTranslationFields = {
  title: rules.draftLine,
  place: rules.draftLine,
  description: rules.description,
};

/** The calls of the desk on updates. */
export const updatesCalls = {
  deskUpdateList: {
    method: 'GET',
    path: '/desk/api/updates/',
    access: 'updates.write',
    query: z.object({ after }),
    response: z.object({ updates: z.array(deskUpdate), next }),
  },
  /** Adds an impact update without mailing it. */
  createUpdate: {
    method: 'POST',
    path: '/desk/api/updates/',
    access: 'updates.write',
    request: z.object(updateFields),
    response: deskUpdate,
  },
  /** 409 if somebody else has changed it since `version`. */
  editUpdate: {
    method: 'POST',
    path: '/desk/api/updates/{id}/',
    access: 'updates.write',
    params: withId,
    request: z.object({ ...updateFields, version }),
    response: deskUpdate,
  },
  /** Removes an impact update with the mails that were not yet sent. */
  removeUpdate: {
    method: 'POST',
    path: '/desk/api/updates/{id}/remove/',
    access: 'updates.write',
    confirmed: 'each-time',
    params: withId,
    request: withPassword,
    response: message,
  },
  updateMail: {
    method: 'GET',
    path: '/desk/api/updates/{id}/mail/',
    access: 'updates.write',
    params: withId,
    query: z.object({ language: z.optional(z.string()) }),
    response: updateMail,
  },
  /** Sending it to donors needs this first. */
  testUpdate: {
    method: 'POST',
    path: '/desk/api/updates/{id}/test/',
    access: 'updates.write',
    params: withId,
    request: z.object({ language: z.optional(z.string()), version }),
    response: message,
  },
  /** Queues the mail of an impact update for donors who have not got it. */
  sendUpdate: {
    method: 'POST',
    path: '/desk/api/updates/{id}/send/',
    access: 'updates.write',
    confirmed: 'each-time',
    params: withId,
    request: z.object({ ...password, audience, version }),
    response: deskUpdate,
  },
  failedUpdateMails: {
    method: 'GET',
    path: '/desk/api/updates/{id}/failed/',
    access: 'updates.write',
    params: withId,
    response: z.object({ mails: z.array(failedMail) }),
  },
  /** Queues the mails that could not be sent again, except those that may have arrived. */
  retryUpdate: {
    method: 'POST',
    path: '/desk/api/updates/{id}/retry/',
    access: 'updates.write',
    confirmed: 'each-time',
    params: withId,
    request: withPassword,
    response: deskUpdate,
  },
  readUpdate: {
    method: 'GET',
    path: '/desk/api/updates/{id}/',
    access: 'updates.write',
    params: withId,
    response: deskUpdate,
  },
  updateTranslations: {
    method: 'GET',
    path: '/desk/api/updates/{id}/translations/',
    access: 'updates.write',
    params: withId,
    response: z.object({ translations: z.array(translatedUpdate) }),
  },
  /** 409 if the stored one is not `based_on`, which was changed. */
  saveUpdateTranslation: {
    method: 'POST',
    path: '/desk/api/updates/{id}/translations/{language}/',
    access: 'updates.write',
    params: withLanguage,
    request: z.object({ ...updateTranslationFields, based_on: z.nullable(updateTranslation) }),
    response: translatedUpdate,
  },
  /** Readers of its language see the original in its place. */
  removeUpdateTranslation: {
    method: 'POST',
    path: '/desk/api/updates/{id}/translations/{language}/remove/',
    access: 'updates.write',
    confirmed: 'each-time',
    params: withLanguage,
    request: withPassword,
    response: translatedUpdate,
  },
} as const satisfies Record<string, Call>;
