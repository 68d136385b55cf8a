import type { Feature } from '../actions/feature.ts';
import type { MailKinds } from '../platform/mail/mailer.ts';
import { accounts } from './accounts/feature.ts';
import { campaigns } from './campaigns/feature.ts';
import { comments } from './comments/feature.ts';
import { donors } from './donors/feature.ts';
import { gifts } from './gifts/feature.ts';
import { news } from './news/feature.ts';
import { operations } from './operations/feature.ts';
import { receipts } from './receipts/feature.ts';
import { staff } from './staff/feature.ts';
import { statements } from './statements/feature.ts';
import { updates } from './updates/feature.ts';

/** All features, each after those that it uses. */
const features: readonly Feature[] = [
  accounts,
  staff,
  campaigns,
  news,
  comments,
  updates,
  receipts,
  gifts,
  donors,
  statements,
  operations,
];

/** All kinds of mails. */
export const mailKinds: MailKinds = Object.fromEntries(
  features.flatMap(({ mails }) => Object.entries(mails ?? {})),
);

/** All entries that use uploaded pictures. */
export const pictureUses = features.flatMap((feature) => feature.pictureUses ?? []);
