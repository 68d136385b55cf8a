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
    summary: 'Removes a translation. Readers of its language see the original in its place.',
    params: withLanguage,
    request: withPassword,
    response: translatedCampaign,
  },
} as const satisfies Record<string, Call>;
