import { staff as words } from '@hearthlight/words/staff';
import * as z from 'zod/mini';

import { formats } from '../formats.ts';
import { newPasswordTwice, samePasswords } from '../forms.ts';
import { formatMoney, fromCents } from '../money.ts';
import { parseMoney } from '../parse-money.ts';
import * as publicRules from '../rules.ts';
import { deskCalls } from './calls.ts';
import type { DeskCampaign, DeskUpdate } from './entities.ts';
import * as rules from './rules.ts';

/** The forms of the desk, whose rules are those of the calls that they make. */

export const deskSignInForm = deskCalls.deskSignIn.request;
export type DeskSignInEntry = z.output<typeof deskSignInForm>;

export const confirmPasswordForm = deskCalls.confirmPassword.request;

/** A code of the authenticator app. */
export const totpForm = z.object({ code: rules.totpCode });
/** A recovery code. */
export const recoveryForm = z.object({ code: rules.recoveryCode });

/** What a new person enters. */
export const welcomeForm = z
  .object({ name: rules.staffName, email: publicRules.email, ...newPasswordTwice })
  .check(samePasswords);
export type WelcomeEntry = z.output<typeof welcomeForm>;

/** Where a test mail is sent. */
export const testMailForm = deskCalls.sendTestMail.request;
export type TestMailEntry = z.output<typeof testMailForm>;

/** Why something is done. */
export const reasonForm = z.object({ reason: rules.reason });
/** What something that cannot be undone needs: the password, and sometimes a reason. */
export const irreversibleForm = z.object({
  ...confirmPasswordForm.shape,
  reason: z.optional(rules.reason),
});

/** What encrypts a backup. */
export const backupForm = deskCalls.downloadBackup.request;
export type BackupEntry = z.output<typeof backupForm>;

/** Who is invited as what. A link to copy is always shown, so that a host without mail works too. */
export const inviteForm = deskCalls.inviteStaff.request;
export type Invitation = z.output<typeof inviteForm>;

/** The title of a new article. */
export const newArticleForm = deskCalls.createArticle.request;
export type NewArticle = z.output<typeof newArticleForm>;

/** A campaign as typed: an amount in the foundation's currency, and an empty last day for no end. */
export const campaignForm = z
  .object({
    title: rules.requiredLine,
    image_url: rules.pictureAddress,
    description: rules.description,
    target_amount: rules.typedAmount,
    date_started: rules.day,
    date_ended: rules.optionalDay,
  })
  .check(
    z.refine(({ date_ended: end, date_started: start }) => end === '' || end >= start, {
      error: () => words.endBeforeStart,
      path: ['date_ended'],
    }),
  );
export type CampaignEntry = z.output<typeof campaignForm>;

/** Returns a campaign as its form shows it. The symbol of the currency is beside the field. */
export const campaignEntryOf = ({
  date_ended: end,
  target_amount: target,
  ...campaign
}: Pick<DeskCampaign, keyof CampaignEntry>): CampaignEntry => ({
  title: campaign.title,
  image_url: campaign.image_url,
  description: campaign.description,
  target_amount: formatMoney(target, { ...formats(), money: '#' }),
  date_started: campaign.date_started,
  date_ended: end ?? '',
});

/** Returns the fields of a call for a campaign that passed the rules. */
export const campaignFieldsOf = ({ date_ended: end, target_amount: target, ...entry }: CampaignEntry) => ({
  ...entry,
  target_amount: fromCents(parseMoney(target) ?? 0),
  date_ended: end === '' ? null : end,
});

/** A translation of a campaign. */
export const campaignTranslationForm = z.omit(deskCalls.saveCampaignTranslation.request, { based_on: true });

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
export const updateTranslationForm = z.omit(deskCalls.saveUpdateTranslation.request, { based_on: true });

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

/** A translation of an article. */
export const translationForm = z.object(rules.translationFields);
