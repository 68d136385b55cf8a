import { type Language, mailedPicture, paths } from '@hearthlight/domain';
import { mails as words } from '@hearthlight/words/mails';

import type { Database } from '../../database/schema.ts';
import { day, hour } from '../../lib/clock.ts';
import type { Mail, MailKinds } from '../../platform/mail/mailer.ts';
import {
  composeMail,
  inCurrentLanguage,
  type MailContent,
  type PictureAlt,
  type Recipient,
} from '../../platform/mail/messages.ts';

/** Whether a donor with this address gets impact updates. Donors may unsubscribe after the mail is queued. */
async function getsUpdates(database: Database, emailKey: string): Promise<boolean> {
  const donor = await database
    .selectFrom('donors')
    .select('id')
    .where('email_key', '=', emailKey)
    .where('updates_refused_at', 'is', null)
    .executeTakeFirst();
  return donor !== undefined;
}

const countSent = (database: Database, updateId: number) =>
  database
    .updateTable('impact_updates')
    .set(({ eb }) => ({ mails_sent: eb('mails_sent', '+', 1) }))
    .where('id', '=', updateId)
    .execute();

/** The kinds of mails. */
export const mails = {
  'impact update': { life: 3 * day, atMostOnce: true, isWanted: getsUpdates, onSent: countSent },
  'update test': { life: hour },
} satisfies MailKinds;

/** The content of a mailed impact update. */
export interface UpdateFacts {
  /** The language of title and description, if they are not in the current one. */
  language?: Language;
  /** The title of the update's campaign, if it has one. */
  campaign?: string | undefined;
  /** Whether the donor gave to the campaign or joined it. */
  isOfCampaign: boolean;
  /** Empty for an update without a title. */
  title: string;
  description: string;
  /** The address of the update's picture within the site. */
  picture: string;
  /** Its alternative text, and the language of that text if it is not the current one. */
  pictureAlt?: PictureAlt;
  /** The origin of the site, for links. */
  publicUrl: string;
  /** The unsubscribe URL. */
  unsubscribe: string;
}

/** Returns the mail with an impact update. One without a translation stays in its own language. */
export function impactUpdateMail(
  content: MailContent,
  { campaign, description, isOfCampaign, language, picture, publicUrl, title, ...to }: Recipient & UpdateFacts,
): Mail {
  const shown = mailedPicture(picture);
  const mail = {
    kind: 'impact update' as const,
    ...to,
    title,
    body: description,
    ...(language && { bodyLanguage: language }),
    picture: shown && publicUrl + shown,
    link: { label: words.openUpdates, address: publicUrl + paths.pane('updates') },
  };
  if (campaign !== undefined && isOfCampaign) {
    return composeMail(content, { ...mail, campaign, sentences: 'impactUpdate' });
  }
  const { name } = inCurrentLanguage(content).foundation;
  const sentences = {
    subject: campaign === undefined ? words.updateSubject({ name }) : words.impactUpdateSubject({ campaign }),
    before: words.updateBefore({ name }),
    after: words.impactUpdateAfter,
  };
  return composeMail(content, { ...mail, sentences });
}
