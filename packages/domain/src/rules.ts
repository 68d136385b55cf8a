import * as z from 'zod/mini';

import { limits } from './limits.ts';
import { parseMoney, toCents } from './money.ts';

/**
 * One schema per field rule, with the sentence of `spec §5` that a person reads when it is broken. Forms and
 * server are both made of these. Each trims first, and what comes out is trimmed. The order of the checks is the
 * order in which their sentences are shown. Every pattern is linear: a hundred kilobytes take no longer to
 * refuse than to read.
 */

const nameLetters = /^[\p{L}\p{M}'’-]+$/u;
const lettersAndSpaces = /^[\p{L}\p{M} ]+$/u;
const commentName = /^[\p{L}\p{M}\p{N} .'’-]+$/u;
/** With these a mail program reads a second address, or a name, into what should be one address. */
const notInAddress = String.raw`\s@,;:<>()[\]\\"\p{Cc}\p{Cf}\p{Cs}`;
const emailAddress = new RegExp(
  `^[^${notInAddress}]+@[^${notInAddress}.]+(?:\\.[^${notInAddress}.]+)+$`,
  'u',
);

/** A field that is trimmed and then checked, all checks with one sentence. `least` and `most` count characters. */
function text(
  sentence: string,
  { least = 1, most, pattern }: { least?: number; most: number; pattern?: RegExp },
) {
  return z
    .string(sentence)
    .check(
      z.trim(),
      z.minLength(least, sentence),
      z.maxLength(most, { error: sentence, abort: true }),
      ...(pattern ? [z.regex(pattern, sentence)] : []),
    );
}

const personName = (sentence: string) =>
  text(sentence, { least: limits.name.min, most: limits.name.max, pattern: nameLetters });

/** First name: letters, apostrophe or hyphen, longer than two characters. */
export const firstName = personName('Enter a valid first name.');
/** Last name: letters, apostrophe or hyphen, longer than two characters. */
export const lastName = personName('Enter a valid lastname.');

/** An e-mail address without spaces, its case kept as typed. */
export const email = text('Please enter a valid email address.', {
  most: limits.email.max,
  pattern: emailAddress,
});

const mixSentence = 'Passwords must be a mix of lowercase, uppercase letters, and digits.';

/** A password that is being chosen, in sign-up and in recovery. */
export const newPassword = z.string(mixSentence).check(
  z.trim(),
  z.refine((value) => /\p{Lu}/u.test(value) && /\p{Ll}/u.test(value) && /\d/.test(value), mixSentence),
  z.minLength(limits.password.min, 'Password too short.'),
  z.maxLength(limits.password.max, 'Password too long.'),
);

/** A password typed to sign in: only its least length is checked, so that nothing is told of the real one. */
export const currentPassword = text('Enter a valid password.', { least: limits.password.min, most: 1000 });

export const passwordsDiffer = "Passwords don't match.";

/** A verification or reset code of five characters; a string, so that leading zeros stay. */
export const code = z
  .string('Please enter a five digit code.')
  .check(z.trim(), z.length(limits.code.length, 'Please enter a five digit code.'));

/** The name under a comment. */
export const comentatorName = text('Please enter a valid name.', {
  least: limits.name.min,
  most: limits.name.max,
  pattern: commentName,
});

const commentSentence = 'Please enter a valid message description. Min. length : 20 characters.';

/** The text of a comment, plain and kept as typed between its ends. */
export const comment = z
  .string(commentSentence)
  .check(
    z.trim(),
    z.minLength(limits.comment.min, commentSentence),
    z.maxLength(limits.comment.max, `Please keep your comment under ${limits.comment.max} characters.`),
  );

const helpField = (sentence: string, least: number) => text(sentence, { least, most: limits.helpField.max });

export const fullName = text('Enter a valid full name.', {
  least: limits.name.min,
  most: limits.name.max,
  pattern: lettersAndSpaces,
});
export const phoneNumber = helpField('Please enter a valid phone number.', limits.phoneNumber.min);
export const address = helpField('Please enter a valid address.', limits.address.min);
export const requestType = helpField('Please enter a request type.', limits.requestType.min);
export const requestDescription = helpField(
  'Please enter a sufficient description.',
  limits.helpDescription.min,
);
/** The specification asks only that the two sums of the help form are not empty: people write '300 a month'. */
export const amountTargeted = helpField('Please enter a valid target amount.', 1);
export const amountRaised = helpField('Please enter a valid amount raised.', 1);

/** The typed sum of a pledge, more than 3 US dollars. It stays as typed; `parseMoney` reads it. */
export const donationAmount = z.string('Enter a valid amount.').check(
  z.trim(),
  z.refine((typed) => (parseMoney(typed) ?? 0) > toCents(limits.donation.moreThan), 'Enter a valid amount.'),
);

/** What a pledge is for, eleven to five hundred characters. */
export const donationCause = text(
  'Please specify the purpose or recipient for your donation to ensure it reaches the intended cause. Thank you for your support.',
  { least: limits.donation.cause.min, most: limits.donation.cause.max },
);

/** The ways to pay that a pledge may name (`spec §2`, Donate pane). The first is chosen at the start. */
export const paymentMethods = ['Credit/Debit Card', 'Paypal service', 'Bitcoin/Usdt'] as const;
export const paymentMethod = z.enum(paymentMethods);
