import * as z from 'zod/mini';

import type { Call } from '../calls/call.ts';
import { message, nothing, version, withId, withLanguage, withPassword } from '../desk/call-parts.ts';
import * as rules from '../desk/rules.ts';
import { campaignTranslation, deskCampaign, translatedCampaign } from './desk-entities.ts';

const campaignFields = {
  title: rules.requiredLine,
  image_url: rules.pictureAddress,
  description: rules.description,
  target_amount: rules.positiveAmount,
  date_started: rules.day,
  date_ended: z.nullable(rules.day),
};
const campaignTranslationFields = { title: rules.requiredLine, description: rules.description };

/** The calls of the desk on campaigns. */
export const campaignsCalls = {
  deskCampaignList: {
    method: 'GET',
    path: '/desk/api/campaigns/',
    access: 'campaigns.write',
    response: z.object({ campaigns: z.array(deskCampaign) }),
  },
  createCampaign: {
    method: 'POST',
    path: '/desk/api/campaigns/',
    access: 'campaigns.write',
    request: z.object(campaignFields),
    response: deskCampaign,
  },
  readCampaign: {
    method: 'GET',
    path: '/desk/api/campaigns/{id}/',
    access: 'campaigns.write',
    params: withId,
    response: deskCampaign,
  },
  /** 409 if somebody else has changed it since `version`. */
  editCampaign: {
    method: 'POST',
    path: '/desk/api/campaigns/{id}/',
    access: 'campaigns.write',
    params: withId,
    request: z.object({ ...campaignFields, version }),
    response: deskCampaign,
  },
  moveCampaign: {
    method: 'POST',
    path: '/desk/api/campaigns/{id}/move/',
    access: 'campaigns.write',
    params: withId,
    request: z.object({ to: z.enum(['top', 'up', 'down']) }),
    response: z.object({ campaigns: z.array(deskCampaign) }),
  },
  /** Makes today the last day of a campaign. */
  endCampaign: {
    method: 'POST',
    path: '/desk/api/campaigns/{id}/end/',
    access: 'campaigns.write',
    params: withId,
    request: nothing,
    response: deskCampaign,
  },
  /** Removes a campaign with its registrations. Refused if it has gifts or bills. */
  removeCampaign: {
    method: 'POST',
    path: '/desk/api/campaigns/{id}/remove/',
    access: 'campaigns.write',
    confirmed: 'each-time',
    params: withId,
    request: withPassword,
    response: message,
  },
  campaignTranslations: {
    method: 'GET',
    path: '/desk/api/campaigns/{id}/translations/',
    access: 'campaigns.write',
    params: withId,
    response: z.object({ translations: z.array(translatedCampaign) }),
  },
  /** 409 if the stored one is not `based_on`, which was changed. */
  saveCampaignTranslation: {
    method: 'POST',
    path: '/desk/api/campaigns/{id}/translations/{language}/',
    access: 'campaigns.write',
    params: withLanguage,
    request: z.object({ ...campaignTranslationFields, based_on: z.nullable(campaignTranslation) }),
    response: translatedCampaign,
  },
  /** Readers of its language see the original in its place. */
  removeCampaignTranslation: {
    method: 'POST',
    path: '/desk/api/campaigns/{id}/translations/{language}/remove/',
    access: 'campaigns.write',
    confirmed: 'each-time',
    params: withLanguage,
    request: withPassword,
    response: translatedCampaign,
  },
} as const satisfies Record<string, Call>;
