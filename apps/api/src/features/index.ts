import type { Feature } from '../actions/feature.ts';
import type { PictureUses } from '../actions/picture-uses.ts';
import type { MailKinds } from '../platform/mail/mailer.ts';
import { accounts } from './accounts/feature.ts';
import { bills } from './bills/feature.ts';
import { books } from './books/feature.ts';
import { campaigns } from './campaigns/feature.ts';
import { comments } from './comments/feature.ts';
import { donors } from './donors/feature.ts';
import { gifts } from './gifts/feature.ts';
import { imports } from './imports/feature.ts';
import { ledger } from './ledger/feature.ts';
import { news } from './news/feature.ts';
import { occasions } from './occasions/feature.ts';
import { openBooks } from './open-books/feature.ts';
import { operations } from './operations/feature.ts';
import { payments } from './payments/feature.ts';
import { pictures } from './pictures/feature.ts';
import { plans } from './plans/feature.ts';
import { receipts } from './receipts/feature.ts';
import { staff } from './staff/feature.ts';
import { statements } from './statements/feature.ts';
import { translations } from './translations/feature.ts';
import { updates } from './updates/feature.ts';

/** All features, each after those that it uses. `tooling/dependency-cruiser.mjs` checks imports by this order. */
export const features: readonly Feature[] = [
  books,
  accounts,
  staff,
  pictures,
  translations,
  campaigns,
  news,
  comments,
  updates,
  receipts,
  occasions,
  gifts,
  plans,
  bills,
  imports,
  payments,
  donors,
  statements,
  ledger,
  openBooks,
  operations,
];

/** Returns the kinds of mails of features. */
export const mailKindsOf = (some: readonly Feature[]): MailKinds =>
  Object.fromEntries(some.flatMap(({ mails = {} }) => Object.entries(mails)));

/** Returns the entries of features that use uploaded pictures. */
export const pictureUsesOf = (some: readonly Feature[]): PictureUses[] =>
  some.flatMap((feature) => feature.pictureUses ?? []);

export const mailKinds: MailKinds = mailKindsOf(features);
export const pictureUses = pictureUsesOf(features);
