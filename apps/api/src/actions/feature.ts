import type { MailKinds } from '../platform/mail/mailer.ts';
import type { PictureUses } from './picture-uses.ts';

/** What a feature adds to the server. */
export interface Feature {
  /** The kinds of mails that it sends. */
  mails?: MailKinds;
  /** How its entries use uploaded pictures. */
  pictureUses?: PictureUses;
}
