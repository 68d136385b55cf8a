import * as z from 'zod/mini';

import * as rules from '../desk/rules.ts';
import { updatesCalls } from './desk-calls.ts';
import type { DeskUpdate } from './desk-entities.ts';

/** An impact update as typed. The campaign is its number, or empty for none. */
export const updateForm = z.object({
  title: rules.draftLine,
  place: rules.draftLine,
  image_url: rules.pictureAddress,
  description: rules.description,
  date_published: rules.day,
  campaign_id: z.string(),
});
export type UpdateEntry = z.output<typeof updateForm>;

/** A translation of an impact update. */
export const updateTranslationForm = z.omit(updatesCalls.saveUpdateTranslation.request, { based_on: true });

/** Returns an impact update as its form shows it. */
export const updateEntryOf = ({
  campaign,
  ...update
}: Omit<DeskUpdate, 'id' | 'mailing' | 'version'>): UpdateEntry => ({
  title: update.title,
  place: update.place,
  image_url: update.image_url,
  description: update.description,
  date_published: update.date_published,
  campaign_id: campaign === null ? '' : String(campaign.id),
});

/** Returns the fields of a call for an impact update that passed the rules. */
export const updateFieldsOf = ({ campaign_id: campaign, ...entry }: UpdateEntry) => ({
  ...entry,
  campaign_id: campaign === '' ? null : Number(campaign),
});
