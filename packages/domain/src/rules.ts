import * as z from 'zod/mini';

import { limits } from './limits.ts';
import { parseMoney, toCents } from './money.ts';

/**
 * One schema per field, with its sentence from `specification §5`. Forms and server share them. Each rule trims its
 * input and returns the trimmed value. Sentences appear in the order of the checks. Every pattern runs in linear time,
 * so that long input cannot block the server.
 */

const nameLetters = /^[\p{L}\p{M}'’-]+$/u;
const lettersAndSpaces = /^[\p{L}\p{M} ]+$/u;
const commentName = /^[\p{L}\p{M}\p{N} .'’-]+$/u;
/** Characters with which a mail program could read a second address or a display name into one address. */
const notInAddress = String.raw`\s@,;:<>()[\]\\"\p{Cc}\p{Cf}\p{Cs}`;
const emailAddress = new RegExp(
  `^[^${notInAddress}]+@[^${notInAddress}.]+(?:\\.[^${notInAddress}.]+)+$`,
  'u',
);

/** A trimmed text with one sentence for all checks. `least` and `most` are lengths in characters. */
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

/** First name: letters of any script, apostrophe or hyphen, longer than two characters. */
export const firstName = personName('Enter a valid first name.');
/** Last name: the same rule as the first name, with its own sentence. */
export const lastName = personName('Enter a valid lastname.');

/** An e-mail address without spaces. Case is preserved. */
export const email = text('Please enter a valid email address.', {
  most: limits.email.max,
  pattern: emailAddress,
});

const mixSentence = 'Passwords must be a mix of lowercase, uppercase letters, and digits.';

/** A new password, in sign-up and in recovery. */
export const newPassword = z.string(mixSentence).check(
  z.trim(),
  z.refine((value) => /\p{Lu}/u.test(value) && /\p{Ll}/u.test(value) && /\d/.test(value), mixSentence),
  z.minLength(limits.password.min, 'Password too short.'),
  z.maxLength(limits.password.max, 'Password too long.'),
);

/** The password of sign-in. Only its minimum length is checked, so that the rule reveals nothing else about it. */
export const currentPassword = text('Enter a valid password.', { least: limits.password.min, most: 1000 });

/** The sentence for a confirmation that differs from the password. */
export const passwordsDiffer = "Passwords don't match.";

/** A verification or reset code of five characters. A string, so that leading zeros are preserved. */
export const code = z
  .string('Please enter a five digit code.')
  .check(z.trim(), z.length(limits.code.length, 'Please enter a five digit code.'));

/** The name of a comment's author. */
export const comentatorName = text('Please enter a valid name.', {
  least: limits.name.min,
  most: limits.name.max,
  pattern: commentName,
});

const commentSentence = 'Please enter a valid message description. Min. length : 20 characters.';

/** The text of a comment: plain text, stored as typed apart from the trimming. */
export const comment = z
  .string(commentSentence)
  .check(
    z.trim(),
    z.minLength(limits.comment.min, commentSentence),
    z.maxLength(limits.comment.max, `Please keep your comment under ${limits.comment.max} characters.`),
  );

const helpField = (sentence: string, least: number) => text(sentence, { least, most: limits.helpField.max });

/** Full name on the help form: letters of any script and spaces. */
export const fullName = text('Enter a valid full name.', {
  least: limits.name.min,
  most: limits.name.max,
  pattern: lettersAndSpaces,
});
/** Phone number in any notation. */
export const phoneNumber = helpField('Please enter a valid phone number.', limits.phoneNumber.min);
/** Postal address. */
export const address = helpField('Please enter a valid address.', limits.address.min);
/** What kind of help is requested. */
export const requestType = helpField('Please enter a request type.', limits.requestType.min);
/** Description of the request. */
export const requestDescription = helpField(
  'Please enter a sufficient description.',
  limits.helpDescription.min,
);
/** Amounts of the help form: any text but an empty one (decision 0007). */
export const amountTargeted = helpField('Please enter a valid target amount.', 1);
/** The same for the amount raised so far. */
export const amountRaised = helpField('Please enter a valid amount raised.', 1);

/** The amount of a pledge: more than 3 US dollars. The value stays as typed; read it with `parseMoney`. */
export const donationAmount = z.string('Enter a valid amount.').check(
  z.trim(),
  z.refine((typed) => (parseMoney(typed) ?? 0) > toCents(limits.donation.moreThan), 'Enter a valid amount.'),
);

/** A donor's goal: more than nothing. The value stays as typed; read it with `parseMoney`. */
export const clientGoal = z.string('Enter a valid amount.').check(
  z.trim(),
  z.refine((typed) => (parseMoney(typed) ?? 0) > 0, 'Enter a valid amount.'),
);

/** The cause of a pledge, 11 to 500 characters. */
export const donationCause = text(
  'Please specify the purpose or recipient for your donation to ensure it reaches the intended cause. Thank you for your support.',
  { least: limits.donation.cause.min, most: limits.donation.cause.max },
);

/** The payment methods of the Donate pane (`specification §2`). The first is the default. */
export const paymentMethods = ['Credit/Debit Card', 'Paypal service', 'Bitcoin/Usdt'] as const;
/** One of `paymentMethods`. */
export const paymentMethod = z.enum(paymentMethods);
